import { expect, it } from 'vitest';
import { suggest } from './answer.ts';
import { openLexicon } from './lexicon.ts';

const words = async (typed: string) => (await suggest(openLexicon(), typed, 8)).map(({ word }) => word);

it('suggests taught words first and easy ones before hard ones', async () => {
  const list = await suggest(openLexicon(), 'be', 8);
  expect(list).toHaveLength(8);
  expect(list.every(({ isTaught }) => isTaught)).toBe(true);
  expect(list.map(({ level }) => level)).toEqual(list.map(({ level }) => level).toSorted());
});

it('suggests base forms with their capitals and accents, a whole word first', async () => {
  expect((await words('run'))[0]).toBe('run');
  expect(await words('childr')).not.toContain('children');
  expect(await words('wednesd')).toContain('Wednesday');
  expect(await words('CAF')).toContain('café');
  expect(await words('look af')).toEqual(['look after']);
});

it('suggests nothing where nothing begins so', async () => {
  expect(await words('qqq')).toEqual([]);
});
