import type { Retention } from '@wordgrove/contract/flashcards';
import { memberWho, studentWho, teacherWho } from '#http/builders.ts';
import type { Call } from '#http/call.ts';
import { ofAsker } from '#http/call.ts';
import type { OwnRows, TaughtBy } from '#http/context.ts';
import type { AnswerService } from './answer-service.ts';
import type { CardService } from './card-service.ts';
import type { DeckService, DeckSharing } from './deck-service.ts';
import type { ReviewService } from './review-service.ts';

export type FlashcardParts = {
  decks: DeckService;
  sharing: DeckSharing;
  deckOfWords: Call<'flashcards.deckOfWords', [OwnRows, TaughtBy]>;
  cards: CardService;
  review: ReviewService;
  answers: AnswerService;
  retention: (own: OwnRows) => Promise<Retention>;
};

/** Everybody makes decks; teachers share theirs; only students have the daily review. */
export function flashcardRoutes({ decks, sharing, deckOfWords, cards, review, answers, retention }: FlashcardParts) {
  const member = memberWho('create_flashcards').flashcards;
  const teacher = teacherWho('create_flashcards').flashcards;
  const student = studentWho('create_flashcards').flashcards;

  return {
    decks: member.decks.handler(({ context }) => decks.list(context.own)),
    decksWithWord: member.decksWithWord.handler(({ context, input }) => decks.withWord(context.own, input.word)),
    createDeck: member.createDeck.handler(({ context, input, errors }) => decks.create(context.own, input, errors)),
    renameDeck: member.renameDeck.handler(({ context, input, errors }) => decks.rename(context.own, input, errors)),
    removeDeck: member.removeDeck.handler(({ context, input }) => decks.remove(context.own, input.id)),
    restoreDeck: member.restoreDeck.handler(({ context, input, errors }) =>
      decks.restore(context.own, input.id, errors),
    ),
    shareDeck: teacher.shareDeck.handler(({ context, input }) => sharing.share(context.own, context.taught, input)),
    deckOfWords: teacher.deckOfWords.handler(({ context, input, errors }) =>
      deckOfWords(context.own, context.taught, input, errors),
    ),
    unshareDeck: teacher.unshareDeck.handler(({ context, input }) =>
      sharing.unshare(context.own, context.taught, input),
    ),

    cards: member.cards.handler(({ context, input }) => cards.list(context.own, input)),
    addCard: member.addCard.handler(({ context, input, errors }) => cards.add(context.own, input, errors)),
    fromWord: member.fromWord.handler(({ context, input, errors }) => cards.fromWord(context.own, input, errors)),
    editCard: member.editCard.handler(({ context, input, errors }) => cards.edit(context.own, input, errors)),
    removeCards: member.removeCards.handler(({ context, input }) => cards.remove(context.own, input.cardIds)),
    restoreCards: member.restoreCards.handler(({ context, input, errors }) =>
      cards.restore(context.own, input.cardIds, errors),
    ),

    waiting: student.waiting.handler(({ context, input }) => review.waiting(context.own, context.caller, input.deckId)),
    queue: student.queue.handler(({ context, input }) => review.queue(context.own, context.caller, input.deckId)),
    practiseMore: student.practiseMore.handler(({ context, input }) => review.practiseMore(context.own, input.deckId)),
    thirsty: student.thirsty.handler(({ context, input }) => review.thirsty(context.own, input.words)),
    grade: student.grade.handler(ofAsker(answers.grade)),
    undo: student.undo.handler(ofAsker(answers.undo)),
    forecast: student.forecast.handler(({ context, input }) =>
      review.forecast(context.own, context.caller, input.deckId),
    ),
    retention: student.retention.handler(({ context }) => retention(context.own)),
    leeches: student.leeches.handler(({ context }) => cards.leeches(context.own)),
    suspend: student.suspend.handler(({ context, input }) => cards.suspend(context.own, input)),
  };
}
