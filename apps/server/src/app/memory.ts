import type { ComingWord } from '#features/flashcards/due-words.ts';
import { listComingWords } from '#features/flashcards/due-words.ts';
import { awardXp } from '#features/memory/award-xp.ts';
import { memoryOverview } from '#features/memory/overview.ts';
import { recordEvidence, undoEvidence } from '#features/memory/service.ts';
import { setXp } from '#features/profiles/store.ts';
import { isPlayable } from './games.ts';
import type { Built } from './parts.ts';

const canBeAsked = ({ word, hasCard }: ComingWord) => hasCard || isPlayable(word);

/** The overview is for the memory's own calls; the rest is handed to everything that practises words or pays XP. */
export function buildMemory({ db, clock, tell }: Pick<Built, 'db' | 'clock' | 'tell'>) {
  return {
    overview: memoryOverview({
      db,
      clock,
      listComing: async (own) => (await listComingWords(db, own)).filter(canBeAsked),
    }),
    recordEvidence: recordEvidence({ tell }),
    undoEvidence: undoEvidence({ tell }),
    awardXp: awardXp({ tell, setXp }),
  };
}
