import { setImmediate as nextTurn } from 'node:timers/promises';
import { normalForm } from '@wordgrove/language';
import type { StoredCard } from './card-store.ts';
import type { ImportRow } from './import-rules.ts';
import { memoryKey } from './rules.ts';

type Side = 'front' | 'back';
type Sides = Record<Side, string>;

/**
 * The memory of the English word written on a side, and whether the other side translates it; null when it is no word.
 */
export type ReadHeadword = (written: string, beside: string) => { key: string; isMeant: boolean } | null;

const otherOf: Readonly<Record<Side, Side>> = { front: 'back', back: 'front' };

/** The share of rows in which a side must be a word to count as the English one. */
const enough = 0.6;

/** Rows read before yielding to other work. */
const batch = 50;

/** The word of a typed card: its front is English, as the form says. */
export function wordOfTyped(read: ReadHeadword, { front, back }: Sides): string | null {
  return read(front, back)?.key ?? null;
}

/**
 * Finds the words of imported rows. The side that is a word in most rows is the English one, the front on a tie. If
 * neither is, the rows may be about anything, and only a word beside its own translation counts.
 */
export async function wordsOfRows(read: ReadHeadword, rows: readonly ImportRow[]): Promise<Map<ImportRow, string>> {
  const found: { row: ImportRow; words: Record<Side, ReturnType<ReadHeadword>> }[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % batch === batch - 1) await nextTurn();
    if (row.trouble || row.front === '' || row.back === '') continue;
    found.push({ row, words: { front: read(row.front, row.back), back: read(row.back, row.front) } });
  }
  const share = (side: Side) => found.filter(({ words }) => words[side]).length / found.length;
  const better = share('back') > share('front') ? 'back' : 'front';
  const english = share(better) >= enough ? better : null;
  return new Map(
    found.flatMap(({ row, words }) => {
      const word = english ? words[english] : Object.values(words).find((each) => each?.isMeant);
      return word ? [[row, word.key] as const] : [];
    }),
  );
}

type Linked = Pick<StoredCard, 'id' | 'word' | 'met'> & Sides;

/** The memory of an edited card. A new English side means a new word, unless the card came from a dictionary word. */
export function wordOfEdited(read: ReadHeadword, card: Linked, texts: Sides): string {
  const { source } = card.met;
  if (source !== 'hand' && source !== 'import') return card.word;
  const itself = memoryKey(card.id, null);
  const wordOn = (side: Side, on: Sides) => read(on[side], on[otherOf[side]]);
  const sides: readonly Side[] = source === 'hand' ? ['front'] : ['front', 'back'];
  const changed = sides.filter((side) => card[side] !== texts[side]);
  if (card.word === itself) {
    const words = changed.map((side) => wordOn(side, texts));
    // It is no longer known which side of the import was English.
    return words.find((word) => word && (source === 'hand' || word.isMeant))?.key ?? itself;
  }
  const english = sides.find((side) => wordOn(side, card)?.key === card.word);
  if (!english || !changed.includes(english)) return card.word;
  return wordOn(english, texts)?.key ?? itself;
}

/**
 * Whether a card shows its word: one side, without a leading “to”, “a” or “the”, must be the word or a form of it.
 *
 * @param keysOf the memories that a text may count for
 */
export function cardKnowsWord(keysOf: (text: string) => string[]) {
  return ({ key, front, back }: Sides & { key: string }): boolean =>
    [front, back].some((side) => {
      const text = normalForm(side);
      const headword = text.replace(/^(?:to|an?|the) /, '');
      return [text, headword].some((each) => keysOf(each).includes(key));
    });
}
