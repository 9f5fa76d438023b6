import { expect, it } from 'vitest';
import { pictureFile } from './picture-file.ts';

it('prefers the picture in the language of the reader', () => {
  const files = ['guide-teacher-invite.webp', 'guide-teacher-invite.de.webp'];
  expect(pictureFile('teacher', 'invite', 'de', files)).toBe('guide-teacher-invite.de.webp');
  expect(pictureFile('teacher', 'invite', 'fr', files)).toBe('guide-teacher-invite.webp');
});

it('never shows another chapter, tab or language', () => {
  const files = ['guide-teacher-invite.de.webp', 'guide-student-profile.webp'];
  expect(pictureFile('teacher', 'invite', 'fr', files)).toBeUndefined();
  expect(pictureFile('teacher', 'profile', 'fr', files)).toBeUndefined();
});
