import { arpabetToIpa } from './arpabet.ts';
import { fieldEnd, lineEnd } from './byte-lines.ts';

const quote = 34;
const space = 32;
const bracket = 40;
const slots = 1 << 18;

export type Pronunciations = {
  /** In ARPABET, the first listed one first; empty for unlisted words. */
  arpabet: (word: string) => string[];
  /** American, in IPA; a phrase combines the first pronunciation of each word. */
  ipa: (word: string) => string[];
  /** Visits every listed word once. */
  each: (visit: (word: string) => void) => void;
};

/**
 * The CMU Pronouncing Dictionary, read from its module's text: a table of 1 MB holds where each word's lines begin.
 * Binary search would miss some words, since the file isn't quite sorted; the variants of a word do follow it.
 */
export function openPronunciations(file: Buffer): Pronunciations {
  const table = new Int32Array(slots).fill(-1);
  for (const { start, key, isVariant } of entries(file)) {
    if (isVariant) continue;
    let slot = hash(key);
    while (table[slot] !== -1) slot = (slot + 1) % slots;
    table[slot] = start;
  }

  const find = (word: string): number => {
    for (let slot = hash(word); table[slot] !== -1; slot = (slot + 1) % slots) {
      const start = table[slot] ?? -1;
      if (keyAt(file, start) === word) return start;
    }
    return -1;
  };
  const arpabet = (word: string): string[] => {
    const found: string[] = [];
    for (let start = find(word); start !== -1; start = lineEnd(file, start) + 1) {
      const key = keyAt(file, start);
      if (key !== word && !key.startsWith(`${word}(`)) break;
      found.push(soundsAt(file, start));
    }
    return found;
  };
  const ipa = (word: string): string[] => {
    const parts = word.toLowerCase().split(/[ -]+/);
    const listed = arpabet(word.toLowerCase());
    if (listed.length > 0 || parts.length === 1) return toIpa(listed);
    const each = parts.map((part) => toIpa(arpabet(part))[0]);
    return each.every((part) => part !== undefined) ? [each.join(' ')] : [];
  };
  return {
    arpabet,
    ipa,
    each: (visit) => {
      for (const { key, isVariant } of entries(file)) if (!isVariant) visit(key);
    },
  };
}

function toIpa(listed: readonly string[]): string[] {
  return [...new Set(listed.flatMap((sounds) => arpabetToIpa(sounds) ?? []))];
}

function* entries(file: Buffer): Generator<{ start: number; key: string; isVariant: boolean }> {
  for (let start = 0; start < file.length; start = lineEnd(file, start) + 1) {
    if (file[start] !== space || file[start + 2] !== quote) continue;
    const key = keyAt(file, start);
    yield { start, key, isVariant: key.charCodeAt(key.length - 3) === bracket };
  }
}

/** `  "key": …` */
function keyAt(file: Buffer, start: number): string {
  return file[start + 2] === quote ? file.toString('latin1', start + 3, fieldEnd(file, start + 3, quote)) : '';
}

/** `…": "sounds",` */
function soundsAt(file: Buffer, start: number): string {
  const from = fieldEnd(file, start + 3, quote) + 4;
  return file.toString('latin1', from, fieldEnd(file, from, quote));
}

function hash(key: string): number {
  let value = 2_166_136_261;
  for (let index = 0; index < key.length; index += 1)
    value = Math.imul(value ^ key.charCodeAt(index), 16_777_619) >>> 0;
  return value % slots;
}
