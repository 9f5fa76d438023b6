import type { PartOfSpeech } from '@wordgrove/contract/parts-of-speech';
import { baseForms } from '@wordgrove/language';

const listOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const determiners = listOf(`
  a an the my your his her its our their this these those some any every each no another many much few little
  several one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand
  half other own last next first second third all both`);

/** With a noun after them; others may stand alone. */
export const dependent = listOf('a an the my your its our their every no all both other own last next half first');

export const pronouns = listOf(`
  i you he she it we they who somebody someone everybody everyone nobody anybody anyone something anything everything
  nothing`);

export const objects = listOf('me him us them her you it');
export const reflexives = listOf('myself yourself himself herself itself ourselves yourselves themselves');

export const helpers = listOf(`
  am is are was were be been being do does did have has had having can could will would shall should may might must not
  cannot isn't aren't wasn't weren't don't doesn't didn't haven't hasn't hadn't can't couldn't won't wouldn't shouldn't
  mustn't let's used i'm i've i'd i'll he's she's it's we're we've they're you're you've that's there's what's who's`);

export const prepositions = listOf(`
  in on at from with without for by about into onto under behind between near against among towards toward during across
  above below beside through over round around along past beyond despite like until since before after to throughout
  beneath upon than of`);

/** Part of a verb when no noun follows. With an object they would have two places. */
export const particles = listOf('up down off out away back over on in along around round through by together about');

/** Join clauses, or things that can change places. */
export const joiners = listOf(`
  or but nor because when if while although though unless whereas so that which who whom whose where why how what as
  whether whenever wherever once either neither both`);

/** Adverbs in front of the verb. */
export const early = listOf(
  'always usually often sometimes never ever rarely seldom already just still also almost nearly',
);

/** Adverbs at the very end. They could begin the sentence, but the capital is elsewhere. */
export const late = listOf(`
  again now here there today tonight tomorrow yesterday soon home outside inside upstairs downstairs abroad online
  everywhere together twice`);

/** Have several places, or several words that they could stand in front of. */
export const floating = listOf(`
  yet too only even then later maybe perhaps quite enough alone ago else anyway however therefore instead indeed well
  hard fast far long somewhere anywhere nowhere please nearby straight aloud apart overnight sideways forwards backwards
  more most less least early`);

export const intensifiers = listOf('very too so more most less really quite rather extremely');

export const times = listOf(`
  day days week weeks month months year years morning mornings afternoon evening evenings night nights weekend weekends
  time times summer winter spring autumn hour hours minute minutes monday tuesday wednesday thursday friday saturday
  sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february march april may june july
  august september october november december`);

const functions = [determiners, pronouns, objects, reflexives, helpers, prepositions, joiners, early, late, floating];

export function isFunction(word: string): boolean {
  return functions.some((list) => list.has(word));
}

/** The parts of speech that a form may be; none for a word that isn't known. */
export type KindsOf = (form: string) => readonly PartOfSpeech[];

/** Remembers what it has read: the same forms come in many sentences. */
export function kindsIn(byLemma: ReadonlyMap<string, readonly { pos: PartOfSpeech }[]>): KindsOf {
  const known = new Map<string, readonly PartOfSpeech[]>();
  const read = (form: string): PartOfSpeech[] => {
    const is = (lemma: string, pos: PartOfSpeech) => byLemma.get(lemma)?.some((word) => word.pos === pos) ?? false;
    const ofBases = baseForms(form).flatMap(({ lemma, pos }) => (is(lemma, pos) ? pos : []));
    return [...new Set([...ofBases, ...(byLemma.get(form) ?? []).map(({ pos }) => pos)])];
  };
  return (form) => {
    const there = known.get(form) ?? read(form);
    known.set(form, there);
    return there;
  };
}

export function hasComma(word: string | undefined): boolean {
  return word?.endsWith(',') ?? false;
}

/** The words of a sentence, by place. */
export type Reader = {
  words: readonly string[];
  /** In lower case; undefined behind the end. */
  plain: readonly string[];
  can: (at: number, kind: PartOfSpeech) => boolean;
  isName: (at: number) => boolean;
  isStrange: (at: number) => boolean;
};

export function readerOf(words: readonly string[], kindsOf: KindsOf): Reader {
  const plain = words.map((word) => word.toLowerCase().replaceAll('’', "'").replace(/,$/, ''));
  const read: (readonly PartOfSpeech[] | null)[] = [];
  const kindsAt = (at: number) => {
    const word = plain[at];
    if (word === undefined || isFunction(word)) return null;
    read[at] ??= kindsOf(word.replace(/'s?$/, ''));
    return read[at];
  };
  const isStrange = (at: number) => kindsAt(at)?.length === 0;
  return {
    words,
    plain,
    isStrange,
    can: (at, kind) => (isStrange(at) ? kind === guessed(plain[at] ?? '') : (kindsAt(at)?.includes(kind) ?? false)),
    isName: (at) => /^\p{Lu}/u.test(words[at] ?? '') && !isFunction(plain[at] ?? '') && (at > 0 || isStrange(at)),
  };
}

function guessed(word: string): PartOfSpeech {
  if (/ly$/.test(word)) return 'adverb';
  return /(?:ed|ing)$/.test(word) ? 'verb' : 'noun';
}
