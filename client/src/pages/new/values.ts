// A setting's value in words. Numbers stand for themselves.
import { t } from '../../core/settings.svelte';

export type Value = boolean | number | string | string[] | null;

const NAMED: Record<string, string> = {
  shared: 'new-value-shared',
  broke: 'new-value-broke',
  new: 'new-value-new',
  higher: 'new-value-higher',
  flat: 'new-value-flat',
  pips: 'new-value-pips',
  turn: 'new-value-turn',
  strict: 'new-value-strict',
};

/** A choice of a setting; one that has no words yet is shown as it is. */
export const wordOf = (value: number | string): string => (typeof value === 'string' && NAMED[value] ? t(NAMED[value]) : String(value));

/** A length of time in its shortest form. */
export function timeOf(seconds: number): string {
  if (seconds >= 3_600 && seconds % 3_600 === 0) return t('new-time', { unit: 'hours', value: seconds / 3_600 });
  if (seconds >= 60 && seconds % 60 === 0) return t('new-time', { unit: 'minutes', value: seconds / 60 });
  return t('new-time', { unit: 'seconds', value: seconds });
}
