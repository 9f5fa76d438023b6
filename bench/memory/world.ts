/**
 * The assumptions behind the result, which nobody knows exactly; the last table shows what happens when they change.
 */
export type World = {
  /** Options of a recognition item: one blind guess in this many is right. */
  choices: number;
  /** How often a game answer is wrong although the word is known, for the median learner. */
  gameSlip: number;
  /** Share of rounds that are clicked through without reading. */
  careless: number;
  /** How much recognising a word strengthens its memory, relative to recalling it (1). */
  recognitionGain: number;
  /** How often the right answer that a game shows after a miss is taken in. */
  feedback: number;
  /** Mean number of rounds of games on a day with games. */
  rounds: number;
  /** Words from the learner's own list met while reading, per day. */
  readingWords: number;
  /** How much learners and words vary; 1 is the standard. */
  spread: number;
};

export const standardWorld: World = {
  choices: 4,
  gameSlip: 0.04,
  careless: 0,
  recognitionGain: 0.5,
  feedback: 1,
  rounds: 2,
  readingWords: 5,
  spread: 1,
};

/** Worlds that differ from the standard in one thing. */
export const otherWorlds: readonly [string, Partial<World>][] = [
  ['no slips in games', { gameSlip: 0 }],
  ['slips 10 %', { gameSlip: 0.1 }],
  ['slips 20 %', { gameSlip: 0.2 }],
  ['2 options, still called recognised', { choices: 2 }],
  ['8 options', { choices: 8 }],
  ['recognising strengthens half as much', { recognitionGain: 0.25 }],
  ['recognising strengthens nothing', { recognitionGain: 0 }],
  ['half of the corrections are taken in', { feedback: 0.5 }],
  ['games measure and teach nothing', { recognitionGain: 0, feedback: 0 }],
  ['15 % of rounds clicked through', { careless: 0.15 }],
  ['half of the rounds clicked through', { careless: 0.5 }],
  ['half as many games', { rounds: 1 }],
  ['twice as many games', { rounds: 4 }],
  ['learners and words half as different', { spread: 0.5 }],
];
