import { expect, it } from 'vitest';
import { readMeaning, readSaid, storedMeaning, storedSaid } from './stored.ts';

it('reads back every stored meaning', () => {
  const meaning = { shown: 'lead', frame: 'to show “the way”: to go first' };
  expect(storedMeaning(meaning)).toBe('“lead” means: to show “the way”: to go first');
  expect(readMeaning(storedMeaning(meaning))).toEqual(meaning);
  expect(readMeaning('She ___ to school.')).toBeNull();
});

it('reads back every stored answer, with or without a picked word', () => {
  for (const said of [
    { isTrue: true, word: null },
    { isTrue: false, word: null },
    { isTrue: false, word: 'deliver' },
  ]) {
    expect(readSaid(storedSaid(said))).toEqual(said);
  }
  for (const picked of ['deliver', 'true', 'false', 'Falsehood', 'Truely']) expect(readSaid(picked)).toBeNull();
});
