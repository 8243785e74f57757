// Arrow keys lead from one button of a group to the next.
import type { Action } from 'svelte/action';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export const arrows: Action<HTMLElement> = (node) => {
  function move(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (!step) return;
    const buttons = [...node.querySelectorAll('button')];
    buttons[buttons.findIndex((button) => button === document.activeElement) + step]?.focus();
    event.preventDefault();
  }
  node.addEventListener('keydown', move);
  return { destroy: () => node.removeEventListener('keydown', move) };
};
