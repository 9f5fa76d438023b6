import anyAscii from 'any-ascii';
import type { Random } from '#platform/random.ts';

/** Longer names are a burden to type: only the first and the last word of one are kept. */
const longest = 24;
const nameless = 'student';
/** How many children of one name are told apart by a small number; further ones get a long one. */
const numbered = 9;
const randomDigits = 4;

/**
 * The sign-in name that a name, or something typed, stands for: Latin letters without marks, digits and single dots.
 * Every script has Latin letters here, so that "Олена" works on a keyboard without Cyrillic and is found when it is
 * typed on one with it.
 */
export function signInNameOf(text: string): string {
  // Signs go first: the library would spell an emoji out.
  const letters = text.normalize('NFKC').replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
  return anyAscii(letters)
    .toLowerCase()
    .replace(/[^a-z0-9 ]+/g, '')
    .trim()
    .replace(/ +/g, '.');
}

/** The readable beginning of a new sign-in name; a number may follow. */
export function stemOf(name: string): string {
  const words = signInNameOf(name).split('.').filter(Boolean);
  const whole = words.join('.');
  if (whole === '') return nameless;
  if (whole.length <= longest) return whole;
  const [first = '', last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  const short = last ? `${first.slice(0, longest / 2)}.${last.slice(0, longest / 2 - 1)}` : first.slice(0, longest);
  return short;
}

/** Every name that a child with this stem may get, the most readable first. */
function candidatesOf(stem: string, random: Random): string[] {
  const numbers = Array.from({ length: numbered - 1 }, (_, place) => `${stem}${place + 2}`);
  const drawn = Array.from({ length: numbered }, () => `${stem}${random.code('0123456789', randomDigits)}`);
  return [stem, ...numbers, ...drawn];
}

/**
 * Sign-in names that nobody has, one for each stem.
 *
 * @param listTaken of these names, those that somebody has
 */
export async function chooseSignInNames(
  stems: readonly string[],
  random: Random,
  listTaken: (names: readonly string[]) => Promise<readonly string[]>,
): Promise<string[]> {
  const candidates = new Map([...new Set(stems)].map((stem) => [stem, candidatesOf(stem, random)]));
  const taken = new Set(await listTaken([...candidates.values()].flat()));
  return stems.map((stem) => {
    let name = candidates.get(stem)?.find((each) => !taken.has(each));
    while (name === undefined || taken.has(name)) name = `${stem}${random.code('0123456789', 2 * randomDigits)}`;
    taken.add(name);
    return name;
  });
}
