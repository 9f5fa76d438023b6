import type { Made, Material, Wish } from '#material.ts';
import { shortageOf } from '#material.ts';
import type { Random } from '#random.ts';
import { shuffled } from '#random.ts';
import type { GameWord } from '#word.ts';
import { hasMeaning } from '#word.ts';
import { writtenFirst } from '#written-first.ts';
import { makeBank } from './bank.ts';
import type { FillBlanksMode, FillBlanksRound } from './board.ts';
import { fillBlanksModes } from './board.ts';
import { gapIn } from './gap.ts';
import type { MadeGap } from './gaps.ts';
import { clash, gapOf, writtenGap } from './gaps.ts';

const least = 4;

/** Gaps in sentences: written ones about wanted words, and examples of the chosen words. */
export function makeFillBlanks(material: Material, wish: Wish, random: Random): Made<FillBlanksRound> {
  const { pool, words, written } = material;
  const mode = modeOf(wish);
  const { first, more, any } = writtenFirst(written.cloze, material, wish.items, random);
  const gaps: MadeGap[] = [];
  let alike = 0;
  const take = <Source>(sources: Iterable<Source>, until: number, make: (source: Source) => MadeGap | null) => {
    for (const source of sources) {
      if (gaps.length >= until) return;
      const gap = make(source);
      if (!gap) continue;
      const clashes = gaps.map((other) => clash(gap, other));
      if (clashes.includes('alike')) alike += 1;
      else if (clashes.every((each) => each === null)) gaps.push(gap);
    }
  };
  take(first, wish.items, (cloze) => writtenGap(cloze, pool, mode));
  take(words, wish.items, (word) => gapOf(word, pool, mode));
  take(more, wish.items, (cloze) => writtenGap(cloze, pool, mode));
  const need = Math.min(least, wish.items);
  take(any, need, (cloze) => writtenGap(cloze, pool, mode));
  if (gaps.length < need) return shortageOf(gaps.length, need, alike);
  const bank = mode === 'bank' ? makeBank(gaps, pool, random) : [];
  return { mode, bank, items: shuffled(gaps, random).map(({ item }) => item) };
}

/** Whether a word has an example that can be used as a gap. */
export function hasGap(word: GameWord): boolean {
  return hasMeaning(word) && gapIn(word) !== null;
}

function modeOf({ mode }: Wish): FillBlanksMode {
  return fillBlanksModes.find((each) => each === mode) ?? 'bank';
}
