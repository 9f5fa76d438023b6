import { limits } from '@wordgrove/contract/limits';
import type { ClassFit } from '@wordgrove/contract/pdf-fields';
import { shorten } from '@wordgrove/contract/shorten';
import { v7 as uuid } from 'uuid';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import { correctedCard } from '#features/dictionary/card-answers.ts';
import type { Lexicon } from '#features/dictionary/lexicon.ts';
import { insertCards } from '#features/flashcards/card-store.ts';
import { countDecks, holdDeck, insertDeck, insertDeckClasses } from '#features/flashcards/deck-store.ts';
import { tellLearners } from '#features/flashcards/tell-learners.ts';
import type { FitService } from '#features/pdfs/fit-service.ts';
import type { TextWordRow } from '#features/pdfs/fit-store.ts';
import { findFitSubject, listTextWords } from '#features/pdfs/fit-store.ts';
import type { PackWish } from '#features/pdfs/pack-store.ts';
import { findPack, insertPack } from '#features/pdfs/pack-store.ts';
import type { OwnRows, TaughtBy } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';

type Parts = { db: Db; clock: Clock; tell: Tell; lexicon: () => Lexicon; fitOfClass: FitService['ofClass'] };

type Teacher = { own: OwnRows; taught: TaughtBy };

type PreTeachRefusals = Refusals<'too-many-decks' | 'unknown-word'> & Refusals<'edit-conflict', ClassFit>;

/**
 * Makes a deck of words from a text and shares it with a class, to learn before reading. A deck made again with the same
 * id changes nothing, and none is made while the teacher hasn't seen what another screen made.
 *
 * @returns the class's fit with the pack in it
 */
export function preTeach(parts: Parts) {
  const { db, clock, tell, fitOfClass } = parts;
  return async (teacher: Teacher, wish: PackWish, errors: PreTeachRefusals): Promise<ClassFit> => {
    const { id: pdfId, classId, deckId, name, language } = wish;
    const { own, taught } = teacher;
    const isNews = await inTransaction(db, async (tx) => {
      const now = clock.now();
      await takeTurns(tx, 'flashcards', own.userId);
      const subject = await findFitSubject(tx, taught, { pdfId, classId });
      if (!subject) throw failures.notFound();
      if (await isMade(tx, own, wish)) return false;
      if ((subject.pack?.deckId ?? null) !== wish.seen) return true;
      const rows = await chosenRows(tx, wish, errors);
      const cards = rows.map((row) => {
        const card = correctedCard(parts.lexicon(), row, language, subject.corrected);
        return card && { id: uuid(), ...card, word: row.word, met: metIn(pdfId, row) };
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
      await insertDeckClasses(tx, deck, [classId], now);
      await insertPack(tx, { deckId, pdfId, classId, createdAt: now });
      await tellLearners(tell, tx, [deckId]);
      await tell(tx, [own.userId], 'pdfs');
      return false;
    });
    const fit = await fitOfClass(taught, { id: pdfId, classId });
    if (isNews) throw errors['edit-conflict']({ data: fit });
    return fit;
  };
}

/** Whether this very pack exists. A deck of the teacher's that is something else is refused. */
async function isMade(tx: Tx, own: OwnRows, { id, classId, deckId }: PackWish): Promise<boolean> {
  if (!(await holdDeck(tx, own, deckId))) return false;
  const pack = await findPack(tx, deckId);
  if (pack?.pdfId !== id || pack.classId !== classId) throw failures.notFound();
  return true;
}

/** The chosen words as they stand in the text, each once. */
async function chosenRows(tx: Tx, { id, words }: PackWish, errors: PreTeachRefusals): Promise<TextWordRow[]> {
  const rows = new Map((await listTextWords(tx, id)).map((row) => [row.word, row]));
  return [...new Set(words)].map((word) => {
    const row = rows.get(word);
    if (!row) throw errors['unknown-word']();
    return row;
  });
}

const metIn = (pdfId: string, { sentence, page }: TextWordRow) => ({
  source: 'pdf' as const,
  sentence: shorten(sentence, limits.cardSentenceMax),
  pdfId,
  page,
});
