// Makes src/level-table.generated.ts from WordNet and scripts/level-weights.json:
//   node packages/language/scripts/write-levels.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { tableOf } from './level-table.mjs';
import { readCounts } from './wordnet-counts.mjs';

const weights = Object.values(JSON.parse(readFileSync(join(import.meta.dirname, 'level-weights.json'), 'utf8')));
const table = tableOf(readCounts(), weights);

const lists = ['noun', 'verb', 'adjective', 'adverb'].map((pos) => {
  const ofClass = [...table].filter(([key]) => key.endsWith(`/${pos}`));
  const bySteps = [1, 2, 3, 4].map((step) => {
    const words = ofClass
      .filter(([, own]) => own === step)
      .map(([key]) => key.slice(0, key.lastIndexOf('/')).replaceAll(' ', '_'));
    return `    ${JSON.stringify(words.sort().join(' '))},`;
  });
  return `  ${pos}: [\n${bySteps.join('\n')}\n  ],`;
});

const head = `// Made by scripts/write-levels.mjs: the words whose estimated level is below C1, A1 first, then A2, B1 and B2.
// Derived from WordNet 3.1, Copyright 2011 by Princeton University; the licence is in this package's README.
`;
const target = join(import.meta.dirname, '..', 'src', 'level-table.generated.ts');
writeFileSync(target, `${head}export const levelTable = {\n${lists.join('\n')}\n};\n`);
process.stdout.write(`${table.size} words\n`);
