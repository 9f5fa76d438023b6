import { mainSense, senseAt, sensesOf } from '@wordgrove/content/senses';
import type { Content, Word } from '@wordgrove/content/types';
import type { Language } from '@wordgrove/contract/languages';
import type { Level } from '@wordgrove/contract/levels';
import type { Topic } from '@wordgrove/contract/topics';
import type { GameWord, Touching, WordPool, Written } from '@wordgrove/games/rounds';
import { gameWordOf, indexContent, indexSynonyms, inSense, makePool } from '@wordgrove/games/rounds';

/** The bank's words as students of one language play them. */
export type Shelf = {
  pool: WordPool;
  /** The word in the wished sense, if it has that, otherwise in its main one. */
  find: (key: string, wish?: SenseWish) => GameWord | undefined;
  hasSenses: (key: string) => boolean;
  /** The words with this spelling, easiest first. */
  read: (text: string) => readonly GameWord[];
  /** Each word once, in its first sense of that level and topic. */
  at: (level: Level | null, topic: Topic | null) => readonly GameWord[];
};

/** A sense by its id or, without one, the sense that a reader of a level should learn. */
export type SenseWish = { sense: string | null; level: Level | null };

export type Library = {
  written: () => Written;
  shelf: (language: Language) => Shelf;
};

/** The content that rounds are made of. Each shelf and the exercise index are built on first use. */
export function openLibrary(content: () => Content): Library {
  let written: Written | undefined;
  let taught: readonly Taught[] | undefined;
  const shelves = new Map<Language, Shelf>();
  return {
    written: () => {
      written ??= indexContent(content());
      return written;
    },
    shelf: (language) => {
      const open = shelves.get(language);
      if (open) return open;
      // Only the translations differ between languages, so the shelves share the rest.
      taught ??= readAll(content());
      const shelf = fill(taught, language);
      shelves.set(language, shelf);
      return shelf;
    },
  };
}

/** A word of the bank, and how an English reader plays it. */
type Taught = { word: Word; english: GameWord };

/** A word of the bank, and how a reader of one language plays it. */
type Placed = { word: Word; played: GameWord };

function readAll({ words, synonyms }: Content): Taught[] {
  const index = indexSynonyms(synonyms);
  return words.map((word) => ({ word, english: gameWordOf(word, 'en', index) }));
}

function fill(taught: readonly Taught[], language: Language): Shelf {
  const placed = taught.map((each) => ({ word: each.word, played: inLanguage(each, language) }));
  const all = placed.map(({ played }) => played);
  const byKey = new Map(placed.map((each) => [each.played.key, each]));
  const byText = new Map<string, GameWord[]>();
  for (const { word, played } of placed.toSorted((one, other) => one.word.level.localeCompare(other.word.level))) {
    for (const text of new Set([word.lemma, word.american ?? word.lemma].map((each) => each.toLowerCase()))) {
      const there = byText.get(text);
      if (there) there.push(played);
      else byText.set(text, [played]);
    }
  }
  return {
    pool: makePool(all),
    find: (key, wish) => {
      const found = byKey.get(key);
      return found && wish ? inWishedSense(found, wish) : found?.played;
    },
    hasSenses: (key) => byKey.get(key)?.word.moreSenses !== undefined,
    read: (text) => byText.get(text.toLowerCase()) ?? [],
    at: (level, topic) =>
      placed.flatMap(({ word, played }) => {
        const fits = (each: Pick<Word, 'level' | 'topic'>) =>
          (level === null || each.level === level) && (topic === null || each.topic === topic);
        if (fits(word)) return played;
        const sense = word.moreSenses?.find(fits);
        return sense ? inSense(played, sense) : [];
      }),
  };
}

function inWishedSense({ word, played }: Placed, { sense: id, level }: SenseWish): GameWord {
  if (!word.moreSenses) return played;
  const chosen = sensesOf(word).find((each) => each.id === id) ?? (level === null ? null : senseAt(word, level));
  return chosen === null || chosen.id === mainSense ? played : inSense(played, chosen);
}

function inLanguage({ word: { translations }, english }: Taught, language: Language): GameWord {
  return language === 'en' ? english : { ...english, translations: translations[language], translatedTo: language };
}

type Wished = {
  levels: ReadonlySet<Level>;
  /** Null means all. */
  topic?: Topic | null;
  /** Only exercises that touch one of these memories; null means all. */
  about?: ReadonlySet<string> | null;
};

/** The exercises that match. */
export function writtenFor(written: Written, { levels, topic = null, about = null }: Wished): Written {
  const fits = ({ item, keys }: Touching<{ level: Level; topic: Topic }>) =>
    levels.has(item.level) &&
    (topic === null || item.topic === topic) &&
    (about === null || keys.some((key) => about.has(key)));
  return {
    sentences: written.sentences.filter(fits),
    examples: written.examples.filter(fits),
    statements: written.statements.filter(fits),
    groupSets: written.groupSets.filter(fits),
    scales: written.scales.filter(fits),
    cloze: written.cloze.filter(fits),
    questions: written.questions.filter(fits),
    passages: written.passages.filter(fits),
  };
}
