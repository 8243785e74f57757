import type { Theme } from '../../core/settings.svelte';
import type { IconName } from '../../pieces/icons';

/** The themes, each with its icon and the id of its name. */
export const THEMES: readonly { theme: Theme; icon: IconName; text: string }[] = [
  { theme: 'auto', icon: 'auto', text: 'lobby-theme-auto' },
  { theme: 'light', icon: 'sun', text: 'lobby-theme-light' },
  { theme: 'dark', icon: 'moon', text: 'lobby-theme-dark' },
];
