import type { FormUse } from '@wordgrove/language';
import { isOpenClass, levelOfFunctionWord, withoutPossessive } from '@wordgrove/language';
import type { WordOfForm } from './rules.ts';

type Use = Pick<FormUse, 'form' | 'times' | 'small' | 'capital' | 'named' | 'next'>;
type WordOf = (form: string) => WordOfForm | null;

/** Words to be learned although they often have a capital: forms of address, relatives, ranks, and what there is one of. */
const words = new Set(
  `mr mrs ms miss sir madam lady lord king queen prince princess emperor president minister mayor pope bishop saint
  professor doctor nurse teacher captain general colonel sergeant officer inspector detective judge chef coach
  mum mummy mom dad daddy mother father grandma grandpa granny grandmother grandfather aunt auntie uncle cousin brother
  sister dear god earth sun moon internet web parliament government`.split(/\s+/),
);

/**
 * How often each form of a text is a name there; forms that never are one are left out. Names are told by their capitals:
 *
 * - What the dictionary lists as a name is one, in lower case too; but nationalities and the like are words.
 * - What it doesn't list is one unless it is also written in lower case as often.
 * - A word of the dictionary is one where it has a capital within a sentence (`then Rose came`). At the start of a
 *   sentence or in a heading it goes with what it is elsewhere in the text, a noun before a name is part of it
 *   (`Mahatma Gandhi`), and a rare noun that begins several sentences is one.
 * - Days, months and whatever else is taught with a capital is a word, as are `the` and its like, unless after a title.
 */
export function namesIn(forms: ReadonlyMap<string, Use>, wordOf: WordOf): Map<string, number> {
  const together = withPossessives(forms.values());
  const times = (use: Use, isPart: (next: string) => boolean) => {
    const stem = withoutPossessive(use.form);
    return timesNamed(use, { ...(together.get(stem) ?? use), form: stem }, wordNamed(use.form, wordOf), isPart);
  };
  const found = new Map([...forms.values()].map((use) => [use.form, times(use, () => false)]));
  const isPart = (next: string) => (found.get(next) ?? 0) > 0;
  return new Map(
    [...forms.values()].map((use) => [use.form, times(use, isPart)] as const).filter(([, count]) => count > 0),
  );
}

/** The word that a form is; not the `be` that an unknown name's `'s` may stand for. */
export function wordNamed(form: string, wordOf: WordOf): WordOfForm | null {
  const stem = withoutPossessive(form);
  const word = wordOf(form);
  return stem !== form && word && (word.key === 'be:verb' || word.key === 'have:verb') ? wordOf(stem) : word;
}

/** What a text shows of a form and its possessive counts for both. */
function withPossessives(uses: Iterable<Use>): Map<string, Omit<Use, 'form'>> {
  const together = new Map<string, Omit<Use, 'form'>>();
  for (const { form, times, small, capital, named, next } of uses) {
    const stem = withoutPossessive(form);
    const sum = together.get(stem) ?? { times: 0, small: 0, capital: 0, named: 0, next: [] };
    together.set(stem, {
      times: sum.times + times,
      small: sum.small + small,
      capital: sum.capital + capital,
      named: sum.named + named,
      next: [...sum.next, ...next],
    });
  }
  return together;
}

function timesNamed(use: Use, shown: Use, word: WordOfForm | null, isPart: (next: string) => boolean): number {
  const { times, small, capital, named } = use;
  // An initial, or a numeral of a king.
  if (/^(?!a$|i$)\p{L}\.?$|^[ivxl]{2,}$/u.test(shown.form)) return times - small;
  if (!word && levelOfFunctionWord(shown.form)) return named;
  if (!word) return shown.small === 0 || shown.capital + shown.named > shown.small ? times : named;
  if (word.capital === 'name') return isNationality(word) ? named : times;
  if (word.capital === 'taught' || !isOpenClass(word.pos) || words.has(shown.form)) return named;
  const isAlways = shown.small === 0 && (shown.capital > 0 || (word.pos === 'noun' && shown.next.some(isPart)));
  const isMostly = shown.capital + shown.named > shown.small;
  return isAlways || isMostly || isBareAndRare(shown, word) ? times - small : capital + named;
}

/** A rare noun for one thing, again and again at the start of a sentence without an article: `Mina lives by the sea`. */
function isBareAndRare({ form, times, small }: Use, { key, pos, level }: WordOfForm): boolean {
  return small === 0 && times > 1 && pos === 'noun' && level === 'C1' && key === `${form}:noun`;
}

/** `Norwegian`, `Victorian`: adjectives with a capital. */
export function isNationality({ capital, keys }: Pick<WordOfForm, 'capital' | 'keys'>): boolean {
  return capital === 'name' && keys.some((key) => key.endsWith(':adjective'));
}
