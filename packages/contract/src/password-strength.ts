/** 0 too short or given away at once, 1 weak, 2 fair, 3 good, 4 strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

const strengths: readonly PasswordStrength[] = [0, 1, 2, 3, 4];

/** Bits of guessing work at which a password counts as weak, fair, good and strong. */
const steps = [20, 32, 45, 60] as const;

const shortest = 6;

/** How many characters a guesser has to try, per kind that occurs. */
const kinds: readonly [RegExp, number][] = [
  [/\p{Ll}|\p{Lo}/u, 26],
  [/\p{Lu}|\p{Lt}/u, 26],
  [/\p{N}/u, 10],
  [/[^\p{L}\p{N}]/u, 33],
];

const rows = ['qwertyuiop', 'qwertzuiop', 'azertyuiop', 'asdfghjkl', 'yxcvbnm', 'zxcvbnm', '1234567890'];

/**
 * How hard a password is to guess, for the meter beside the field; the server decides what is refused.
 *
 * An estimate in bits: log2 of the characters to try, times the length. A character that only continues a pattern (the
 * same again, the alphabet, counting, neighbours on the keyboard, an earlier piece repeated) adds next to nothing, and
 * a single word followed by digits counts half. Common passwords aren't checked: the list would weigh more than the
 * page.
 */
export function passwordStrength(password: string): PasswordStrength {
  const letters = [...password.normalize('NFC')];
  if (letters.length < shortest) return 0;
  const alphabet = kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0);
  const fresh = letters.filter((_, index) => !continuesPattern(letters, index)).length;
  const patterned = letters.length - fresh;
  const bits = fresh * Math.log2(alphabet) + patterned * 0.5;
  const guessable = /^\p{L}{1,12}[\p{N}\p{P}\p{S}]{0,4}$/u.test(password) ? bits / 2 : bits;
  const reached = steps.filter((step) => guessable >= step).length;
  return strengths[reached] ?? 0;
}

function continuesPattern(letters: readonly string[], index: number): boolean {
  const [before, last, current] = [letters[index - 2], letters[index - 1], letters[index]];
  if (last === undefined || current === undefined) return false;
  if (current === last) return true;
  if (before === undefined) return false;
  return isRun(before, last, current) || occurredBefore(letters, index);
}

/** Three characters that count up or down by one, in the alphabet or along a keyboard row. */
function isRun(...three: [string, string, string]): boolean {
  const text = three.join('').toLowerCase();
  const [first = 0, second = 0, third = 0] = [...text].map((letter) => letter.codePointAt(0));
  const step = second - first;
  if (Math.abs(step) === 1 && third - second === step) return true;
  const backwards = [...text].reverse().join('');
  return rows.some((row) => row.includes(text) || row.includes(backwards));
}

/** Whether the last three characters occurred together earlier: the second half of `abcabc` adds nothing. */
function occurredBefore(letters: readonly string[], index: number): boolean {
  const piece = letters
    .slice(index - 2, index + 1)
    .join('')
    .toLowerCase();
  return letters.slice(0, index).join('').toLowerCase().includes(piece);
}
