import { cheapestEdit, typoCost } from './closeness.ts';
import { bitCount, letterSet } from './letter-set.ts';
import { soundKeyOfSpelling } from './sound-key.ts';
import type { Vocabulary } from './vocabulary.ts';
import { soundNumber } from './vocabulary.ts';

const most = 5;
/** The weight of a tenth of an edit against a point of commonness. */
const edit = 6;
/** A word that sounds the same is closer than its letters suggest. */
const sameSound = 20;
const perEdit = 10;
const commonFrom = 40;
const longestTyped = 48;
/** Words with the same sound may differ in more letters. */
const widestSound = 4;

type Guess = { word: number; score: number };

/**
 * Words that somebody may have meant by a typed one, best first: close in letters as people mistype and mishear them,
 * or the same in sound; the commoner first among equally close ones. With `onlyCommon`, only common words one edit
 * away: for text that is already a word.
 */
export function didYouMean(vocabulary: Vocabulary, typed: string, { onlyCommon = false } = {}): string[] {
  const text = typed.toLowerCase().replace(/[^a-z' -]/g, '');
  const { length } = text;
  if (length < 2 || length > longestTyped) return [];
  const guesses: Guess[] = [];
  const bytes = Buffer.from(text, 'latin1');
  const asked: Asked = {
    bytes,
    letters: letterSet(bytes, 0, length),
    sound: soundNumber(soundKeyOfSpelling(text)),
    edits: onlyCommon || length <= 3 ? 1 : length <= 6 ? 2 : 3,
    rarest: onlyCommon ? commonFrom : 0,
  };
  // Nearest lengths first: the better the first guesses, the sooner the rest can be skipped.
  for (let apart = 0; apart <= widestSound; apart += 1) {
    search(vocabulary, asked, length + apart, guesses);
    if (apart > 0 && apart < length) search(vocabulary, asked, length - apart, guesses);
  }
  return guesses.map(({ word }) => vocabulary.text(word));
}

type Asked = { bytes: Buffer; letters: ReturnType<typeof letterSet>; sound: number; edits: number; rarest: number };

/** Searches all words of one length, common ones first. */
function search(vocabulary: Vocabulary, asked: Asked, length: number, guesses: Guess[]): void {
  const { bytes, starts, sounds, commonness, lengthStarts } = vocabulary;
  const apart = Math.abs(length - asked.bytes.length);
  const end = lengthStarts[length + 1] ?? 0;
  let worst = worstOf(guesses);
  for (let word = lengthStarts[length] ?? 0; word < end; word += 1) {
    const common = commonness[word] ?? 0;
    if (common < asked.rarest || edit * cheapestEdit - common - sameSound >= worst) return;
    const edits = common === 0 ? Math.min(asked.edits, 2) : asked.edits;
    const isSameSound = sounds[word] === asked.sound;
    if (!isSameSound && (apart > edits || !mayBeNear(vocabulary, asked, word, edits))) continue;
    const bonus = common + (isSameSound ? sameSound : 0);
    const limit = Math.min((isSameSound ? edits + 1 : edits) * perEdit, Math.ceil((worst + bonus) / edit));
    if (limit < cheapestEdit) continue;
    const cost = typoCost(asked.bytes, bytes, starts[word] ?? 0, starts[word + 1] ?? 0, limit);
    if (cost > limit || cost === 0) continue;
    guesses.push({ word, score: edit * cost - bonus });
    guesses.sort((one, other) => one.score - other.score || one.word - other.word);
    guesses.length = Math.min(guesses.length, most);
    worst = worstOf(guesses);
  }
}

function worstOf(guesses: readonly Guess[]): number {
  return guesses.length < most ? Number.POSITIVE_INFINITY : (guesses.at(-1)?.score ?? 0);
}

function mayBeNear({ once, twice }: Vocabulary, { letters }: Asked, word: number, edits: number): boolean {
  const [theirOnce, theirTwice] = [once[word] ?? 0, twice[word] ?? 0];
  return (
    bitCount(letters.once & ~theirOnce) + bitCount(letters.twice & ~theirTwice) <= edits &&
    bitCount(theirOnce & ~letters.once) + bitCount(theirTwice & ~letters.twice) <= edits
  );
}
