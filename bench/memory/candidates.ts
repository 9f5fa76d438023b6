import type { EvidenceWeights, Grade } from './product-memory.ts';
import { evidenceWeights, Rating } from './product-memory.ts';
import type { Way } from './tracked-memory.ts';

const { Again, Hard, Good } = Rating;
const nothing = { right: null, wrong: null };

export const cardsOnly: Way = { name: 'cards only', weights: null };
export const chosen: Way = { name: 'as in rules.ts', weights: evidenceWeights };

/** Ignores memory when scheduling cards, so that its reviews favour none of the ways. */
export const ladder: Way = { name: 'fixed steps of days', weights: null, ladder: [1, 3, 7, 14, 30, 60, 120] };

type Row = EvidenceWeights['recognised'];

function row(dueRight: Grade | null, dueWrong: Grade | null, earlyRight: Grade | null, earlyWrong: Grade | null): Row {
  return { due: { right: dueRight, wrong: dueWrong }, early: { right: earlyRight, wrong: earlyWrong } };
}

const luckIsNothing = row(null, null, null, null);
const standard = row(Hard, Again, null, Again);

function weigh(recognised: Row, guessed: Row, others: Partial<EvidenceWeights> = {}): EvidenceWeights {
  return { ...evidenceWeights, recognised, guessed, ...others };
}

/** The first design, in which luck counts for nothing. */
export const first: Way = { name: 'H A – A', weights: weigh(standard, luckIsNothing) };

/**
 * What was tried. A name lists the grades of recognised answers: due right, due wrong, early right, early wrong; then,
 * after a bar, those of guesses where they count.
 */
export const candidates: readonly Way[] = [
  cardsOnly,
  first,
  {
    name: 'recalled answers only',
    weights: weigh(luckIsNothing, luckIsNothing, { lookup: { due: nothing, early: nothing } }),
  },
  {
    name: 'H A – A, no look-ups',
    weights: weigh(standard, luckIsNothing, { lookup: { due: nothing, early: nothing } }),
  },
  { name: 'H A – –', weights: weigh(row(Hard, Again, null, null), luckIsNothing) },
  { name: 'H A H H', weights: weigh(row(Hard, Again, Hard, Hard), luckIsNothing) },
  { name: 'G A – A', weights: weigh(row(Good, Again, null, Again), luckIsNothing) },
  { name: 'G A G A', weights: weigh(row(Good, Again, Good, Again), luckIsNothing) },
  { name: '– A – A', weights: weigh(row(null, Again, null, Again), luckIsNothing) },
  { name: 'H A – A | H – – –', weights: weigh(standard, row(Hard, null, null, null)) },
  { name: 'H A – A | H A – –', weights: weigh(standard, row(Hard, Again, null, null)) },
  { name: 'H A – – | H – – –', weights: weigh(row(Hard, Again, null, null), row(Hard, null, null, null)) },
  { name: 'G A G A | G A G A', weights: weigh(row(Good, Again, Good, Again), row(Good, Again, Good, Again)) },
];
