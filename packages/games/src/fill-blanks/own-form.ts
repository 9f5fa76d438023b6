import type { GameWord } from '#word.ts';
import type { WordPool } from '#word-pool.ts';
import { inFormOf } from './gap.ts';

/** Verbs that stand in one form only, and heads of phrases that are no base form: `used to`, `going to`. */
const defective = /^(?:can|could|may|might|must|shall|should|will|would|ought|used|going|beware)(?:\s|$)/;

/**
 * A wrong word in the form in which the right one stands: next to `went`, `eat` is `ate`. Null when it has no such
 * form: nobody says `mighted` or `cookings`, and who sees that rules the word out without knowing either.
 */
export function ownFormLike(right: GameWord, text: string, other: GameWord, pool: WordPool): string | null {
  const form = inFormOf(right, text, other);
  return form === other.lemma || hasForm(other, form, pool) ? form : null;
}

/** Verbs inflect. Whether a noun is counted or an adjective compared, no rule tells: others must have written the form. */
function hasForm(word: GameWord, form: string, pool: WordPool): boolean {
  if (word.pos === 'verb') return !defective.test(word.lemma);
  if (word.forms.includes(form)) return true;
  const written = writtenWords(pool);
  return form.split(/\s+/).every((part) => written.has(part.toLowerCase()));
}

/** By pool, which is made once for many rounds. */
const known = new WeakMap<WordPool, ReadonlySet<string>>();

/** Every word that stands in the examples and definitions of a pool. */
function writtenWords(pool: WordPool): ReadonlySet<string> {
  const before = known.get(pool);
  if (before) return before;
  const texts = [...pool.byLemma.values()].flat().flatMap(({ definition, examples }) => [definition, ...examples]);
  const written = new Set(texts.flatMap((text) => text.toLowerCase().match(/[\p{L}'-]+/gu) ?? []));
  known.set(pool, written);
  return written;
}
