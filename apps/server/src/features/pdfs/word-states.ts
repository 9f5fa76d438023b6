import type { WordState } from '@wordgrove/contract/evidence';
import type { Level } from '@wordgrove/contract/levels';
import type { PartOfSpeech } from '@wordgrove/contract/parts-of-speech';
import type { TextWordState } from '@wordgrove/contract/pdf-fields';
import { isExpected, isGrammar } from './fit.ts';
import type { LevelAnswers, MemoryParts } from './memory-parts.ts';

/** What a word's difficulty is told from. */
export type Difficulty = { level: Level; pos: PartOfSpeech };

/** What is recorded of a reader: the states of words by their keys, and the first answers. */
export type Recorded = { states: Readonly<Record<string, WordState>>; answers: readonly LevelAnswers[] };

/** The state of a reader's words, as the fit of a text sees them: where nothing is recorded, the level tells. */
export function stateOfWords({ stepChances, stepIndex }: Pick<MemoryParts, 'stepChances' | 'stepIndex'>) {
  return ({ states, answers }: Recorded) => {
    const chances = stepChances(answers);
    return (word: string, difficulty: Difficulty | undefined): TextWordState => {
      const state = states[word] ?? 'new';
      if (state !== 'new' || !difficulty) return state;
      const { level, pos } = difficulty;
      return isExpected(chances[stepIndex({ level, isGrammar: isGrammar({ pos, word }) })] ?? 0) ? 'likely' : state;
    };
  };
}

type Counted = { word: string; times: number; state: TextWordState };

const isSure = ({ state }: Counted) => state === 'known' || state === 'likely';

/** What may stop the reader comes first, then what is frequent. */
export const lackedFirst = (one: Counted, other: Counted): number =>
  Number(isSure(one)) - Number(isSure(other)) || other.times - one.times || (one.word < other.word ? -1 : 1);
