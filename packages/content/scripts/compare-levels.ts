import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { levels } from '@wordgrove/contract/levels';
import { loadContent } from '#load.ts';
import { wordKey } from '#word-key.ts';

/**
 * Lists the words whose level differs from that in level lists and isn't overridden in `data/levels.json`: `node packages/content/scripts/compare-levels.ts
 * FOLDER`. The folder holds CSV files whose first three columns are headword, part of speech and level; the lists
 * themselves aren't part of the project.
 */
const [folder = ''] = process.argv.slice(2);
const listed = new Map<string, Set<string>>();
for (const file of readdirSync(folder).filter((name) => /vocabulary.*\.csv$/.test(name))) {
  for (const line of readFileSync(join(folder, file), 'utf8').trim().split('\n').slice(1)) {
    const [headwords = '', kind = '', level = ''] = line.split(',');
    for (const lemma of headwords.split('/')) {
      const key = `${lemma.trim().toLowerCase()}:${partOfSpeech(kind)}`;
      listed.set(key, (listed.get(key) ?? new Set()).add(level === 'C2' ? 'C1' : level));
    }
  }
}

const { words, levelOverrides } = loadContent();
const overrides = new Map(levelOverrides.map((override) => [wordKey(override), override]));
const found = words.filter((word) => listed.has(wordKey(word)));
const differing = found.filter((word) => !listed.get(wordKey(word))?.has(word.level) && !overrides.has(wordKey(word)));
const wrong = levelOverrides.filter((override) => lowestOf(override) !== override.listed);
const doubtful = found.filter((word) => !overrides.has(wordKey(word)) && (listed.get(wordKey(word))?.size ?? 0) > 1);
for (const word of differing) console.log(`${wordKey(word)}: ${word.level}, listed ${levelsOf(word)}`);
for (const word of wrong) console.log(`${wordKey(word)}: overridden as ${word.listed}, listed ${levelsOf(word)}`);
for (const word of doubtful) console.log(`${wordKey(word)}: ${word.level}, listed at ${levelsOf(word)}`);
console.log(
  `${words.length} words, ${found.length} listed, ${overrides.size} overridden, ${differing.length} differ, ${doubtful.length} listed at several levels`,
);

type Listed = Parameters<typeof wordKey>[0];

function levelsOf(word: Listed): string {
  return levels.filter((level) => listed.get(wordKey(word))?.has(level)).join(' and ');
}

function lowestOf(word: Listed): string | undefined {
  return levels.find((level) => listed.get(wordKey(word))?.has(level));
}

/** The lists distinguish auxiliaries from verbs and call exclamations interjections. */
function partOfSpeech(kind: string): string {
  if (kind === 'interjection') return 'exclamation';
  return /(^|-)verb$|auxiliary/.test(kind) && kind !== 'adverb' ? 'verb' : kind;
}
