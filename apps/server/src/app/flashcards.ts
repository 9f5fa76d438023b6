import { openLexicon } from '#features/dictionary/lexicon.ts';
import { answerService } from '#features/flashcards/answer-service.ts';
import { cardService } from '#features/flashcards/card-service.ts';
import { deckService, deckSharing, presentOne } from '#features/flashcards/deck-service.ts';
import { readDeck } from '#features/flashcards/export-deck.ts';
import { cardKnowsWord } from '#features/flashcards/headwords.ts';
import { admitImport, importCards } from '#features/flashcards/import-cards.ts';
import { reviewService } from '#features/flashcards/review-service.ts';
import { flashcardRoutes } from '#features/flashcards/routes.ts';
import { waitingPart } from '#features/flashcards/waiting-store.ts';
import type { MemoryOverview } from '#features/memory/overview.ts';
import type { PayReview } from '#features/memory/pay-review.ts';
import { nextDue, retrievability, wordState } from '#features/memory/rules.ts';
import type { RecordEvidence, UndoEvidence } from '#features/memory/service.ts';
import { makeWordDeck } from '#flows/make-word-deck.ts';
import type { CountActivity, TakeBackActivity } from '#platform/activity.ts';
import type { Built } from './parts.ts';
import { dictionaryWords, gameWords } from './words.ts';

type Others = {
  overview: Pick<MemoryOverview, 'retention'>;
  recordEvidence: RecordEvidence;
  undoEvidence: UndoEvidence;
  payReview: PayReview;
  countActivity: CountActivity;
  takeBackActivity: TakeBackActivity;
};

export function buildFlashcards({ db, clock, random, tell }: Built, others: Others) {
  const { recordEvidence, undoEvidence, payReview, countActivity, takeBackActivity } = others;
  const memory = { wordState, nextDue, retrievability, recordEvidence, undoEvidence, payReview };
  const parts = { db, clock, tell };
  const { keysOf, isWord, readHeadword, pictureOf } = dictionaryWords;
  const { isPlayable } = gameWords;
  const review = reviewService({ db, clock, memory, isPlayable, pictureOf });
  const routes = flashcardRoutes({
    decks: deckService(parts),
    sharing: deckSharing(parts),
    deckOfWords: makeWordDeck({ ...parts, lexicon: openLexicon, presentDeck: presentOne }),
    cards: cardService({ ...parts, memory, knowsWord: cardKnowsWord(keysOf), readHeadword }),
    review,
    answers: answerService({ db, clock, memory, countActivity, takeBackActivity, isWord }),
    retention: others.overview.retention,
  });
  return {
    routes,
    waiting: waitingPart(isPlayable),
    cardsAtHand: review.atHand,
    import: {
      importCards: importCards({ ...parts, random, readHeadword }),
      admit: admitImport(db),
    },
    readDeck: readDeck({ db }),
  };
}
