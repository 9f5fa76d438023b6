import { levels } from '@wordgrove/contract/levels';
import type { Pack } from '#features/pdfs/pack-store.ts';
import type { Random } from '#platform/random.ts';
import type { ClassDeck } from './plan-decks.ts';
import type { ClassText } from './plan-texts.ts';
import { textsOfKey } from './word-bank.ts';

export type ClassPack = ClassDeck & { pack: Pack };

const cardsOfAPack = 15;
const minuteMs = 60_000;

/**
 * The latest text's words for its first class, to be learned before reading: those above A2 that stand in it most often.
 */
export function planPack(texts: readonly ClassText[], random: Random): ClassPack[] {
  const text = texts.at(-1);
  const classId = text?.details.classIds[0];
  if (!text?.prepared || !classId) return [];
  const { id: pdfId, teacherId: ownerId, sharedAt: begins } = text;
  const createdAt = new Date(begins.getTime() + 20 * minuteMs);
  const stamps = { createdAt, updatedAt: createdAt };
  const id = random.uuid();
  const hard = text.prepared.words.filter(({ level }) => levels.indexOf(level) > levels.indexOf('A2'));
  const cards = hard.flatMap(({ word, sentence, page }) => {
    const card = textsOfKey(word, 'tr');
    const met = { source: 'pdf' as const, sentence, pdfId, page };
    return card ? [{ ...card, id: random.uuid(), deckId: id, met, createdBy: ownerId, ...stamps }] : [];
  });
  return [
    {
      deck: { id, ownerId, name: text.details.title, ...stamps },
      share: { deckId: id, classId, sharedAt: createdAt },
      cards: cards.slice(0, cardsOfAPack),
      pack: { deckId: id, pdfId, classId, createdAt },
    },
  ];
}
