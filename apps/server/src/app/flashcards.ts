import { wordKey } from '@wordgrove/content';
import type { IsWord } from '@wordgrove/language';
import { normalForm } from '@wordgrove/language';
import { readHeadword } from '#features/dictionary/headword.ts';
import { openLexicon } from '#features/dictionary/lexicon.ts';
import { readingsOf } from '#features/dictionary/readings.ts';
import { answerService } from '#features/flashcards/answer-service.ts';
import type { KnowsWord } from '#features/flashcards/card-service.ts';
import { cardService } from '#features/flashcards/card-service.ts';
import { deckService, deckSharing } from '#features/flashcards/deck-service.ts';
import { isOwnDeck } from '#features/flashcards/deck-store.ts';
import { readDeck } from '#features/flashcards/export-deck.ts';
import type { ReadHeadword } from '#features/flashcards/headwords.ts';
import { importCards } from '#features/flashcards/import-cards.ts';
import { reviewService } from '#features/flashcards/review-service.ts';
import { flashcardRoutes } from '#features/flashcards/routes.ts';
import { waitingPart } from '#features/flashcards/waiting-store.ts';
import type { MemoryOverview } from '#features/memory/overview.ts';
import { nextDue, wordState } from '#features/memory/rules.ts';
import type { RecordEvidence, UndoEvidence } from '#features/memory/service.ts';
import type { OwnRows } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { CountActivity, TakeBackActivity } from '#platform/activity.ts';
import { isPlayable } from './games.ts';
import type { Built } from './parts.ts';

type Others = {
  overview: Pick<MemoryOverview, 'retention'>;
  recordEvidence: RecordEvidence;
  undoEvidence: UndoEvidence;
  countActivity: CountActivity;
  takeBackActivity: TakeBackActivity;
};

/** A side of the card, without what a learner writes before a headword, has to be the word or a form of it. */
const knowsWord: KnowsWord = ({ key, front, back }) =>
  [front, back].some((side) => {
    const text = normalForm(side);
    const headword = text.replace(/^(?:to|an?|the) /, '');
    const readings = [text, headword].flatMap((each) => readingsOf(openLexicon(), each));
    return readings.some((reading) => wordKey(reading) === key);
  });

const readWord: ReadHeadword = (written, beside) => readHeadword(openLexicon(), written, beside);

/** What is another word is no typo. */
const isWord: IsWord = (lemma, pos) => {
  const { wordNet, bank } = openLexicon();
  return wordNet.isWord(lemma, pos) || bank.entries(lemma).some((word) => !pos || word.pos === pos);
};

export function buildFlashcards({ db, clock, random, tell }: Built, others: Others) {
  const { recordEvidence, undoEvidence, countActivity, takeBackActivity } = others;
  const memory = { wordState, nextDue, recordEvidence, undoEvidence };
  const parts = { db, clock, tell };
  const review = reviewService({ db, clock, memory, isPlayable });
  const routes = flashcardRoutes({
    decks: deckService(parts),
    sharing: deckSharing(parts),
    cards: cardService({ ...parts, memory, knowsWord, readHeadword: readWord }),
    review,
    answers: answerService({ db, clock, memory, countActivity, takeBackActivity, isWord }),
    retention: others.overview.retention,
  });
  return {
    routes,
    waiting: waitingPart(isPlayable),
    import: {
      importCards: importCards({ ...parts, random, readHeadword: readWord }),
      admit: async (own: OwnRows, deckId: string) => {
        if (!(await isOwnDeck(db, own, deckId))) throw failures.notFound();
      },
    },
    readDeck: readDeck({ db }),
  };
}
