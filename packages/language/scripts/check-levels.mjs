// Compares levelOf with reference lists. fit-level-weights reports the figures for words outside the fit.
//   node packages/language/scripts/check-levels.mjs <folder with the reference lists>
import process from 'node:process';
import { levelOf } from '#level-of.ts';
import { levels } from '#levels.ts';
import { readReference, score } from './reference-words.mjs';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Which folder holds the reference lists?');
const pairs = readReference(folder).map(({ word, pos, level }) => [levels.indexOf(levelOf(word, pos)) + 1, level]);
process.stdout.write(`${score(pairs)}\n`);
