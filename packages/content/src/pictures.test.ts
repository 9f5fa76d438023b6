import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadContent } from './load.ts';
import type { PictureSet } from './picture-set.ts';
import { drawPictures, pictureSetFaults } from './picture-set.ts';

describe('the pictures of words', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'wordgrove-pictures-'));
    mkdirSync(join(folder, 'words/a1'), { recursive: true });
    mkdirSync(join(folder, 'synonyms'));
    const word = (lemma: string, pos: string) => ({
      ...{ lemma, pos, ipa: { uk: 'e' }, definition: `a ${lemma}`, examples: [`A ${lemma}.`] },
      translations: { tr: [lemma], es: [lemma], fr: [lemma], de: [lemma] },
    });
    const words = [word('sofa', 'noun'), word('couch', 'noun'), word('bed', 'noun'), word('sit', 'verb')];
    put('words/a1/home.json', { level: 'A1', topic: 'home', words });
    put('synonyms/a1.json', { level: 'A1', synonyms: [['sofa:noun', 'couch:noun']] });
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  function put(name: string, content: unknown): void {
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }

  it('are named by their words; synonyms may share one', () => {
    put('pictures.json', { 'sofa:noun': 'couch-and-lamp', 'couch:noun': 'couch-and-lamp' });
    expect(loadContent(folder).words.map(({ lemma, picture }) => [lemma, picture])).toEqual([
      ['sofa', 'couch-and-lamp'],
      ['couch', 'couch-and-lamp'],
      ['bed', undefined],
      ['sit', undefined],
    ]);
  });

  it.each<[string, unknown, string]>([
    [
      'a word that isn’t taught',
      { 'chair:noun': 'chair' },
      'pictures.json: "chair:noun": the word bank has no such word',
    ],
    ['a verb', { 'sit:verb': 'chair' }, 'pictures.json: "sit:verb": only nouns have pictures'],
    [
      'two words that mean different things',
      { 'sofa:noun': 'bed', 'bed:noun': 'bed' },
      'pictures.json: "bed:noun": "sofa:noun" has the picture "bed" too, and isn\'t its synonym',
    ],
    ['no name', { 'bed:noun': '../bed' }, 'pictures.json: bed:noun: Invalid string'],
    ['a word twice', '{"bed:noun":"bed","bed:noun":"person-in-bed"}', '"bed:noun" stands twice'],
  ])('name file, word and reason of one for %s', (_, pictures, message) => {
    put('pictures.json', pictures);
    expect(() => loadContent(folder)).toThrow(message);
  });
});

describe('the set of pictures', () => {
  const set: PictureSet = {
    name: 'some-emoji',
    licence: 'MIT',
    drawings: { icons: { bed: { body: '<path/>', left: 0, top: 0 } }, width: 32, height: 32 },
  };
  const bed = { word: 'bed:noun', picture: 'bed' };
  const notices = 'The pictures come from some-emoji.';

  it.each<[string, PictureSet, string, string]>([
    ['has no licence', { ...set, licence: undefined }, notices, 'the set of its picture, some-emoji, has no licence'],
    ['isn’t named in the notices', set, 'Nothing.', "NOTICE.txt doesn't name the set of its picture, some-emoji"],
    [
      'lacks the picture',
      { ...set, drawings: { ...set.drawings, icons: {} } },
      notices,
      'some-emoji has no picture "bed"',
    ],
  ])('is refused with file, word and reason if it %s', (_, odd, text, reason) => {
    expect(pictureSetFaults([bed], set, notices)).toEqual([]);
    expect(pictureSetFaults([bed], odd, text)).toEqual([`pictures.json: "bed:noun": ${reason}`]);
  });

  it('draws every picture of a word as a file of its own, which needs no other', () => {
    const { pictures } = loadContent();
    const files = drawPictures();
    expect(pictures.filter(({ picture }) => !files.get(picture)?.startsWith('<svg xmlns='))).toEqual([]);
    expect([...files].filter(([, svg]) => /<(image|script|foreignObject)\b|(href="|url\()(?!#)/.test(svg))).toEqual([]);
  });
});
