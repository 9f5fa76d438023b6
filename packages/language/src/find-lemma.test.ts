import { describe, expect, it } from 'vitest';
import { findLemma } from './find-lemma.ts';

describe('findLemma', () => {
  it.each([
    ['We went home.', 'go', 'went'],
    ['The children’s room is big.', 'child', 'children’s'],
    ["She didn't come.", 'do', "didn't"],
    ['My neighbor is nice.', 'neighbour', 'neighbor'],
    ['He looked after us.', 'look after', 'looked after'],
    ['Turn the old radio off, please.', 'turn off', 'Turn the old radio off'],
    ['It is a well known song.', 'well-known', 'well known'],
    ['It is a well-known song.', 'well known', 'well-known'],
    ['They are the best.', 'good', 'best'],
    ["It's 5 o’clock.", "o'clock", 'o’clock'],
    ['I changed my mind.', "change one's mind", 'changed my mind'],
    ['Somebody left early.', 'somebody', 'Somebody'],
    ['We travelled far.', 'travel', 'travelled'],
    ['We had ice creams.', 'ice cream', 'ice creams'],
    ['I am really good at chess.', 'be good at', 'am really good at'],
    ['Are you ready for the test?', 'be ready for', 'Are you ready for'],
  ])('finds in %j the word %j', (text, lemma, expected) => {
    const [found] = findLemma(text, lemma);
    expect(found?.text).toBe(expected);
    expect(text.slice(found?.start, found?.end)).toBe(expected);
  });

  it('finds every place, and none inside another word', () => {
    expect(findLemma('A cat and two cats, a category.', 'cat').map(({ text }) => text)).toEqual(['cat', 'cats']);
    expect(findLemma('The cart is here.', 'art')).toEqual([]);
  });

  it('takes forms that only the entry knows', () => {
    expect(findLemma('Two octopodes swam.', 'octopus', { pos: 'noun', forms: ['octopodes'] })).toHaveLength(1);
  });

  it('minds the part of speech', () => {
    expect(findLemma('A meeting.', 'meet', { pos: 'noun' })).toEqual([]);
    expect(findLemma('We are meeting.', 'meet', { pos: 'verb' })).toHaveLength(1);
  });
});
