// Makes src/anagram-table.generated.ts from the level table, the function words, the everyday words and the rules for
// forms:
//   node packages/language/scripts/write-anagrams.mjs
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { functionWords } from '#function-words.ts';
import { formsOf, otherSpellings } from '#index.ts';
import { levelTable } from '#level-table.generated.ts';
import { everydayWords } from './everyday-words.mjs';

const isPlayed = (word) => /^[a-z]{4,12}$/.test(word);
const isInflected = (word) => /^[a-z]{2,12}$/.test(word);

const all = new Set(functionWords().filter(isPlayed));
for (const [pos, steps] of Object.entries(levelTable)) {
  const everyday = [...(everydayWords[1][pos] ?? '').split(/\s+/), ...(everydayWords[2][pos] ?? '').split(/\s+/)];
  for (const lemma of [...steps.join(' ').split(' '), ...everyday].filter(isInflected)) {
    for (const form of formsOf(lemma, pos)) {
      for (const word of [form, ...otherSpellings(form)]) if (isPlayed(word)) all.add(word);
    }
  }
}
const groups = [...Map.groupBy([...all].sort(), (word) => [...word].sort().join('')).values()];
const lines = groups.filter(({ length }) => length > 1).map((group) => group.join('/'));

const head = `// Made by scripts/write-anagrams.mjs: usual words, in any form, that have the same letters.
// Derived from WordNet 3.1, Copyright 2011 by Princeton University; the licence is in this package's README.
`;
const target = join(import.meta.dirname, '..', 'src', 'anagram-table.generated.ts');
writeFileSync(target, `${head}export const anagramTable =\n  ${JSON.stringify(lines.join(' '))};\n`);
process.stdout.write(`${lines.length} groups\n`);
