import { describe, expect, it } from 'vitest';
import { baseForms } from './base-forms.ts';
import { listExceptions, wordnetExceptions } from './wordnet-exceptions.ts';

describe("WordNet's exception lists", () => {
  const entries = listExceptions();

  it('are there in full', () => {
    const count = (pos: string) => entries.filter((entry) => entry.pos === pos).length;
    expect([count('noun'), count('verb'), count('adjective'), count('adverb')]).toEqual([2050, 2401, 1489, 7]);
    expect(wordnetExceptions('axes', 'noun')).toEqual(['ax', 'axis']);
    expect(wordnetExceptions('cats', 'noun')).toEqual([]);
  });

  it('lead every form to every one of its bases', () => {
    const missed = entries.flatMap(({ form, pos, lemmas }) => {
      const found = baseForms(form, { pos, exceptions: wordnetExceptions }).map(({ lemma }) => lemma);
      return lemmas.filter((lemma) => !found.includes(lemma)).map((lemma) => `${form} → ${lemma}`);
    });
    expect(missed).toEqual([]);
  });

  it('are found within a phrase', () => {
    const [first] = baseForms('bore down on', { pos: 'verb', exceptions: wordnetExceptions });
    expect(first).toEqual({ lemma: 'bear down on', pos: 'verb' });
  });
});
