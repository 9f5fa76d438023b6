import type { Language } from '@wordgrove/contract/languages';
import { limits } from '@wordgrove/contract/limits';
import type { ClassFit } from '@wordgrove/contract/pdf-fields';
import { shorten } from '@wordgrove/contract/shorten';
import { v7 as uuid } from 'uuid';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import { cardOfWord } from '#features/dictionary/card-of-word.ts';
import { listForTeacher } from '#features/dictionary/correction-store.ts';
import type { Lexicon } from '#features/dictionary/lexicon.ts';
import type { NewCard } from '#features/flashcards/card-store.ts';
import { insertCards } from '#features/flashcards/card-store.ts';
import { countDecks, holdDeck, insertDeck, insertDeckClass } from '#features/flashcards/deck-store.ts';
import { tellLearners } from '#features/flashcards/tell-learners.ts';
import type { FitService } from '#features/pdfs/fit-service.ts';
import type { TextWordRow } from '#features/pdfs/fit-store.ts';
import { findFitSubject, listTextWords } from '#features/pdfs/fit-store.ts';
import { findPack, insertPack } from '#features/pdfs/pack-store.ts';
import type { OwnRows, TaughtBy } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';

type Parts = { db: Db; clock: Clock; tell: Tell; lexicon: () => Lexicon; fitOfClass: FitService['ofClass'] };

type Teacher = { own: OwnRows; taught: TaughtBy };

type Wish = {
  id: string;
  classId: string;
  deckId: string;
  name: string;
  /** Of the answers on its cards. */
  language: Language;
  words: readonly string[];
};

type PreTeachRefusals = Refusals<'too-many-decks' | 'unknown-word'>;

/**
 * Makes a deck of words from a text and shares it with a class, to learn before reading. A deck made again with the same
 * id changes nothing.
 *
 * @returns the class's fit with the pack in it
 */
export function preTeach(parts: Parts) {
  const { db, clock, tell, fitOfClass } = parts;
  return async (teacher: Teacher, wish: Wish, errors: PreTeachRefusals): Promise<ClassFit> => {
    const { id: pdfId, classId, deckId, name, language } = wish;
    const { own, taught } = teacher;
    // The corrections are read on the pool, which a transaction may not wait for.
    const corrected = (await listForTeacher(db, own, wish.words)).filter((each) => each.classId === classId);
    await inTransaction(db, async (tx) => {
      const now = clock.now();
      await takeTurns(tx, 'flashcards', own.userId);
      if (!(await findFitSubject(tx, taught, { pdfId, classId }))) throw failures.notFound();
      if (await isMade(tx, own, wish)) return;
      const rows = await chosenRows(tx, wish, errors);
      const cards = rows.map((row) => {
        const ofTeacher = corrected.find((each) => each.word === row.word && each.language === language);
        return cardOf(parts.lexicon(), pdfId, row, language, ofTeacher?.translations);
      });
      if (cards.includes(null)) throw errors['unknown-word']();
      if ((await countDecks(tx, own)) >= limits.decksMax) throw errors['too-many-decks']();
      // Somebody else's deck may have this id.
      const deck = (await insertDeck(tx, own, { id: deckId, name, now })) ? await holdDeck(tx, own, deckId) : null;
      if (!deck) throw failures.notFound();
      await insertCards(
        tx,
        deck,
        cards.filter((card) => card !== null),
        now,
      );
      await insertDeckClass(tx, deck, classId, now);
      await insertPack(tx, { deckId, pdfId, classId, createdAt: now });
      await tellLearners(tell, tx, [deckId]);
      await tell(tx, [own.userId], 'pdfs');
    });
    return fitOfClass(taught, { id: pdfId, classId });
  };
}

/** Whether this very pack exists. A deck of the teacher's that is something else is refused. */
async function isMade(tx: Tx, own: OwnRows, { id, classId, deckId }: Wish): Promise<boolean> {
  if (!(await holdDeck(tx, own, deckId))) return false;
  const pack = await findPack(tx, deckId);
  if (pack?.pdfId !== id || pack.classId !== classId) throw failures.notFound();
  return true;
}

/** The chosen words as they stand in the text, each once. */
async function chosenRows(tx: Tx, { id, words }: Wish, errors: PreTeachRefusals): Promise<TextWordRow[]> {
  const rows = new Map((await listTextWords(tx, id)).map((row) => [row.word, row]));
  return [...new Set(words)].map((word) => {
    const row = rows.get(word);
    if (!row) throw errors['unknown-word']();
    return row;
  });
}

function cardOf(
  lexicon: Lexicon,
  pdfId: string,
  { word, sentence, page }: TextWordRow,
  language: Language,
  translations: readonly string[] | undefined,
): NewCard | null {
  const card = cardOfWord(lexicon, word, language, translations);
  const met = { source: 'pdf' as const, sentence: shorten(sentence, limits.cardSentenceMax), pdfId, page };
  return card && { id: uuid(), ...card, word, met };
}
