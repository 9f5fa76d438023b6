import { describe, expect, it } from 'vitest';
import { runningWords } from './running-words.ts';

const useOf = (text: string, form: string) => runningWords(text).forms.find((use) => use.form === form);

describe('the words of a text', () => {
  it('are counted form by form, and numbers apart', () => {
    const { words, numbers, forms } = runningWords('The dog saw 3 dogs. The dogs barked at 10:30.');
    expect({ words, numbers }).toEqual({ words: 10, numbers: 2 });
    expect(forms.map(({ form, times }) => `${form} ${times}`)).toEqual([
      'the 2',
      'dog 1',
      'saw 1',
      'dogs 2',
      'barked 1',
      'at 1',
    ]);
  });

  it('have straight apostrophes and hyphens, as tokens have', () => {
    expect(runningWords('Don’t touch the well‑known one.').forms.map(({ form }) => form)).toContain("don't");
    expect(useOf('A well‑known one.', 'well-known')).toBeDefined();
  });

  it('tell a capital that means something from one that any word has there', () => {
    const text = 'The Stone House\n\nRain fell. “Rain again,” said Mr. Stone. STOP! He saw the Rain Tower and a stone.';
    expect(useOf(text, 'rain')).toMatchObject({ times: 3, small: 0, capital: 1 });
    expect(useOf(text, 'stone')).toMatchObject({ times: 3, small: 1, capital: 0, named: 1 });
    expect(useOf(text, 'stop')).toMatchObject({ small: 0, capital: 0 });
  });

  it('tell the parts of a name, and what a sentence’s first word stands before', () => {
    const text = 'Mark Twain met Ana de Souza. MR BROWN SAT. Then Ana sang.';
    expect(useOf(text, 'de')).toMatchObject({ small: 0, named: 1 });
    expect(useOf(text, 'brown')).toMatchObject({ capital: 0, named: 1 });
    expect(useOf(text, 'mark')).toMatchObject({ capital: 0, next: ['twain'] });
    expect(useOf(text, 'ana')).toMatchObject({ capital: 2, next: [] });
  });

  it('come with a sentence that fits a card, or a part of one', () => {
    const long = `${'and so on '.repeat(30)}until the lantern went out ${'and so on '.repeat(30)}`;
    const { sentence = '' } = useOf(long, 'lantern') ?? {};
    expect(sentence).toMatch(/^… .*\blantern\b.* …$/);
    expect(sentence.length).toBeLessThanOrEqual(150);
    expect(useOf(`${long}. A lantern hung beside the old door.`, 'lantern')?.sentence).toBe(
      'A lantern hung beside the old door.',
    );
  });
});
