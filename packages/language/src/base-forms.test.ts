import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseForms } from './base-forms.ts';
import { formNames, inflect } from './inflect.ts';
import { openClasses } from './parts-of-speech.ts';

const lemmas = (form: string, pos?: 'noun' | 'verb' | 'adjective' | 'adverb') =>
  baseForms(form, { pos }).map(({ lemma }) => lemma);

describe('baseForms', () => {
  it.each([
    ['ran', 'verb', 'run'],
    ['children', 'noun', 'child'],
    ["children's", 'noun', 'child'],
    ['Better', 'adjective', 'good'],
    ['better', 'adverb', 'well'],
    ['overtaken', 'verb', 'overtake'],
    ['lying', 'verb', 'lie'],
    ['hopping', 'verb', 'hop'],
    ['hoping', 'verb', 'hope'],
    ['panicked', 'verb', 'panic'],
    ['traveling', 'verb', 'travel'],
    ['gave up', 'verb', 'give up'],
    ['police officers', 'noun', 'police officer'],
    ['snowmen', 'noun', 'snowman'],
    ['wives', 'noun', 'wife'],
    ['easiest', 'adjective', 'easy'],
    ['is', 'verb', 'be'],
  ] as const)('finds the base of %s', (form, pos, lemma) => {
    expect(lemmas(form, pos)).toContain(lemma);
    expect(baseForms(form, { pos, isWord: (word) => word === lemma })).toEqual([{ lemma, pos }]);
  });

  it('gives every base of an ambiguous form', () => {
    expect(lemmas('leaves')).toEqual(expect.arrayContaining(['leaf', 'leave']));
    expect(lemmas('saw', 'verb')).toEqual(['see', 'saw']);
  });

  it('takes an ending off only where putting it back gives the form again', () => {
    expect(lemmas('hoping', 'verb')).not.toContain('hop');
    expect(lemmas('glass', 'noun')).toEqual(['glass']);
  });

  it('keeps existing words only when it can ask, and finds them in the other spelling', () => {
    const isWord = (word: string, pos?: string) => word === 'color' && pos !== 'adverb';
    expect(baseForms('colours', { isWord, pos: 'noun' })).toEqual([{ lemma: 'color', pos: 'noun' }]);
    expect(baseForms('zzz', { isWord })).toEqual([]);
  });

  it('forgives a misspelt ending when nothing else exists', () => {
    expect(baseForms('stoped', { isWord: (word, pos) => word === 'stop' && pos === 'verb' })).toEqual([
      { lemma: 'stop', pos: 'verb' },
    ]);
  });

  it('finds the base of every form that inflect makes, whatever the word', () => {
    const word = fc.stringMatching(/^[b-df-hj-np-tv-z]{0,2}[aeiou]{1,2}[b-df-hj-np-tv-z]{1,2}(?:e|y|er|it|ow)?$/);
    fc.assert(
      fc.property(word, fc.constantFrom(...openClasses), (lemma, pos) => {
        if (lemma.length < 3) return;
        for (const name of formNames[pos]) {
          for (const form of inflect(lemma, name)) expect(lemmas(form, pos), `${form} of ${lemma}`).toContain(lemma);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('answers any text without failing, with lower-case lemmas of the class asked for', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w' -]{0,12}$/), fc.constantFrom(...openClasses), (form, pos) => {
        for (const base of baseForms(form, { pos })) {
          expect(base.pos).toBe(pos);
          expect(base.lemma).toBe(base.lemma.toLowerCase());
        }
      }),
    );
  });
});
