import type { Word } from '@wordgrove/content';
import { wordKey } from '@wordgrove/content';
import type { Language } from '@wordgrove/contract/languages';
import type { Level } from '@wordgrove/contract/levels';
import { levels } from '@wordgrove/contract/levels';
import { normalForm } from '@wordgrove/language';
import { between, happens, oneOf } from './chance.ts';
import type { CardRow, Day, Learner } from './learner.ts';
import { practise, spend } from './learner.ts';
import { countActivity } from './plan-tasks.ts';
import { cardTexts, findableWord, foundWord, textsOfKey } from './word-bank.ts';

/** Occasional misspellings, which no dictionary knows. */
const misspellings = [
  ...['recieve', 'becuase', 'definately', 'tommorow', 'beautifull', 'freind', 'untill', 'adress'],
  ...['diffrent', 'goverment', 'neccessary', 'restorant', 'enviroment'],
];

/** The web's name for a student's first deck. */
const firstDeckNames: Record<Language, string> = {
  en: 'My words',
  tr: 'Kelimelerim',
  es: 'Mis palabras',
  fr: 'Mes mots',
  de: 'Meine Wörter',
};

const shares = { misspelt: 0.05, again: 0.15, harder: 0.25, saved: 0.3, ontoACard: 0.55 };

/** Looks up `count` words; some are saved, and some become cards. */
export function lookUpWords(learner: Learner, day: Day, count: number): void {
  const { chance } = learner;
  for (let n = 0; n < count; n += 1) {
    if (!spend(day, between(chance, 15, 90))) return;
    if (happens(chance, shares.misspelt)) search(learner, day, oneOf(chance, misspellings), false);
    lookUp(learner, day, chooseWord(learner));
  }
}

function chooseWord({ level, chance, diary }: Learner): Word | string {
  const looked = diary.searches.filter(({ isFound }) => isFound);
  if (looked.length > 5 && happens(chance, shares.again)) return oneOf(chance, looked).word;
  return findableWord(happens(chance, shares.harder) ? oneAbove(level) : level, chance);
}

function oneAbove(level: Level): Level {
  return levels[levels.indexOf(level) + 1] ?? level;
}

function search({ id, newId, diary }: Learner, day: Day, word: string, isFound: boolean): string {
  const searchedAt = new Date(day.at);
  const row = { id: newId(searchedAt), userId: id, word, isFound, searchedAt };
  diary.searches.push(row);
  return row.id;
}

/** A word, or the text of an earlier look-up. */
function lookUp(learner: Learner, day: Day, wanted: Word | string): void {
  const { chance, diary } = learner;
  const text = typeof wanted === 'string' ? wanted : normalForm(wanted.lemma);
  const earlier = diary.searches.find(({ word, isFound }) => isFound && word === text);
  const key = earlier ? diary.events.find(({ id }) => id === earlier.id)?.word : undefined;
  const word = key ?? (typeof wanted === 'string' ? null : wordKey(wanted));
  if (word === null) return;
  record(learner, day, { text, word });
  if (typeof wanted === 'string') return;
  if (happens(chance, shares.saved)) saveWord(learner, day, text);
  if (!happens(chance, shares.ontoACard)) return;
  const [sentence] = wanted.examples;
  makeCard(learner, day, cardTexts(wanted, learner.language), { source: 'dictionary', ...(sentence && { sentence }) });
}

/** A form in a text, with the sentence around it if it is known. Fewer become cards: the story goes on. */
export function lookUpInText(
  learner: Learner,
  day: Day,
  form: string,
  { sentence, ...place }: { pdfId: string; page: number; sentence: string | undefined },
): void {
  const { id: studentId, chance, language, diary } = learner;
  const { asked, key: word } = foundWord(form);
  if (word === null) return;
  const firstAt = record(learner, day, { text: asked, word, place });
  const { pdfId, page } = place;
  if (!diary.lookUps.some((each) => each.pdfId === pdfId && each.page === page && each.word === word))
    diary.lookUps.push({ pdfId, studentId, page, word, firstAt });
  const card = textsOfKey(word, language);
  if (card && happens(chance, shares.ontoACard / 2))
    makeCard(learner, day, card, { source: 'pdf', ...place, ...(sentence && { sentence }) });
}

type CardTexts = ReturnType<typeof cardTexts>;

type Looked = { text: string; word: string; place?: { pdfId?: string; page?: number } };

/** In the history and in the ledger, under one id. */
function record(learner: Learner, day: Day, { text, word, place = {} }: Looked): Date {
  const occurredAt = new Date(day.at);
  const id = search(learner, day, text, true);
  practise(learner, day, { id, word, activity: 'lookup', task: 'none', passed: null, place, occurredAt }, occurredAt);
  const met = place.pdfId === undefined ? {} : ({ met: 'text' } as const);
  countActivity(learner, day, { kind: 'words-looked-up', amount: 1, cause: `lookup:${word}`, ...met });
  return occurredAt;
}

function saveWord(learner: Learner, day: Day, word: string): void {
  const { id: userId, chance, diary } = learner;
  if (diary.savedWords.some((saved) => saved.word === word) || !spend(day, between(chance, 3, 10))) return;
  diary.savedWords.push({ userId, word, savedAt: new Date(day.at) });
  countActivity(learner, day, { kind: 'words-saved', amount: 1, cause: `saved:${word}` });
}

/** At most one card per word in a deck. */
function makeCard(learner: Learner, day: Day, texts: CardTexts, met: CardRow['met']): void {
  const { id: createdBy, language, chance, newId, diary } = learner;
  if (diary.cards.some((card) => card.word === texts.word) || !spend(day, between(chance, 4, 15))) return;
  const at = new Date(day.at);
  const stamps = { createdAt: at, updatedAt: at };
  const deck = diary.decks[0] ?? { id: newId(at), ownerId: createdBy, name: firstDeckNames[language], ...stamps };
  if (diary.decks.length === 0) diary.decks.push(deck);
  diary.cards.push({ ...texts, id: newId(at), deckId: deck.id, met, createdBy, ...stamps });
}
