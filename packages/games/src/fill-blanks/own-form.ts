import type { GameWord } from '#word.ts';
import type { WordPool } from '#word-pool.ts';
import { inFormOf } from './gap.ts';

/** Verbs with a single form, and heads of phrases that aren't base forms: `used to`, `going to`. */
const defective = /^(?:can|could|may|might|must|shall|should|will|would|ought|used|going|beware)(?:\s|$)/;

/**
 * A wrong word in the form of the right one: beside `went`, `eat` becomes `ate`. Null when it has no such form: nobody
 * says `mighted` or `cookings`, and seeing one rules the word out without knowing either.
 */
export function ownFormLike(right: GameWord, text: string, other: GameWord, pool: WordPool): string | null {
  const form = inFormOf(right, text, other);
  return form === other.lemma || hasForm(other, form, pool) ? form : null;
}

/**
 * Verbs inflect. No rule tells whether a noun is countable or an adjective comparable: the form must occur in the
 * pool's texts.
 */
function hasForm(word: GameWord, form: string, pool: WordPool): boolean {
  if (word.pos === 'verb') return !defective.test(word.lemma);
  if (word.forms.includes(form)) return true;
  const written = writtenWords(pool);
  return form.split(/\s+/).every((part) => written.has(part.toLowerCase()));
}

/** By pool, which is made once for many rounds. */
const known = new WeakMap<WordPool, ReadonlySet<string>>();

/** Every word in the examples and definitions of a pool. */
function writtenWords(pool: WordPool): ReadonlySet<string> {
  const before = known.get(pool);
  if (before) return before;
  const texts = [...pool.byLemma.values()].flat().flatMap(({ definition, examples }) => [definition, ...examples]);
  const written = new Set(texts.flatMap((text) => text.toLowerCase().match(/[\p{L}'-]+/gu) ?? []));
  known.set(pool, written);
  return written;
}
