// Touching, clicking and typing, the same for houses and groups of dice.
import type { TableModel } from '../../core/table.svelte';
import type { Option } from '../../wire';

/** A touch previews and a second one sends; the mouse has previewed by hovering, so its click sends at once. */
export function pick(model: TableModel, row: number, option: Option, event: MouseEvent): void {
  const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
  const wasChosen = model.isChosen(option);
  model.choose(row, option);
  if (isMouse && !wasChosen && model.isWhole) void model.send();
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys: to the next or the last of the buttons within the element that listens. */
export function moveFocus(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = STEPS[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')];
  const now = buttons.findIndex((button) => button === document.activeElement);
  if (now < 0) return;
  event.preventDefault();
  buttons[(now + step + buttons.length) % buttons.length].focus();
}
