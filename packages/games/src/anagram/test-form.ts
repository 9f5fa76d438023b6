import type { TestForm } from '#test-form.ts';
import { questionsOnly, resultsAfter, wrong } from '#test-form.ts';
import type { AnagramItem, AnagramRound } from './play.ts';
import { anagram } from './play.ts';

/** Not by ear: the page would have to hold the word to read it aloud. */
export const anagramTest: TestForm<AnagramRound> = {
  open: ({ items }) =>
    questionsOnly(
      items.map(({ clue, tiles, answer }) => ({
        kind: 'letters',
        ask: clue.kind === 'listening' ? 'definition' : clue.kind,
        clue: clue.kind === 'listening' ? '' : clue.text,
        // Letters that can't be mixed are stored as the answer.
        letters: tiles.join('') === answer ? tiles.toSorted().reverse() : [...tiles],
      })),
    ),

  results: ({ items }, question, answer) => {
    const asked = items.slice(question, question + 1);
    const text = answer && 'text' in answer ? answer.text.trim().toLowerCase().normalize('NFC') : '';
    return asked.flatMap((item) => {
      const order = text === '' ? null : orderFor(item, text);
      const results = resultsAfter(anagram, { items: [item] }, order ? [{ at: 0, item: item.id, order }] : []);
      // Letters left over, or another word of the same letters: with one try it is a wrong answer.
      return results.map((result) => (text !== '' && result.given === null ? wrong(result, text) : result));
    });
  },
};

/** The tiles that spell a text; null when it isn't made of exactly these letters. */
function orderFor({ tiles }: AnagramItem, text: string): number[] | null {
  const left = tiles.map((letter, tile) => ({ letter, tile }));
  const order: number[] = [];
  for (const letter of text) {
    const at = left.findIndex((each) => each.letter === letter);
    const [taken] = at === -1 ? [] : left.splice(at, 1);
    if (!taken) return null;
    order.push(taken.tile);
  }
  return left.length === 0 ? order : null;
}
