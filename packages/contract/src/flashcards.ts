import { z } from 'zod';
import { calls, codes, withCurrent } from './errors.ts';
import { idSchema, instantSchema, languageSchema, requiredLineSchema, versionSchema } from './fields.ts';
import {
  cardNoteSchema,
  cardOriginSchema,
  cardSchema,
  cardText,
  cardTextSchema,
  deckSchema,
  forecastSchema,
  gradedSchema,
  gradeSchema,
  queueSchema,
  realWordSchema,
  retentionSchema,
  reviewCardSchema,
  reviewOutcomeSchema,
  senseIdSchema,
  waitingSchema,
} from './flashcard-fields.ts';
import { limits } from './limits.ts';
import { says } from './problems.ts';
import { wordKeySchema } from './word-key.ts';

export type * from './flashcard-fields.ts';

const route = (method: 'GET' | 'POST' | 'PATCH', path: `/${string}`) => ({ method, path, tags: ['flashcards'] });
const created = (path: `/${string}`) => ({ ...route('POST', path), successStatus: 201 });
const id = z.object({ id: idSchema });
const inDeck = z.object({ deckId: idSchema.optional() });
const someCards = z.object({ cardIds: z.array(idSchema).min(1).max(limits.bulkMax) });
const changedCount = z.object({ changed: z.int() });
const withClass = z.object({ id: idSchema, classId: idSchema });
const newCard = z.object({
  id: idSchema,
  deckId: idSchema,
  front: cardTextSchema,
  back: cardTextSchema,
  language: languageSchema.nullable().default(null),
  note: cardNoteSchema.default(''),
});
const adding = codes('deck-full', 'unknown-word');

export const flashcards = {
  /** The caller's own decks, then those that teachers share with the caller's classes; by name. */
  decks: calls.route(route('GET', '/flashcards/decks')).output(z.array(deckSchema)),
  /** The caller's own decks that have a card of the word. */
  decksWithWord: calls
    .route(route('GET', '/flashcards/decks-with-word'))
    .input(z.object({ word: realWordSchema }))
    .output(z.object({ deckIds: z.array(idSchema) })),
  createDeck: calls
    .errors(codes('too-many-decks'))
    .route(created('/flashcards/decks'))
    .input(z.object({ id: idSchema, name: requiredLineSchema }))
    .output(deckSchema),
  /**
   * A deck of English words with a card for each that the dictionary has, answered in the language of a class, by which
   * it can be used at once. Made again with the same id, it is as it was.
   */
  deckOfWords: calls
    .errors(codes('too-many-decks', 'unknown-word'))
    .route(created('/flashcards/decks/of-words'))
    .input(
      z.object({
        id: idSchema,
        name: requiredLineSchema,
        /** Shared with nobody, and answered in English, without one. */
        classId: idSchema.nullable(),
        words: z.array(realWordSchema).min(1).max(limits.lackedWordsShown),
      }),
    )
    .output(deckSchema),
  renameDeck: calls
    .errors(withCurrent('edit-conflict', deckSchema))
    .route(route('PATCH', '/flashcards/decks/{id}'))
    .input(z.object({ id: idSchema, name: requiredLineSchema, version: versionSchema }))
    .output(deckSchema),
  /** Deletes the deck with its cards; it can be restored for some weeks. */
  removeDeck: calls.route(route('POST', '/flashcards/decks/{id}/remove')).input(id).output(changedCount),
  restoreDeck: calls
    .errors(codes('too-many-decks'))
    .route(route('POST', '/flashcards/decks/{id}/restore'))
    .input(id)
    .output(deckSchema),
  /** Shares a teacher's deck with everybody in one of the teacher's classes. */
  shareDeck: calls.route(route('POST', '/flashcards/decks/{id}/share')).input(withClass).output(deckSchema),
  unshareDeck: calls.route(route('POST', '/flashcards/decks/{id}/unshare')).input(withClass).output(deckSchema),

  /** In order of creation. */
  cards: calls
    .route(route('POST', '/flashcards/cards/list'))
    .input(
      z.object({
        deckId: idSchema,
        /** Only cards with this text on a side or in the note. */
        search: cardText(limits.nameMax).default(''),
        /** From 1. */
        page: z.int().min(1).max(limits.deckCardsMax).default(1),
      }),
    )
    .output(z.object({ total: z.int(), cards: z.array(cardSchema) })),
  addCard: calls
    .errors(adding)
    .route(created('/flashcards/cards'))
    .input(newCard.extend({ word: realWordSchema.nullable().default(null) }))
    .output(cardSchema),
  /**
   * Adds a dictionary word with the place where it was met, once per deck and word: a repeat returns the first card.
   */
  fromWord: calls
    .errors(adding)
    .route(created('/flashcards/cards/from-word'))
    .input(
      newCard.extend({ word: realWordSchema, met: cardOriginSchema, sense: senseIdSchema.nullable().default(null) }),
    )
    .output(cardSchema),
  editCard: calls
    .errors(withCurrent('edit-conflict', cardSchema))
    .route(route('PATCH', '/flashcards/cards/{id}'))
    .input(
      z.object({
        id: idSchema,
        front: cardTextSchema,
        back: cardTextSchema,
        language: languageSchema.nullable(),
        note: cardNoteSchema,
        version: versionSchema,
      }),
    )
    .output(cardSchema),
  /** They can be restored for some weeks. */
  removeCards: calls.route(route('POST', '/flashcards/cards/remove')).input(someCards).output(changedCount),
  restoreCards: calls
    .errors(codes('deck-full'))
    .route(route('POST', '/flashcards/cards/restore'))
    .input(someCards)
    .output(changedCount),

  /** How many cards are waiting. Counting is slow in large decks, so `queue` returns the cards separately. */
  waiting: calls.route(route('GET', '/flashcards/waiting')).input(inDeck).output(waitingSchema),
  queue: calls.route(route('GET', '/flashcards/queue')).input(inDeck).output(queueSchema),
  /** Cards beyond the day's limit, then those not due yet, soonest first. */
  practiseMore: calls.route(route('GET', '/flashcards/practise-more')).input(inDeck).output(z.array(reviewCardSchema)),
  /** A card for each of these words whose review counts now, in that order; those on no card are left out. */
  thirsty: calls
    .route(route('POST', '/flashcards/thirsty'))
    .input(z.object({ words: z.array(wordKeySchema).min(1).max(limits.wateredMax) }))
    .output(z.array(reviewCardSchema)),
  /** By button or typed answer. The id is the event's: sent twice it counts once. */
  grade: calls
    .errors(codes('edit-conflict'))
    .route(created('/flashcards/reviews'))
    .input(
      z
        .object({
          id: idSchema,
          cardId: idSchema,
          grade: gradeSchema.optional(),
          answer: z.string().max(limits.cardTextMax).optional(),
          /** Which side was typed. */
          typedSide: z.enum(['front', 'back']).default('front'),
          /** Extra practice: before the due time the word's memory is unchanged. */
          isExtra: z.boolean().default(false),
          hints: z.int().min(0).max(100).default(0),
          durationMs: z.int().min(0).max(3_600_000).default(0),
          /** When it was answered, by the device's clock. */
          at: instantSchema.optional(),
          /** The deck being learned, for `next`; all decks without one. */
          deckId: idSchema.optional(),
          /** Who answered. The browser may have changed hands since; for another user the call is `unauthenticated`. */
          studentId: idSchema.optional(),
        })
        .refine(({ grade, answer }) => (grade === undefined) !== (answer === undefined), says('grade-or-answer')),
    )
    .output(gradedSchema),
  /** Takes an answer back; `id` is the undo's own. */
  undo: calls
    .route(created('/flashcards/reviews/undo'))
    .input(
      z.object({
        id: idSchema,
        reviewId: idSchema,
        at: instantSchema.optional(),
        deckId: idSchema.optional(),
        studentId: idSchema.optional(),
      }),
    )
    .output(reviewOutcomeSchema),

  forecast: calls.route(route('GET', '/flashcards/forecast')).input(inDeck).output(forecastSchema),
  retention: calls.route(route('GET', '/flashcards/retention')).output(retentionSchema),
  leeches: calls.route(route('GET', '/flashcards/leeches')).output(z.array(cardSchema)),
  suspend: calls
    .route(route('POST', '/flashcards/cards/suspend'))
    .input(someCards.extend({ isSuspended: z.boolean() }))
    .output(changedCount),
};
