import { translationLanguages } from '@wordgrove/contract/languages';
import { loadContent } from '#load.ts';
import { inEachSense } from '#senses.ts';
import type { Content } from '#types.ts';

/**
 * Prints entries for a second reader, chosen by a seed so that the same sample can be printed again:
 * `node packages/content/scripts/sample.ts <en|tr|es|fr|de|sentences|statements|groupSets|scales|cloze|questions|
 * passages|taskTemplates|tips> <count or share, such as 200 or 20%> <seed>`.
 */
const [what = 'en', amount = '200', seed = '1'] = process.argv.slice(2);
const content = loadContent();
const meanings = content.words.flatMap(inEachSense);

const lines = linesOf(what);
const count = amount.endsWith('%') ? Math.ceil((lines.length * Number.parseFloat(amount)) / 100) : Number(amount);
for (const line of choose(lines, count, Number(seed))) console.log(line);

function linesOf(kind: string): string[] {
  const language = translationLanguages.find((each) => each === kind);
  if (language) {
    return meanings.map(
      ({ level, lemma, pos, label, definition, translations }) =>
        `${level} ${lemma} (${[pos, label].filter(Boolean).join(', ')}): ${definition} = ${translations[language].join('; ')}`,
    );
  }
  if (kind === 'en') {
    return meanings.map(
      ({ level, lemma, pos, label, ipa, definition, examples, forms, confusions }) =>
        `${level} ${lemma} (${[pos, label].filter(Boolean).join(', ')}) /${[ipa.uk, ipa.us].filter(Boolean).join(' ~ ')}/: ${definition}. ${examples.join(' ')}` +
        `${forms ? ` ${JSON.stringify(forms)}` : ''}${confusions ? ` ${JSON.stringify(confusions)}` : ''}`,
    );
  }
  return itemsOf(kind).map((item) => JSON.stringify(item));
}

function itemsOf(kind: string): readonly unknown[] {
  const lists: Readonly<Record<string, Content[keyof Content]>> = { ...content };
  const list = lists[kind];
  if (!list) throw new Error(`nothing is called ${kind}`);
  return list;
}

/** The mulberry32 generator: the same numbers for the same seed, from 0 up to 1. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function choose<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const roll = dice(seed);
  return items
    .map((item) => ({ item, place: roll() }))
    .sort((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ item }) => item);
}
