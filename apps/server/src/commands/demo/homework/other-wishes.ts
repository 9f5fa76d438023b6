import type { ClassWishes } from './wish.ts';

export const clubWishes: ClassWishes = {
  ...{ className: 'Reading Club', lessonEnds: '15:40', due: '20:00' },
  wishes: [
    {
      title: 'The book I like best',
      instructions: 'In any language. Tell us what it is about without telling the end, and who should read it.',
      ask: { kind: 'hand-in', files: 1, texts: 'the-book-i-like-best' },
      ...{ points: null, set: 22, due: 15, returned: 12 },
    },
    {
      title: 'The clock: read it all',
      instructions: 'Our story for this month. We talk about the last page when we meet.',
      ask: { kind: 'reading', fileName: 'the-clock-in-the-old-library.pdf' },
      ...{ points: null, set: 21, due: 9, returned: 8 },
    },
    {
      title: 'Words for feelings',
      instructions: 'Stories are full of them. Meet a third of the words in our deck.',
      ask: { kind: 'words', state: 'learning', share: 30, deck: 'Words from our stories' },
      ...{ points: null, set: 14, due: -3 },
    },
    {
      title: 'Another ending',
      instructions: 'How else could “The Clock in the Old Library” end? Six to ten sentences.',
      ask: { kind: 'hand-in', files: 1, texts: 'another-ending' },
      ...{ points: null, set: 6, due: -1 },
    },
    {
      title: 'One short text',
      instructions: 'Any text will do. Bring one new word to our next meeting.',
      ask: { kind: 'game', type: 'reading', mode: 'passage', items: 1, target: 60, words: { level: 'A2' } },
      ...{ points: null, set: 5, due: null },
    },
  ],
};

export const eveningWishes: ClassWishes = {
  ...{ className: 'B1 Evening Course', lessonEnds: '20:30', due: '21:00' },
  wishes: [
    {
      title: 'Salt: before we talk about it',
      instructions: 'Read the whole article. What did you not know?',
      ask: { kind: 'reading', fileName: 'salt.pdf' },
      ...{ points: null, set: 35, due: 28, returned: 25 },
    },
    {
      title: 'An e-mail to a landlord',
      instructions:
        'Something in your flat is broken. Describe the problem, say what you have done, and ask for a repair. Be polite.',
      ask: { kind: 'hand-in', files: 0, texts: 'an-e-mail-to-a-landlord' },
      ...{ points: 20, set: 30, due: 23, returned: 19 },
    },
    {
      title: 'Words for work',
      instructions: 'Answer 40% of the deck “At work” at least once.',
      ask: { kind: 'words', state: 'learning', share: 40, deck: 'At work' },
      ...{ points: 10, set: 27, due: 14, returned: 11 },
    },
    {
      title: 'Test: gaps at B1',
      instructions: 'Eight gaps in twenty minutes. One try, so read each sentence to its end.',
      ask: {
        ...({ kind: 'game', type: 'fill-blanks', mode: 'bank', items: 8, target: null, test: 20 } as const),
        words: { level: 'B1' },
      },
      ...{ points: 20, set: 20, due: 15, isLateAllowed: false, returned: 12 },
    },
    {
      title: 'Ten words to keep',
      instructions: 'Cards, games, reading: whatever you like. They count if you will still know them on the day.',
      ask: { kind: 'outcome', recall: 0.9, deck: 'At work', list: { from: 20, count: 10 } },
      ...{ points: 10, set: 13, due: -2 },
    },
    {
      title: 'A short cover letter',
      instructions:
        'One paragraph for a job that you would like. As text or as a file, whichever you would really send.',
      ask: { kind: 'hand-in', files: 2, texts: 'a-short-cover-letter' },
      ...{ points: 20, set: 10, due: 3, isBeingGraded: true },
      extension: { name: "Siobhán O'Connor", due: -3 },
    },
    {
      title: 'Sentences with a gap',
      instructions: 'Eight gaps, no hurry. Your best game counts.',
      ask: { kind: 'game', type: 'fill-blanks', mode: 'bank', items: 8, target: 75, words: { level: 'B1' } },
      ...{ points: 20, set: 6, due: -1, isLateAllowed: false },
    },
    {
      title: 'How does it work?',
      instructions: 'Explain something that you know well to somebody who has never seen it.',
      ask: { kind: 'hand-in', files: 1, texts: 'a-short-cover-letter' },
      ...{ points: 20, set: null, due: -10 },
    },
  ],
};
