import { countComing } from '#features/flashcards/coming.ts';
import { awardXp } from '#features/memory/award-xp.ts';
import { forestService } from '#features/memory/forest.ts';
import { groveService } from '#features/memory/grove.ts';
import { keepLevel } from '#features/memory/keep-level.ts';
import { memoryOverview } from '#features/memory/overview.ts';
import { payReview } from '#features/memory/pay-review.ts';
import { recordEvidence, undoEvidence } from '#features/memory/service.ts';
import { gainXp, setXp } from '#features/profiles/store.ts';
import { buildWordGoals } from './assignments.ts';
import type { Built } from './parts.ts';
import { gameWords, taughtWord } from './words.ts';

/** The overview serves memory's own calls; the rest goes to every feature that practises words or pays XP. */
export function buildMemory({ db, clock, tell, told }: Pick<Built, 'db' | 'clock' | 'tell' | 'told'>) {
  const paying = { gainXp, keepLevel: keepLevel(setXp) };
  const noting = { told, ...buildWordGoals({ tell }) };
  return {
    overview: memoryOverview({
      db,
      clock,
      countComing: countComing(db, gameWords.isPlayable),
    }),
    grove: groveService({ db, clock, taught: taughtWord, ...gameWords }),
    forest: forestService({ db, taught: taughtWord }),
    recordEvidence: recordEvidence(noting),
    undoEvidence: undoEvidence(noting),
    awardXp: awardXp(paying),
    payReview: payReview(paying),
    keepLevel: paying.keepLevel,
  };
}
