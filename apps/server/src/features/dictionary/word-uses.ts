import type { OpenClass } from '@wordgrove/language';
import { fieldEnd, lineAt, lineEnd } from './byte-lines.ts';

const percent = 37;
const zero = 48;
const space = 32;

const classOf: Readonly<Record<string, OpenClass>> = {
  1: 'noun',
  2: 'verb',
  3: 'adjective',
  4: 'adverb',
  5: 'adjective',
};

/** How often WordNet's tagged texts use each lemma as each part of speech; only lemmas that they use. */
export function readUses(file: Buffer): Map<string, Partial<Record<OpenClass, number>>> {
  const uses = new Map<string, Partial<Record<OpenClass, number>>>();
  for (let start = 0; start < file.length; start = lineEnd(file, start) + 1) {
    const end = lineEnd(file, start);
    if (file[end - 1] === zero && file[end - 2] === space) continue;
    const keyEnd = fieldEnd(file, start, percent);
    const lemma = file.toString('latin1', start, keyEnd).replaceAll('_', ' ');
    const pos = classOf[file.toString('latin1', keyEnd + 1, keyEnd + 2)];
    if (!pos) continue;
    const counts = uses.get(lemma) ?? {};
    counts[pos] = (counts[pos] ?? 0) + Number(lineAt(file, start).split(' ')[3]);
    uses.set(lemma, counts);
  }
  return uses;
}
