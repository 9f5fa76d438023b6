import type { Random } from '#random.ts';
import { shuffled } from '#random.ts';

const tries = 30;

/** Words that no child should read in mixed letters. */
const rude =
  /fuck|shit|cunt|cock|dick|tits|twat|wank|piss|arse|slut|whore|bitch|nazi|porn|rape|fag|nigg|cum|anus|anal|sex/;

/**
 * The letters of a word in an order that spells no word: not the answer, no other word, nothing rude, and if possible
 * with at most half of the letters in their places. Null when every order spells the answer.
 */
export function mixLetters(answer: string, words: readonly string[], random: Random): string[] | null {
  const letters = [...answer];
  if (new Set(letters).size < 2) return null;
  let least: string[] | null = null;
  for (let count = 0; count < tries; count += 1) {
    const mixed = shuffled(letters, random);
    const text = mixed.join('');
    if (text === answer || words.includes(text) || rude.test(text)) continue;
    if (inPlace(mixed, letters) * 2 <= letters.length) return mixed;
    if (!least || inPlace(mixed, letters) < inPlace(least, letters)) least = mixed;
  }
  return least ?? turned(letters);
}

function inPlace(mixed: readonly string[], letters: readonly string[]): number {
  return mixed.filter((letter, place) => letter === letters[place]).length;
}

/** The letters rotated: always another text when two of them differ. */
function turned(letters: readonly string[]): string[] {
  const answer = letters.join('');
  for (let by = 1; by < letters.length; by += 1) {
    const text = [...letters.slice(by), ...letters.slice(0, by)];
    if (text.join('') !== answer) return text;
  }
  return [...letters];
}
