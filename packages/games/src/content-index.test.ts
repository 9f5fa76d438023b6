import type { Word } from '@wordgrove/content/types';
import { describe, expect, it } from 'vitest';
import { indexContent } from './content-index.ts';
import { content } from './testing/materials.ts';

const decision: Word = {
  ...{ lemma: 'decision', pos: 'noun', level: 'B1', topic: 'ideas', ipa: { uk: 'dɪˈsɪʒn' } },
  definition: 'what you choose after thinking',
  examples: ['It was a hard decision.'],
  translations: { tr: ['karar'], es: ['decisión'], fr: ['décision'], de: ['Entscheidung'] },
  collocations: ['make a decision', 'a hard decision', 'a final decision'],
  choices: [{ text: '___ a decision', right: 'make', wrong: ['do', 'give', 'have', 'put'] }],
};

const index = indexContent({ ...content, words: [decision] });

describe('the choices of a word’s partner', () => {
  it('are questions and statements that touch no memory, since they prove nothing of a meaning', () => {
    const isChoice = ({ item }: { item: { id: string } }) => item.id.startsWith('choice:');
    expect(index.questions.filter(isChoice)).toEqual([
      {
        item: {
          ...{ id: 'choice:decision:noun:1', level: 'B1', topic: 'ideas', kind: 'use' },
          ...{ question: "We say: '___ a decision'.", right: 'make', wrong: ['do', 'give', 'have'] },
          why: "We say 'make a decision'.",
        },
        keys: [],
      },
    ]);
    expect(index.statements.filter(isChoice)).toMatchObject([
      {
        item: { frame: "We say: '___ a decision'.", about: 'use', right: 'make', wrong: ['do', 'give', 'have', 'put'] },
        keys: [],
      },
    ]);
    expect(index.statements.filter(isChoice)[0]?.item.word).toBeUndefined();
  });

  it('are no statements where too few words are left to pick from', () => {
    const [choice] = decision.choices ?? [];
    const few = { ...decision, choices: choice ? [{ ...choice, wrong: choice.wrong.slice(0, 3) }] : [] };
    const { questions, statements } = indexContent({ ...content, words: [few] });
    const ids = [questions, statements].map((list) => list.some(({ item }) => item.id === 'choice:decision:noun:1'));
    expect(ids).toEqual([true, false]);
  });
});
