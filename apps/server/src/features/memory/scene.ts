/** How many plants the scene has room for. */
export const scenePlants = 12;

/** Of those, for plants met last; the others are the largest, so that practising young words never makes it smaller. */
const recent = 4;

type Candidate = {
  /** Place among `plantStages`. */
  stage: number;
  isDry: boolean;
  /** The local day on which it was last met, and the instant. */
  lastDay: string;
  lastAt: Date;
};

/**
 * The plants of the scene: the largest and some of those met last, with as large a share of dry ones as the grove has,
 * and one at least when there is any. The larger ones come first, since they stand behind.
 *
 * @param tally how many plants the grove has, and how many of them are dry
 * @param candidates at least the `scenePlants` largest of the dry ones, and of the others, in each stage, those met last
 */
export function plantsOfScene<Plant extends Candidate>(
  tally: { all: number; dry: number },
  candidates: readonly Plant[],
): Plant[] {
  const room = Math.min(scenePlants, tally.all);
  const share = tally.dry === 0 ? 0 : Math.max(1, Math.round((room * tally.dry) / tally.all));
  const sorted = candidates.toSorted(bySize);
  const dry = sorted.filter(({ isDry }) => isDry).slice(0, share);
  const others = sorted.filter(({ isDry }) => !isDry);
  const large = Math.max(0, room - share - recent);
  const late = others.slice(large).toSorted(byDay);
  return [...dry, ...others.slice(0, large), ...late.slice(0, room - share - large)].sort(bySize);
}

const bySize = (one: Candidate, other: Candidate) =>
  other.stage - one.stage || other.lastAt.getTime() - one.lastAt.getTime();

/** Plants that are equally old stay in the order of their size. */
const byDay = (one: Candidate, other: Candidate) => other.lastDay.localeCompare(one.lastDay);
