// Makes src/wordnet-exceptions.generated.ts from WordNet's exception lists:
//   node packages/language/scripts/write-exceptions.mjs <folder with noun.exc, verb.exc, adj.exc and adv.exc>
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const files = { noun: 'noun.exc', verb: 'verb.exc', adjective: 'adj.exc', adverb: 'adv.exc' };

/** How many letters to cut from the end of a form and what to add to get its base: `abaci`, `abacus` → `1us`. */
function cut(form, base) {
  let same = 0;
  while (same < Math.min(form.length, base.length) && form[same] === base[same]) same += 1;
  return `${form.length - same}${base.slice(same)}`;
}

/** A form may have several rows; a few rows have no base at all. */
function readList(path) {
  const bases = new Map();
  for (const row of readFileSync(path, 'utf8').trim().split('\n')) {
    const [form, ...own] = row.split(/\s+/).flatMap((cell) => (cell ? [cell.replaceAll('_', ' ')] : []));
    if (own.length > 0) bases.set(form, new Set([...(bases.get(form) ?? []), ...own]));
  }
  return bases;
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Which folder holds noun.exc, verb.exc, adj.exc and adv.exc?');

const lists = Object.entries(files).map(([pos, file]) => {
  const rows = [...readList(join(folder, file))];
  const cells = rows.map(([form, bases]) => `${form}:${[...bases].map((base) => cut(form, base)).join(',')}`);
  process.stdout.write(`${pos}: ${rows.length} forms\n`);
  return `  ${pos}: ${JSON.stringify(cells.join(';'))},`;
});

const head = `// Made by scripts/write-exceptions.mjs from the exception lists of WordNet 3.0,
// Copyright 2006 by Princeton University, all rights reserved; the licence is in this package's README.
// A form, then for each base form how many letters to take off and what to put there: abaci:1us
`;
const target = join(import.meta.dirname, '..', 'src', 'wordnet-exceptions.generated.ts');
writeFileSync(target, `${head}export const exceptionLists = {\n${lists.join('\n')}\n};\n`);
