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

it('suggests what a form is of before what begins so', async () => {
  expect((await words('ran')).slice(0, 2)).toEqual(['run', 'range']);
  expect(await words('children')).toEqual(['child']);
  expect(await words('geese')).toEqual(['goose']);
  // A word in its own right comes before the word that it is also a form of, and no rare word is suggested for it.
  expect((await words('left')).slice(0, 2)).toEqual(['left', 'leave']);
  expect(await words('gas')).not.toContain('ga');
  expect(await words('be')).toHaveLength(8);
});

it('suggests a rare word only after the taught ones, also when it is whole', async () => {
  expect(await words('wa')).not.toContain('WA');
  expect((await words('th'))[0]).toBe('the');
  expect((await words('ox'))[0]).toBe('ox');
  expect((await words('rand'))[0]).toBe('rand');
});

it('suggests nothing where nothing begins so', async () => {
  expect(await words('qqq')).toEqual([]);
});
