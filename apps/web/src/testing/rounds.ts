import type { AnagramRound } from '@wordgrove/games/anagram';
import type { FillBlanksRound } from '@wordgrove/games/fill-blanks';
import type { GroupRankingRound } from '@wordgrove/games/group-ranking';
import type { MemoryRound } from '@wordgrove/games/memory-cards';
import type { QuizRound } from '@wordgrove/games/quiz';
import type { ReadingRound } from '@wordgrove/games/reading';
import type { TrueFalseRound } from '@wordgrove/games/true-false';
import type { MatchRound } from '@wordgrove/games/word-match';
import type { WordOrderingRound } from '@wordgrove/games/word-ordering';

// A short round of each game, for tests of what is rendered.

const options = ['a pet that purrs', 'a bird', 'a plant', 'a colour'];

export const quiz: QuizRound = {
  items: [
    { id: 'cat', kind: 'meaning', prompt: 'cat', options, right: 0, why: 'A cat purrs.', word: 'cat:noun' },
    {
      id: 'owl',
      kind: 'meaning',
      prompt: 'owl',
      options: options.toReversed(),
      right: 2,
      why: 'It is a bird.',
      word: null,
    },
  ],
};

const statement = { kind: 'statement', why: 'So it is.', word: null } as const;

export const trueFalse: TrueFalseRound = {
  items: [
    { ...statement, id: 'sun', frame: 'The sun is ___.', shown: 'hot', isTrue: true, options: [], right: 'hot' },
    {
      ...statement,
      id: 'ice',
      frame: 'Ice is ___.',
      shown: 'hot',
      isTrue: false,
      options: ['loud', 'cold'],
      right: 'cold',
    },
  ],
};

const tilesOf = (...texts: string[]) => texts.map((text) => ({ id: text.toLowerCase(), text }));

export const wordOrdering: WordOrderingRound = {
  items: [
    { id: 'cats', tiles: tilesOf('like', 'I', 'cats'), end: '.', sentences: ['I like cats.'] },
    { id: 'birds', tiles: tilesOf('sing', 'birds'), end: '.', sentences: ['Birds sing.'] },
  ],
};

const spelled = { alsoRight: [], isExplainedInEnglish: true };

export const anagram: AnagramRound = {
  items: [
    {
      ...spelled,
      id: 'cat',
      clue: { kind: 'definition', text: 'a pet that purrs' },
      tiles: ['t', 'a', 'c'],
      answer: 'cat',
      written: 'cat',
      otherWords: ['act'],
      explained: 'a pet that purrs',
    },
    {
      ...spelled,
      id: 'owl',
      clue: { kind: 'definition', text: 'a bird of the night' },
      tiles: ['w', 'o', 'l'],
      answer: 'owl',
      written: 'owl',
      otherWords: ['low'],
      explained: 'a bird of the night',
    },
  ],
};

const thing = (text: string, right: number) => ({ id: text, text, right: [right], word: null });

export const groupRanking: GroupRankingRound = {
  items: [
    {
      id: 'things',
      kind: 'sort',
      title: 'things',
      groups: ['fruit', 'animals'],
      things: [thing('pear', 0), thing('cat', 1)],
    },
    {
      id: 'heat',
      kind: 'rank',
      title: 'heat',
      from: 'least',
      to: 'most',
      things: [thing('hot', 2), thing('cold', 0), thing('warm', 1)],
    },
  ],
};

const gap = { after: ' at night.', clue: null, feedback: {}, synonyms: [], known: [], word: null };
const gaps = [
  { ...gap, id: 'purrs', before: 'It purrs: a ', answers: ['cat'] },
  { ...gap, id: 'hoots', before: 'It hoots: an ', answers: ['owl'] },
];

export const wordBank: FillBlanksRound = {
  mode: 'bank',
  bank: ['cat', 'owl', 'pig'].map((text) => ({ id: text, text })),
  items: gaps,
};

export const typedGaps: FillBlanksRound = { mode: 'typed', bank: [], items: gaps };

const pair = (id: string, meaning: string, group: number) => ({
  id,
  lemma: id,
  kind: 'definition' as const,
  meaning,
  explained: meaning,
  isExplainedInEnglish: true,
  group,
});
const items = [pair('cat', 'a pet that purrs', 0), pair('owl', 'a bird', 1)];

export const pairs: MatchRound = {
  items: [...items, pair('oak', 'a tree', 2)],
  meanings: ['oak', 'cat', 'owl'],
};

export const cards: MemoryRound = {
  items,
  cards: [
    { id: 'cat-word', item: 'cat', side: 'word' },
    { id: 'owl-word', item: 'owl', side: 'word' },
    { id: 'cat-meaning', item: 'cat', side: 'meaning' },
    { id: 'owl-meaning', item: 'owl', side: 'meaning' },
  ],
};

export const passage: ReadingRound = {
  items: [
    {
      id: 'text',
      title: 'cats',
      paragraphs: [['This is a cat.', 'It sits on the roof.']],
      questions: [
        {
          id: 'who',
          kind: 'gist',
          question: 'Who is it?',
          options: ['a cat', 'a dog'],
          right: 0,
          proof: 0,
          word: null,
        },
        {
          id: 'where',
          kind: 'detail',
          question: 'Where is it?',
          options: ['on the roof', 'at school'],
          right: 0,
          proof: 1,
          word: null,
        },
      ],
    },
  ],
};
