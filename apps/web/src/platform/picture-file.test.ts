import { expect, it } from 'vitest';
import { pictureFile } from './picture-file.ts';

it('prefers the picture in the language of the reader', () => {
  expect(pictureFile('students', 'de', ['students.webp', 'students.de.webp'])).toBe('students.de.webp');
});

it('takes the picture without a language next, and none of another screen or language', () => {
  expect(pictureFile('students', 'fr', ['students.de.webp', 'students.webp'])).toBe('students.webp');
  expect(pictureFile('students', 'fr', ['students.de.webp', 'join.webp'])).toBeUndefined();
});
