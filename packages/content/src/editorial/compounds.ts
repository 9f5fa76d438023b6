import type { Word } from '#types.ts';

/** Words that only look like two: but + ton, bar + gain. */
const simple = new Set(['bargain', 'button']);

/** A definition that says no more of its noun than that it is something. */
const sayingNothing = /^(something|what|things|(a|an|the|one of the)( [\w,-]+){0,4} things?)\b/;

/**
 * Compound nouns of A1 and A2 that are defined as just a thing. Their own parts are allowed in their definitions, and
 * going out of their way makes them vague: a toothbrush is a brush, not a thing.
 */
export function vagueCompounds(bank: readonly Word[]): string[] {
  const all = new Set(bank.map(({ lemma }) => lemma.toLowerCase()));
  const nouns = new Set(bank.filter(({ pos }) => pos === 'noun').map(({ lemma }) => lemma.toLowerCase()));
  return bank
    .filter(({ level, pos, definition }) => level <= 'A2' && pos === 'noun' && sayingNothing.test(definition))
    .flatMap(({ lemma, definition }) => {
      const heads = simple.has(lemma) ? [] : headsOf(lemma.toLowerCase(), all, nouns);
      const isNamed = heads.some((head) => definition.toLowerCase().includes(head));
      return heads.length === 0 || isNamed ? [] : [`${lemma}: ${definition}`];
    });
}

/** What a compound is a kind of, as far as the bank has it: board game → game, raincoat → coat. */
function headsOf(lemma: string, all: ReadonlySet<string>, nouns: ReadonlySet<string>): string[] {
  const last = lemma.split(/[ -]/).at(-1) ?? lemma;
  if (last !== lemma) return nouns.has(last) ? [last] : [];
  const cuts = Array.from({ length: Math.max(0, lemma.length - 5) }, (_, place) => place + 3);
  return cuts
    .filter((cut) => all.has(lemma.slice(0, cut)) && nouns.has(lemma.slice(cut)))
    .map((cut) => lemma.slice(cut));
}
