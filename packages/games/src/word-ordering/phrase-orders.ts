import type { Reader } from './phrase-words.ts';
import { hasComma } from './phrase-words.ts';

/** `where`: a phrase of place or time. `clause`: the beginning of another clause. */
export type Kind = 'noun' | 'where' | 'verb' | 'quality' | 'clause' | 'other';
/** Words that stay together. */
export type Part = { words: readonly string[]; kind: Kind };

/** Phrases of place and time stand at the end, at most two of them, which can change places. */
export function ordersOf(parts: readonly Part[], reader: Reader): Part[][] | null {
  const clause = parts.findIndex(({ kind }) => kind === 'clause');
  return clause > 0 ? ordersOfTwo(parts, clause, reader) : ordersOfOne(parts, reader);
}

function ordersOfOne(parts: readonly Part[], reader: Reader): Part[][] | null {
  const first = parts.findIndex(({ kind }) => kind === 'where');
  const core = first === -1 ? parts : parts.slice(0, first);
  const moving = parts.slice(core.length);
  if (moving.length > 2 || moving.some(({ kind }) => kind !== 'where')) return null;
  if (parts.slice(0, -1).some(({ words: inside }) => hasComma(inside.at(-1))) && moving.length > 1) return null;
  const orders = [[...core, ...moving], ...(moving.length === 2 ? [[...core, ...moving.toReversed()]] : [])];
  if (showsBeginning(reader)) return orders;
  if (core.slice(1).some(isCapital)) return null;
  const inFront = moving.map((part) => [part, ...core, ...moving.filter((each) => each !== part)]);
  return [...orders, ...inFront];
}

/** A phrase of place or time can end either clause, unless a comma shows where the first one ends. */
function ordersOfTwo(parts: readonly Part[], clause: number, reader: Reader): Part[][] | null {
  const main = parts.slice(0, clause);
  const other = parts.slice(clause);
  const moving = parts.filter(({ kind }) => kind === 'where');
  const [only] = moving;
  if (moving.length > 1 || (only && only !== main.at(-1) && only !== other.at(-1))) return null;
  const isApart = hasComma(main.at(-1)?.words.at(-1));
  const canTurn = !showsBeginning(reader) && !isApart;
  if (!showsBeginning(reader) && (only || parts.slice(1).some(isCapital))) return null;
  if (only && isApart && only === other.at(-1) && main.length < 3) return null;
  const without = parts.filter((part) => part !== only);
  const place = clause - (only === main.at(-1) ? 1 : 0);
  const elsewhere =
    only && !isApart
      ? [only === main.at(-1) ? [...without, only] : [...without.slice(0, place), only, ...without.slice(place)]]
      : [];
  return [[...parts], ...elsewhere, ...(canTurn ? [[...other, ...main]] : [])];
}

/** A name and “I” have a capital anywhere, so it doesn't show that they begin the sentence. */
function showsBeginning({ plain, isName }: Reader): boolean {
  return !isName(0) && plain[0] !== 'i' && !plain[0]?.startsWith("i'");
}

function isCapital({ words: [word = ''] }: Part): boolean {
  return /^\p{Lu}/u.test(word);
}
