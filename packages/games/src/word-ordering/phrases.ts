import { nounEnd } from './noun-phrase.ts';
import type { Kind, Part } from './phrase-orders.ts';
import { ordersOf } from './phrase-orders.ts';
import type { KindsOf, Reader } from './phrase-words.ts';
import {
  early,
  floating,
  hasComma,
  helpers,
  intensifiers,
  joiners,
  late,
  objects,
  particles,
  prepositions,
  pronouns,
  readerOf,
  reflexives,
  times,
} from './phrase-words.ts';

/** Stays within its tile, so a phrase counts as one word of the sentence. */
const glue = '\u00a0';

const words = { least: 4, most: 13 };
const tiles = { least: 4, most: 9 };
/** A longer tile doesn't fit on a phone. */
const tileMax = 28;

/**
 * Every right order of a sentence's phrases, the usual one first: sentences whose phrases are joined by no-break spaces.
 * Null unless their order is as good as unambiguous for somebody who sees which phrase has the capital letter, and which
 * one the comma. Leaves out sentences with adverbs or particles that have several places, and with more than two
 * clauses. It errs on the side of leaving out.
 */
export function phrasesOf(sentence: string, kindsOf: KindsOf): string[] | null {
  if (!/^\p{Lu}[\p{L}'’ -]+(?:, [\p{L}'’ -]+)?[.?!]$/u.test(sentence) || /(?:^|\s)['’-]|['’-](?:\s|.$)/u.test(sentence))
    return null;
  const split = sentence.slice(0, -1).split(' ');
  if (split.length < words.least || split.length > words.most || split.includes('')) return null;
  const reader = readerOf(split, kindsOf);
  const end = sentence.slice(-1);
  if (!areClausesClear(reader, end === '?')) return null;
  if (!split.every((_, at) => hasOnePlace(reader, at))) return null;
  const parts = partsOf(reader);
  const orders = parts && ordersOf(parts, reader);
  if (!orders?.[0] || !isPlayable(orders[0])) return null;
  return orders.map((order) => `${order.map((part) => part.words.join(glue)).join(' ')}${end}`);
}

/** At most two clauses, and a comma only between them or after an opening phrase. */
function areClausesClear({ words: split, plain }: Reader, isQuestion: boolean): boolean {
  const [first = ''] = plain;
  const inner = plain.filter(
    (word, at) => at > 0 && (joiners.has(word) || (word === 'and' && hasComma(split[at - 1]))),
  );
  const opens = joiners.has(first) && !(isQuestion && /^(?:wh|how)/.test(first));
  if (inner.length + (opens ? 1 : 0) > 1) return false;
  const comma = split.findIndex(hasComma);
  if (opens) return comma !== -1;
  if (comma === -1) return true;
  return inner[0] === plain[comma + 1] || prepositions.has(first);
}

function isPlayable(parts: readonly Part[]): boolean {
  if (parts.length < tiles.least || parts.length > tiles.most) return false;
  return parts.every((part) => part.words.join(glue).length <= tileMax);
}

/** As far as the word itself can tell. */
function hasOnePlace({ words: split, plain, can }: Reader, at: number): boolean {
  const word = plain[at] ?? '';
  if (at === 0 || joiners.has(word)) return true;
  if (late.has(word)) return at === plain.length - 1 || hasComma(split[at]);
  if (intensifiers.has(word) && can(at + 1, 'adjective')) return true;
  return !floating.has(word);
}

/** Null where a word has more than one place. */
function partsOf(reader: Reader): Part[] | null {
  const parts: Part[] = [];
  let at = 0;
  while (at < reader.words.length) {
    const read = partAt(reader, at, parts);
    if (!read) return null;
    const { joins = false, end, kind } = read;
    const before = joins ? (parts.pop()?.words ?? []) : [];
    const inside = [...before, ...reader.words.slice(at, end)];
    if (inside.slice(0, -1).some(hasComma)) return null;
    parts.push({ words: inside, kind });
    at = end;
  }
  return parts;
}

/** `joins`: it belongs to the part before. */
type Read = { end: number; kind: Kind; joins?: boolean };

function partAt(reader: Reader, at: number, parts: readonly Part[]): Read | null {
  const { plain, can } = reader;
  const word = plain[at] ?? '';
  const before = parts.at(-1);
  if (joiners.has(word) && (at > 0 || reader.words.some(hasComma))) return clauseAt(reader, at, before);
  if (word === 'and')
    return hasComma(reader.words[at - 1]) ? clauseAt(reader, at, before) : joinedAt(reader, at, before);
  if (particles.has(word) && at > 0 && isParticle(reader, at))
    return before?.kind === 'verb' && at < plain.length ? { end: at + 1, kind: 'verb', joins: true } : null;
  if (prepositions.has(word) && !(word === 'to' && can(at + 1, 'verb'))) return phraseAt(reader, at, parts);
  const adverb = adverbAt(reader, at);
  if (adverb !== undefined) return adverb;
  const end = nounEnd(reader, at, false);
  if (end === null) return null;
  if (end > at) {
    const isTime = at > 0 && end - at > 1 && times.has(plain[end - 1] ?? '');
    return { end, kind: isTime && /^(?:every|each|last|next|this|all|one|a)$/.test(word) ? 'where' : 'noun' };
  }
  if (reflexives.has(word) && before?.kind === 'noun') return null;
  if (late.has(word)) return { end: at + 1, kind: 'where' };
  const kind = can(at, 'verb') ? 'verb' : can(at, 'adjective') ? 'quality' : 'other';
  return { end: at + 1, kind };
}

/** A clause begins with its subject and verb in one phrase; one that describes a noun belongs to it. */
function clauseAt(reader: Reader, at: number, before: Part | undefined): Read | null {
  const { plain, can } = reader;
  const isVerb = (place: number) => helpers.has(plain[place] ?? '') || can(place, 'verb');
  const isRelative = /^(?:that|which|who)$/.test(plain[at] ?? '') && isVerb(at + 1);
  if (isRelative) return before?.kind === 'noun' ? { end: at + 2, kind: 'noun', joins: true } : null;
  if (!/^(?:but|and|so|that|because|when|if|while|although|though|unless)$/.test(plain[at] ?? '')) return null;
  const isPerson = pronouns.has(plain[at + 1] ?? '') || plain[at + 1] === 'there';
  const subject = isPerson ? at + 2 : nounEnd(reader, at + 1, false);
  if (subject === null || subject === at + 1) return null;
  const isShort = /'(?:s|m|re|ve|ll|d)$/.test(plain[at + 1] ?? '');
  const verb = subject + (early.has(plain[subject] ?? '') ? 1 : 0);
  if (isShort) return { end: subject, kind: 'clause' };
  return isVerb(verb) ? { end: verb + 1, kind: 'clause' } : null;
}

/** “bread and butter” is one phrase; other things that “and” joins could change places. */
function joinedAt(reader: Reader, at: number, before: Part | undefined): Read | null {
  const end = nounEnd(reader, at + 1, false);
  const isThing =
    !helpers.has(reader.plain[end ?? at] ?? '') &&
    !reader.can(end ?? at, 'verb') &&
    end !== null &&
    end > at + 1 &&
    (reader.can(end - 1, 'noun') || reader.isName(end - 1));
  const isLast = !prepositions.has(reader.plain[end ?? at] ?? '');
  if (
    isThing &&
    (before?.kind === 'noun' || (before?.kind === 'where' && isLast && !objects.has(before.words.at(-1) ?? '')))
  )
    return { end, kind: before.kind, joins: true };
  const isQuality = before?.kind === 'quality' && reader.can(at + 1, 'adjective') && !reader.can(at + 1, 'verb');
  return isQuality ? { end: at + 2, kind: 'quality', joins: true } : null;
}

function isParticle({ plain }: Reader, at: number): boolean {
  const next = plain[at + 1];
  return next === undefined || (prepositions.has(next) && next !== 'to') || !prepositions.has(plain[at] ?? '');
}

/** A preposition with its noun. One that belongs to the subject, or begins with “of”, joins what it tells about. */
function phraseAt(reader: Reader, at: number, parts: readonly Part[]): Read | null {
  const { plain, can } = reader;
  const before = parts.at(-1);
  const next = plain[at + 1];
  // Stranded, as in a question, or in front of an action.
  if (next === undefined) return before?.kind === 'verb' ? { end: at + 1, kind: 'verb', joins: true } : null;
  if (/ing$/.test(next) && can(at + 1, 'verb') && !can(at + 1, 'noun')) return { end: at + 1, kind: 'other' };
  const isPerson = objects.has(next) || reflexives.has(next);
  const of = nounEnd(reader, at + 1, true);
  if (of === null) return null;
  const end = of > at + 1 ? of : isPerson ? at + 2 : at;
  if (end === at) return null;
  if (at === 0) return { end, kind: 'other' };
  const isOfSubject = before?.kind === 'noun' && parts.length === 1 && end < plain.length;
  if (plain[at] === 'of' || isOfSubject)
    return before && before.kind !== 'verb' ? { end, kind: before.kind, joins: true } : { end, kind: 'other' };
  return { end, kind: 'where' };
}

/** An adverb with the word after it, to which it belongs; undefined when it is no adverb. */
function adverbAt({ plain, can }: Reader, at: number): Read | null | undefined {
  const word = plain[at] ?? '';
  const isAdverb = early.has(word) || (can(at, 'adverb') && !can(at, 'adjective') && !can(at, 'noun'));
  if (intensifiers.has(word) || isAdverb) {
    if (can(at + 1, 'adjective') && !can(at + 1, 'verb')) return { end: at + 2, kind: 'quality' };
    if (!isAdverb) return undefined;
    if (at === 0) return { end: 1, kind: 'other' };
    return can(at + 1, 'verb') && !/ing$/.test(plain[at + 1] ?? '') ? { end: at + 2, kind: 'verb' } : null;
  }
  return undefined;
}
