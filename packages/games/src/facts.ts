import type { GameType } from '@wordgrove/contract/paths';

/** Where the items of a round may come from. */
export const sourceKinds = ['due', 'saved', 'deck', 'level', 'topic'] as const;

export type SourceKind = (typeof sourceKinds)[number];

/** Every way in which some game can be played. */
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

/** What a game offers before its start. */
export type GameFacts = {
  /** The ways to play it, the first one being the usual one. */
  modes: readonly [GameMode, ...GameMode[]];
  /** Modes that need meanings in the student's own language, so that nobody who reads English has them. */
  translatedModes: readonly GameMode[];
  /** Modes that need a voice. */
  spokenModes: readonly GameMode[];
  /** `words`: made of the student's own words. `written`: exercises of the bank, the student's words first. */
  content: 'words' | 'written';
  /** Items of a round: at least, at most, and unless somebody chooses. */
  items: { least: number; most: number; usual: number };
  /** Whether even a round about fewer words is of the least: to choose among too few is none. */
  isFilledUp?: true;
};

const many = { least: 4, most: 20, usual: 10 };
const pairs = { least: 4, most: 10, usual: 8 };

/** The nine games' offers. */
export const gameFacts: Readonly<Record<GameType, GameFacts>> = {
  'word-match': {
    modes: ['definition', 'translation', 'listening'],
    translatedModes: ['translation'],
    spokenModes: ['listening'],
    content: 'words',
    items: pairs,
    isFilledUp: true,
  },
  'true-false': { modes: ['mixed'], translatedModes: [], spokenModes: [], content: 'words', items: many },
  'word-ordering': { modes: ['sentence'], translatedModes: [], spokenModes: [], content: 'written', items: many },
  anagram: {
    modes: ['definition', 'gap', 'listening'],
    translatedModes: [],
    spokenModes: ['listening'],
    content: 'words',
    items: many,
  },
  'group-ranking': {
    modes: ['sort', 'rank'],
    translatedModes: [],
    spokenModes: [],
    content: 'written',
    items: { least: 1, most: 5, usual: 3 },
  },
  'fill-blanks': {
    modes: ['bank', 'typed', 'first-letter'],
    translatedModes: [],
    spokenModes: [],
    content: 'words',
    items: many,
  },
  quiz: { modes: ['mixed'], translatedModes: [], spokenModes: [], content: 'words', items: many },
  reading: {
    modes: ['passage'],
    translatedModes: [],
    spokenModes: [],
    content: 'written',
    items: { least: 1, most: 1, usual: 1 },
  },
  'memory-cards': {
    modes: ['definition', 'translation', 'listening'],
    translatedModes: ['translation'],
    spokenModes: ['listening'],
    content: 'words',
    items: { least: 4, most: 12, usual: 6 },
    isFilledUp: true,
  },
};
