import { limits } from '@wordgrove/contract/limits';
import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it('says small sizes in kilobytes and large ones in megabytes with one digit', () => {
  expect(fileSize(10, 'en')).toBe('1 kB');
  expect(fileSize(320 * 1024, 'en')).toBe('320 kB');
  expect(fileSize(1_468_006, 'en')).toBe('1.4 MB');
});

it('writes numbers as the language does', () => {
  expect(fileSize(1_468_006, 'de')).toBe('1,4 MB');
});

it('says the limit as a round number', () => {
  expect(fileSize(limits.maxFileBytes, 'en')).toBe('10 MB');
});
