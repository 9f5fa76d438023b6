import { expect, test } from 'vitest';
import { refusalFor, StartRefused } from './start-refused.ts';

const failure = (code: string) => Object.assign(new Error(`${code}: something`), { code });

test.each([
  ['ENOSPC', /disk that holds \/srv\/school is full/],
  ['EDQUOT', /disk that holds \/srv\/school is full/],
  ['EROFS', /can't write to its data folder \/srv\/school/],
  ['EACCES', /can't write to its data folder \/srv\/school/],
  ['ENOTDIR', /\/srv\/school can't be the data folder/],
])('%s at the start becomes a sentence with the folder', (code, sentence) => {
  const refusal = refusalFor(failure(code), '/srv/school');
  expect(refusal).toBeInstanceOf(StartRefused);
  expect(String(refusal)).toMatch(sentence);
});

test('an error of another kind stays what it is', () => {
  const error = failure('EMFILE');
  expect(refusalFor(error, '/srv/school')).toBe(error);
});
