// Calls somebody who looks elsewhere: a short sound and a mark in the page's title when it is their decision.
import { settings, t } from './settings.svelte';

const PATIENCE = 30_000; // milliseconds that a page in sight waits before it calls
const NOTES = [659.25, 880]; // hertz: e and a
const NOTE_LENGTH = 0.16; // seconds
const LOUDNESS = 0.11;

let audio: AudioContext | null = null;

/** Browsers let a page sound only after it was touched. */
function unlock(): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
}
addEventListener('pointerdown', unlock);
addEventListener('keydown', unlock);

/** Two soft notes, the second higher. */
export function chime(): void {
  if (!audio || audio.state !== 'running') return;
  const begin = audio.currentTime + 0.02;
  for (const [number, pitch] of NOTES.entries()) {
    const start = begin + number * NOTE_LENGTH;
    const volume = audio.createGain();
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0005, start + NOTE_LENGTH * 3);
    volume.connect(audio.destination);
    const tone = audio.createOscillator();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    tone.connect(volume);
    tone.start(start);
    tone.stop(start + NOTE_LENGTH * 3);
  }
}

class Attention {
  #asked: number | null = null; // the number of the open question
  #timer: ReturnType<typeof setTimeout> | undefined;
  #title: string | null = null; // as it was before it was marked

  /** What the reader is asked now: a question's number, or null. Call it as often as you like. */
  turn(asked: number | null): void {
    if (asked === this.#asked) return;
    this.#asked = asked;
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#hidden);
    this.#unmark();
    if (asked === null) return;
    document.addEventListener('visibilitychange', this.#hidden);
    if (document.visibilityState === 'hidden') this.#call();
    else this.#timer = setTimeout(() => this.#call(), PATIENCE);
  }

  #call(): void {
    if (settings.hasSound) chime();
    this.#mark();
  }

  readonly #hidden = () => {
    if (document.visibilityState === 'hidden') this.#mark();
  };

  #mark(): void {
    if (!settings.marksTitle || this.#title !== null) return;
    this.#title = document.title;
    document.title = t('menu-title-turn', { title: document.title });
  }

  #unmark(): void {
    if (this.#title !== null) document.title = this.#title;
    this.#title = null;
  }
}

export const attention = new Attention();
