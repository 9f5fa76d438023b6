import { shuffled } from '@wordgrove/games';
import type { flashcardDeckClasses, flashcardDecks } from '#db/schema/all.ts';
import type { Random } from '#platform/random.ts';
import { chanceOf } from './chance.ts';
import type { CardRow } from './learner.ts';
import type { DemoSchool, PlannedClass } from './plan-school.ts';
import { cardTexts, wordsAbout } from './word-bank.ts';

export type ClassDeck = {
  deck: typeof flashcardDecks.$inferInsert;
  share: typeof flashcardDeckClasses.$inferInsert;
  cards: CardRow[];
};

/** What each class learns, in the order of the classes. The school's children all read Turkish. */
const wishes = [
  { name: 'Unit 4: Food and drink', levels: ['A2'], topic: 'food-and-drink', language: 'tr' },
  { name: 'Words from our stories', levels: ['A2', 'B1'], topic: 'feelings', language: 'en' },
  { name: 'At work', levels: ['A2', 'B1'], topic: 'work-and-money', language: 'en' },
] as const;

const cardsOfADeck = 60;
const minuteMs = 60_000;

/** One deck per class, shared by its teacher an hour after the class was made. */
export function planDecks({ classes }: DemoSchool, random: Random): ClassDeck[] {
  return classes.flatMap((of, place) => {
    const wish = wishes[place];
    return wish ? planDeck(of, wish, random) : [];
  });
}

function planDeck(
  { id: classId, teacher, createdAt: begins }: PlannedClass,
  { name, levels, topic, language }: (typeof wishes)[number],
  random: Random,
): ClassDeck {
  const at = (minutes: number) => new Date(begins.getTime() + minutes * minuteMs);
  const id = random.uuid();
  const createdAt = at(30);
  const words = levels.flatMap((level) => wordsAbout(level, topic));
  const chosen = shuffled(words, chanceOf(`the demo school: ${name}`)).slice(0, cardsOfADeck);
  return {
    deck: { id, ownerId: teacher.id, name, createdAt, updatedAt: createdAt },
    share: { deckId: id, classId, sharedAt: at(60) },
    cards: chosen.map((word, minutes) => ({
      ...cardTexts(word, language),
      id: random.uuid(),
      deckId: id,
      met: { source: 'hand' },
      createdBy: teacher.id,
      createdAt: at(30 + minutes / 2),
      updatedAt: at(30 + minutes / 2),
    })),
  };
}
