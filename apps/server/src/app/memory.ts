import { groupComing } from '#features/flashcards/due-store.ts';
import { awardXp } from '#features/memory/award-xp.ts';
import { memoryOverview } from '#features/memory/overview.ts';
import { recordEvidence, undoEvidence } from '#features/memory/service.ts';
import { setXp } from '#features/profiles/store.ts';
import { isPlayable } from './games.ts';
import type { Built } from './parts.ts';

const askable = ({ onCards, others }: { onCards: number; others: readonly string[] }) =>
  onCards + others.filter(isPlayable).length;

/** The overview is for the memory's own calls; the rest is handed to everything that practises words or pays XP. */
export function buildMemory({ db, clock, tell }: Pick<Built, 'db' | 'clock' | 'tell'>) {
  return {
    overview: memoryOverview({
      db,
      clock,
      countComing: async (own, now, ends) => {
        const { dueNow, later } = await groupComing(db, own, now, ends);
        return { dueNow: askable(dueNow), later: later.map(askable) };
      },
    }),
    recordEvidence: recordEvidence({ tell }),
    undoEvidence: undoEvidence({ tell }),
    awardXp: awardXp({ tell, setXp }),
  };
}
