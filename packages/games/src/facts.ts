import type { GameType } from '@wordgrove/contract/paths';

/** Where the items of a round may come from. */
export const sourceKinds = ['due', 'saved', 'deck', 'level', 'topic'] as const;

export type SourceKind = (typeof sourceKinds)[number];

/** Every mode of every game. */
export type GameMode =
  | 'definition'
  | 'translation'
  | 'listening'
  | 'mixed'
  | 'sentence'
  | 'gap'
  | 'sort'
  | 'rank'
  | 'bank'
  | 'typed'
  | 'first-letter'
  | 'passage';

/** What a game offers before the start. */
export type GameFacts = {
  /** The modes, the default first. */
  modes: readonly [GameMode, ...GameMode[]];
  /** Modes that need meanings in the student's own language, so not for students who use English. */
  translatedModes: readonly GameMode[];
  /** Modes that need a voice. */
  spokenModes: readonly GameMode[];
  /** Modes that can be set as a test; none for a game whose moves have to be judged at once. */
  testModes: readonly GameMode[];
  /**
   * `words`: made from the student's own words. `written`: exercises of the bank, those with the student's words first.
   */
  content: 'words' | 'written';
  /** Modes of a game of exercises in which it makes its own of the words when too few are written. */
  makes?: readonly GameMode[];
  /** The number of items in a round: minimum, maximum and default. */
  items: { least: number; most: number; usual: number };
  /** Whether a round about fewer words is filled up to the minimum, because too few options leave nothing to choose. */
  isFilledUp?: true;
};

const many = { least: 4, most: 20, usual: 10 };
const pairs = { least: 4, most: 10, usual: 8 };

export const gameFacts: Readonly<Record<GameType, GameFacts>> = {
  'word-match': {
    modes: ['definition', 'translation', 'listening'],
    translatedModes: ['translation'],
    spokenModes: ['listening'],
    testModes: [],
    content: 'words',
    items: pairs,
    isFilledUp: true,
  },
  'true-false': {
    modes: ['mixed'],
    translatedModes: [],
    spokenModes: [],
    testModes: ['mixed'],
    content: 'words',
    items: many,
  },
  'word-ordering': {
    modes: ['sentence'],
    translatedModes: [],
    spokenModes: [],
    testModes: ['sentence'],
    content: 'written',
    makes: ['sentence'],
    items: many,
  },
  anagram: {
    modes: ['definition', 'gap', 'listening'],
    translatedModes: [],
    spokenModes: ['listening'],
    testModes: ['definition', 'gap'],
    content: 'words',
    items: many,
  },
  'group-ranking': {
    modes: ['sort', 'rank'],
    translatedModes: [],
    spokenModes: [],
    testModes: ['sort', 'rank'],
    content: 'written',
    makes: ['sort'],
    items: { least: 1, most: 5, usual: 3 },
  },
  'fill-blanks': {
    modes: ['bank', 'typed', 'first-letter'],
    translatedModes: [],
    spokenModes: [],
    testModes: ['bank', 'typed', 'first-letter'],
    content: 'words',
    items: many,
  },
  quiz: {
    modes: ['mixed'],
    translatedModes: [],
    spokenModes: [],
    testModes: ['mixed'],
    content: 'words',
    items: many,
  },
  reading: {
    modes: ['passage'],
    translatedModes: [],
    spokenModes: [],
    testModes: ['passage'],
    content: 'written',
    items: { least: 1, most: 1, usual: 1 },
  },
  'memory-cards': {
    modes: ['definition', 'translation', 'listening'],
    translatedModes: ['translation'],
    spokenModes: ['listening'],
    testModes: [],
    content: 'words',
    items: { least: 4, most: 12, usual: 6 },
    isFilledUp: true,
  },
};
