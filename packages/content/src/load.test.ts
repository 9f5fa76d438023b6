import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadContent } from './load.ts';
import { sensesOf } from './senses.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wordgrove-content-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function put(name: string, content: unknown): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
}

const bread = {
  lemma: 'bread',
  pos: 'noun',
  ipa: { uk: 'bred' },
  definition: 'a food made from flour and water and baked',
  examples: ['My grandfather bakes bread on Sundays.'],
  translations: { tr: ['ekmek'], es: ['pan'], fr: ['pain'], de: ['Brot'] },
};
const scale = { id: 'r-1', topic: 'nature', title: 'How hot?', from: 'cold', to: 'hot', steps: ['a', 'b', 'c', 'd'] };
const words = (...list: unknown[]) => ({ level: 'A1', topic: 'food-and-drink', words: list });

describe('reading the content', () => {
  it('gives every word its level and topic', () => {
    put('words/a1/food-and-drink.json', words(bread));
    expect(loadContent(folder).words).toEqual([{ ...bread, level: 'A1', topic: 'food-and-drink' }]);
  });

  it.each<[string, string, unknown, string]>([
    [
      'a missing field',
      'words/a1/food-and-drink.json',
      words({ ...bread, definition: undefined }),
      'words/a1/food-and-drink.json: "bread" definition: Invalid input: expected string, received undefined',
    ],
    [
      'an empty translation',
      'words/a1/food-and-drink.json',
      words({ ...bread, translations: { ...bread.translations, de: [''] } }),
      '"bread" translations.de.0: Too small',
    ],
    [
      'the same translation twice',
      'words/a1/food-and-drink.json',
      words({ ...bread, translations: { ...bread.translations, tr: ['ekmek', 'Ekmek'] } }),
      '"bread" translations.tr: twice the same',
    ],
    [
      'a field that stands twice',
      'words/a1/food-and-drink.json',
      JSON.stringify(words(bread)).replace('"lemma":"bread"', '"lemma":"bread","lemma":"loaf"'),
      'words/a1/food-and-drink.json: "bread": "lemma" stands twice in one entry',
    ],
    [
      'an unknown level',
      'words/a1/food-and-drink.json',
      { level: 'A0', topic: 'food-and-drink', words: [] },
      'words/a1/food-and-drink.json: level: Invalid option',
    ],
    [
      'a field that nobody knows',
      'words/a1/food-and-drink.json',
      words({ ...bread, colour: 'brown' }),
      '"bread": Unrecognized key',
    ],
    ['a file that is no JSON', 'words/a1/food-and-drink.json', '{"level": "A1",', 'words/a1/food-and-drink.json: '],
    ['a list that is none', 'words/a1/food-and-drink.json', 'null', 'words/a1/food-and-drink.json: Invalid input'],
    ['a file in the wrong place', 'pictures/cat.json', {}, 'pictures/cat.json: no kind of content has its files here'],
    [
      'the same word twice',
      'words/a1/food-and-drink.json',
      words(bread, bread),
      'the word "bread:noun" is there twice: words/a1/food-and-drink.json and words/a1/food-and-drink.json',
    ],
    [
      'a file that says another level than its place',
      'words/b1/food-and-drink.json',
      words(bread),
      'words/b1/food-and-drink.json: its level is "A1", but it lies in the place of "b1"',
    ],
    ['the same id twice', 'scales/a1.json', { level: 'A1', scales: [scale, scale] }, 'the id "r-1" is there twice'],
  ])('names file, entry and reason of %s', (_, name, content, message) => {
    put(name, content);
    expect(() => loadContent(folder)).toThrow(message);
  });

  it('accepts a byte order mark at the start of a file', () => {
    put('words/a1/food-and-drink.json', `\ufeff${JSON.stringify(words(bread))}`);
    expect(loadContent(folder).words).toHaveLength(1);
  });

  const loaf = {
    ...bread,
    lemma: 'loaf',
    translations: { tr: ['somun'], es: ['hogaza'], fr: ['miche'], de: ['Laib'] },
  };
  const putSynonyms = (level: string, ...synonyms: string[][]) =>
    put(`synonyms/${level.toLowerCase()}.json`, { level, synonyms });

  it('gives every group of synonyms its level', () => {
    put('words/a1/food-and-drink.json', words(bread, loaf));
    putSynonyms('A1', ['bread:noun', 'loaf:noun']);
    expect(loadContent(folder).synonyms).toEqual([{ level: 'A1', words: ['bread:noun', 'loaf:noun'] }]);
  });

  it.each<[string, string, string[][], string]>([
    ['a group of one', 'A1', [['bread:noun']], 'synonyms/a1.json: "bread:noun": Too small'],
    [
      'a word that isn’t taught',
      'A1',
      [['bread:noun', 'bun:noun']],
      'synonyms/a1.json: "bread:noun, bun:noun": the word bank has no "bun:noun"',
    ],
    [
      'words of different parts of speech',
      'A1',
      [['bread:noun', 'bake:verb']],
      '"bread:noun, bake:verb": its words are of different parts of speech',
    ],
    ['a word with itself', 'A1', [['bread:noun', 'bread:noun']], 'a word stands twice in it'],
    [
      'a pair that is there twice',
      'A1',
      [
        ['bread:noun', 'loaf:noun'],
        ['loaf:noun', 'bread:noun'],
      ],
      '"loaf:noun, bread:noun": the pair bread:noun and loaf:noun is there twice, first in synonyms/a1.json',
    ],
    ['another level than its words', 'B1', [['bread:noun', 'loaf:noun']], 'its easiest word is of A1'],
  ])('names file, group and reason of synonyms with %s', (_, level, groups, message) => {
    put('words/a1/food-and-drink.json', words(bread, loaf, { ...bread, lemma: 'bake', pos: 'verb' }));
    putSynonyms(level, ...groups);
    expect(() => loadContent(folder)).toThrow(message);
  });

  const sense = {
    id: 'money',
    label: 'money',
    level: 'B1',
    topic: 'work-and-money',
    definition: 'money',
    examples: ['Have you got any bread for me?'],
    translations: { ...bread.translations, tr: ['para'] },
  };

  it('reads the other senses of a word', () => {
    put('words/a1/food-and-drink.json', words({ ...bread, label: 'food', moreSenses: [sense] }));
    const [word] = loadContent(folder).words;
    expect(word && sensesOf(word).map(({ id, level, label }) => [id, level, label])).toEqual([
      ['main', 'A1', 'food'],
      ['money', 'B1', 'money'],
    ]);
  });

  it.each<[string, unknown, string]>([
    ['without a level', { ...sense, level: undefined }, 'food-and-drink.json: "bread" moreSenses.0.level: Invalid'],
    ['with the main one’s id', { ...sense, id: 'main' }, '"bread" moreSenses.0.id: names the word’s main sense'],
    [
      'with the main one’s translations in all languages',
      { ...sense, translations: bread.translations },
      'food-and-drink.json: "bread": the senses "main" and "money" have the same translations in all languages',
    ],
    ['without a label', { ...sense, label: undefined }, '"bread": the sense "money" has no label beside the others'],
    ['with the label of another', { ...sense, label: 'food' }, '"bread": two senses have the label "food"'],
  ])('names file, word and reason of a second sense %s', (_, second, message) => {
    put('words/a1/food-and-drink.json', words({ ...bread, label: 'food', moreSenses: [second] }));
    expect(() => loadContent(folder)).toThrow(message);
  });

  it.each<[string, string[][], string]>([
    ['a word alone', [['bread:noun']], 'families.json: "bread:noun": Too small'],
    ['a word that isn’t taught', [['bread:noun', 'bready:noun']], 'families.json: "bread:noun, bready:noun": the word'],
    [
      'a word of another family',
      [
        ['bread:noun', 'loaf:noun'],
        ['bread:noun', 'loaf:noun'],
      ],
      '"bread:noun" is in a family already',
    ],
  ])('names file, family and reason of %s', (_, families, message) => {
    put('words/a1/food-and-drink.json', words(bread, loaf));
    put('families.json', { families });
    expect(() => loadContent(folder)).toThrow(message);
  });

  const easier = { lemma: 'bread', pos: 'noun', listed: 'A2', level: 'A1', why: 'food of every day' };
  const putOverrides = (...overrides: unknown[]) => put('levels.json', { overrides });

  it('knows why a word stands at another level than the lists say', () => {
    put('words/a1/food-and-drink.json', words(bread));
    putOverrides(easier);
    expect(loadContent(folder).levelOverrides).toEqual([easier]);
  });

  it.each<[string, unknown[], string]>([
    ['without a reason', [{ ...easier, why: '' }], 'levels.json: "bread" why: Too small'],
    [
      'of a word that isn’t taught',
      [{ ...easier, pos: 'verb' }],
      'levels.json: "bread:verb": the word bank has no such word',
    ],
    [
      'at another level than the word',
      [{ ...easier, level: 'B1' }],
      'levels.json: "bread:noun": it is of B1 here, but stands in words/a1/food-and-drink.json',
    ],
    ['at the listed level', [{ ...easier, listed: 'A1' }], 'levels.json: "bread:noun": its level is the listed one'],
    [
      'that is there twice',
      [easier, easier],
      'the override of "bread:noun" is there twice: levels.json and levels.json',
    ],
  ])('names file, word and reason of a level override %s', (_, overrides, message) => {
    put('words/a1/food-and-drink.json', words(bread));
    putOverrides(...overrides);
    expect(() => loadContent(folder)).toThrow(message);
  });

  it('reports all mistakes at once', () => {
    put('words/a1/food-and-drink.json', words({ ...bread, ipa: 'bred' }, { ...bread, pos: 'thing' }));
    put('scales/a1.json', { level: 'A1', scales: [{ ...scale, steps: ['a'] }] });
    expect(() => loadContent(folder)).toThrow(/scales\/a1\.json: "r-1" steps.*\n.*"bread" ipa.*\n.*"bread" pos/);
  });
});
