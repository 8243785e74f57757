import { expect, test } from 'vitest';
import { codeIn } from '../src/pages/front/code';

test('a code is found in whatever somebody types or pastes', () => {
  expect(codeIn('kadomi47')).toBe('kadomi47');
  expect(codeIn(' Ka do mi 47 ')).toBe('kadomi47');
  expect(codeIn('KA-DO-MI-47')).toBe('kadomi47');
  expect(codeIn('https://example.org/kadomi47')).toBe('kadomi47');
  expect(codeIn('http://192.168.1.20:8000/kadomi47/replay?seat=1')).toBe('kadomi47');
  expect(codeIn('example.org/Kadomi47#x')).toBe('kadomi47');
  expect(codeIn('/kadomi47')).toBe('kadomi47');
});

test('nothing is no code', () => {
  expect(codeIn('')).toBe('');
  expect(codeIn(' , ')).toBe('');
});
