import { soundAlike } from './homophones.ts';
import type { Made, Material, Wish } from './material.ts';
import { chooseWords, shortageOf } from './material.ts';
import { meaningKey } from './meanings.ts';
import { withoutWord } from './without-word.ts';
import type { GameWord } from './word.ts';
import { hasMeaning } from './word.ts';

/** What a word is paired with: its definition, its meaning in the student's language, or its sound. */
export type PairMode = 'definition' | 'translation' | 'listening';

/** A word and its counterpart. */
export type Pair = {
  /** The key of the word's memory. */
  id: string;
  lemma: string;
  kind: PairMode;
  /** The text on the other side; in listening, the word heard there. */
  meaning: string;
  /** The name of a picture that says the same as the text on the other side. */
  picture?: string | undefined;
  /** What the word means, for players who got it wrong. */
  explained: string;
  isExplainedInEnglish: boolean;
  /** Pairs with the same number are interchangeable: either meaning is right for either word. */
  group: number;
};

const isPairMode = (mode: string): mode is PairMode => ['definition', 'translation', 'listening'].includes(mode);

/** The first words that can be told apart, each with its other side; at most as many as requested. */
export function choosePairs({ words }: Material, wish: Wish, least: number): Made<{ pairs: Pair[] }> {
  const mode = isPairMode(wish.mode) ? wish.mode : 'definition';
  if (mode === 'listening' && !wish.canHear) return shortageOf(0, least, 0);
  const lacking = lackingSide(words, mode);
  if (lacking) return { shortage: lacking, have: 0, need: least };
  const { chosen, alike } = chooseWords(told(inOneLanguage(words, mode), mode), wish.items, (word) =>
    isFit(word, mode),
  );
  if (chosen.length < least) return shortageOf(chosen.length, least, alike);
  const groups = groupsOf(chosen, (one, other) => canSwap(one, other, mode));
  return { pairs: chosen.map((word, place) => pairOf(word, mode, groups[place] ?? place)) };
}

/**
 * The words, with the text of the other side as one more meaning: two words with the same text there can't be in one
 * round.
 */
function* told(words: readonly GameWord[], mode: PairMode): Generator<GameWord> {
  for (const word of words)
    yield { ...word, meanings: [...word.meanings, `=${meaningKey('en', otherSide(word, mode))}`] };
}

/** What the mode requires and no word has. */
function lackingSide(words: readonly GameWord[], mode: PairMode): 'no-definitions' | 'no-translations' | null {
  if (words.length === 0 || mode === 'listening' || words.some((word) => otherSide(word, mode) !== '')) return null;
  return mode === 'definition' ? 'no-definitions' : 'no-translations';
}

/**
 * In translation mode, only words translated into the commonest language: a meaning in another language would give its
 * word away.
 */
function inOneLanguage(words: readonly GameWord[], mode: PairMode): readonly GameWord[] {
  if (mode !== 'translation') return words;
  const groups = Map.groupBy(words, ({ translatedTo }) => translatedTo);
  groups.delete(null);
  const [most = []] = [...groups.values()].sort((one, other) => other.length - one.length);
  return most;
}

function pairOf(word: GameWord, mode: PairMode, group: number): Pair {
  const { key, lemma, definition, translations, picture } = word;
  const isExplainedInEnglish = mode !== 'translation' && definition !== '';
  return {
    id: key,
    lemma,
    kind: mode,
    meaning: mode === 'definition' ? withoutWord(definition, word) : otherSide(word, mode),
    // Beside a sound it would leave nothing to listen for.
    picture: mode === 'listening' ? undefined : picture,
    explained: isExplainedInEnglish ? definition : (translations[0] ?? ''),
    isExplainedInEnglish,
    group,
  };
}

function otherSide({ lemma, definition, translations }: GameWord, mode: PairMode): string {
  if (mode === 'listening') return lemma;
  return mode === 'definition' ? definition : (translations[0] ?? '');
}

/** Whether a word can be in a pair of that kind. */
export function hasOtherSide(word: GameWord, mode: string): boolean {
  return isFit(word, isPairMode(mode) ? mode : 'definition');
}

function isFit(word: GameWord, mode: PairMode): boolean {
  const { lemma } = word;
  if (mode === 'listening') return hasMeaning(word);
  const other = otherSide(word, mode);
  // A word that is the same in both languages asks nothing.
  return other !== '' && other.toLowerCase() !== lemma.toLowerCase();
}

/** Words from a student's own cards may share a meaning that isn't marked as shared. */
function canSwap(one: GameWord, other: GameWord, mode: PairMode): boolean {
  if (mode === 'listening') return soundAlike(one.lemma, other.lemma);
  const keyOf = (text: string) => meaningKey(one.translatedTo ?? 'en', text);
  const own = new Set(one.translations.map(keyOf));
  return other.translations.some((text) => own.has(keyOf(text)));
}

/** A group number per word, shared by all connected words: whichever is taken first, the rest still fit. */
function groupsOf(words: readonly GameWord[], hangTogether: (one: GameWord, other: GameWord) => boolean): number[] {
  const groups = words.map((_, place) => place);
  for (const [place, word] of words.entries()) {
    for (const [earlier, other] of words.slice(0, place).entries()) {
      const from = groups[place];
      const to = groups[earlier];
      if (to === undefined || from === to || !hangTogether(word, other)) continue;
      for (const [each, group] of groups.entries()) if (group === from) groups[each] = to;
    }
  }
  return groups;
}
