import type { ClassWishes, Wish } from './wish.ts';

const atHome = ['kitchen', 'bedroom', 'window', 'door', 'table', 'chair', 'garden', 'bathroom', 'floor', 'wall'];
const atTheMarket = ['bread', 'cheese', 'butter', 'fruit', 'vegetable', 'sugar', 'rice', 'soup', 'juice', 'lunch'];
const inTheCity = [
  ...['bridge', 'station', 'museum', 'hospital', 'street', 'market', 'bank', 'library', 'restaurant', 'hotel'],
];

const unit4 = 'Unit 4: Food and drink';

const over: readonly Wish[] = [
  {
    title: 'Rooms and things',
    instructions: 'Ten words from Unit 3, to warm up after the summer. Play until you reach 70%.',
    ask: { kind: 'game', type: 'word-match', mode: 'definition', items: 5, target: 70, words: atHome },
    ...{ points: 10, set: 54, due: 48, returned: 45 },
  },
  {
    title: 'My bird feeder',
    instructions:
      'Did you make your bird feeder? Write five or six sentences: what you used, what you did first, next and last, and ' +
      'who came to eat. Add photos if you like.',
    ask: { kind: 'hand-in', files: 3, texts: 'my-bird-feeder' },
    ...{ points: 20, set: 47, due: 40, returned: 36 },
  },
  {
    title: 'Unit 4: meet the words',
    instructions:
      'Answer half of the Unit 4 cards at least once, in cards or in any game. Ten minutes a day are enough.',
    ask: { kind: 'words', state: 'learning', share: 50, deck: unit4 },
    ...{ points: 10, set: 45, due: 33, returned: 29 },
  },
  {
    title: 'A week on an island',
    instructions: 'The first two pages. Which day would you like to have been there? Be ready to say why.',
    ask: { kind: 'reading', fileName: 'a-week-on-pine-island.txt', to: 2 },
    ...{ points: null, set: 38, due: 27, returned: 25 },
  },
  {
    title: 'A week of my own',
    instructions:
      'Write a diary like the one from Pine Island: three days, two or three sentences a day. Use past forms, and say ' +
      'how you felt.',
    ask: { kind: 'hand-in', files: 2, texts: 'a-week-of-my-own' },
    ...{ points: 20, set: 33, due: 26, returned: 22 },
    extension: { name: 'Emir Aydın', due: 23 },
  },
  {
    title: 'Test: food and drink',
    instructions: 'Ten questions, fifteen minutes, one try. You see the right answers when everybody has finished.',
    ask: {
      ...({ kind: 'game', type: 'quiz', mode: 'mixed', items: 10, target: null, test: 15 } as const),
      words: [...atTheMarket, 'breakfast', 'dinner'],
    },
    ...{ points: 20, set: 26, due: 22, isLateAllowed: false as const, returned: 20 },
  },
  {
    title: 'At the market',
    instructions: 'The ten words of Unit 4. Play until you reach 80%: each game starts with different words.',
    ask: { kind: 'game', type: 'quiz', mode: 'mixed', items: 5, target: 80, words: atTheMarket },
    ...{ points: 10, set: 18, due: 11, returned: 9 },
  },
  {
    title: 'Twelve words that stay',
    instructions:
      'Practise these twelve words however you like. It is done when you will probably still know each of them on the ' +
      'day it is due.',
    ask: { kind: 'outcome', recall: 0.8, deck: unit4, list: { from: 0, count: 12 } },
    ...{ points: 10, set: 16, due: 9, returned: 7 },
  },
];

const current: readonly Wish[] = [
  {
    title: 'A letter to a pen friend',
    instructions:
      'Our partner school in Porto has written to us. Answer one of the letters: who you are, where you live, what you ' +
      'like, and two questions.',
    ask: { kind: 'hand-in', files: 2, texts: 'a-letter-to-a-pen-friend' },
    ...{ points: 20, set: 10, due: 3, isBeingGraded: true },
    again: {
      due: -4,
      comment:
        'A good start, but you have stopped in the middle. Tell Inês more about your town, and ask her something.',
    },
  },
  {
    title: 'Extra practice: food',
    instructions: 'For those who found the test hard. Take your time, and ask me about the words that won’t stay.',
    ask: { kind: 'game', type: 'anagram', mode: 'definition', items: 5, target: 60, words: atTheMarket },
    ...{ points: null, set: 6, due: -4 },
    only: ['Ayşe Yılmaz', 'Ömer Faruk Çelik', 'İrem Öztürk', 'Duru Işık', 'Omar Al-Khatib', 'Baran Kaplan'],
  },
  {
    title: 'Words for the beekeeper',
    instructions:
      'The deck that goes with our new text. Answer each word once, and the interview will be easy to read.',
    ask: { kind: 'words', state: 'learning', share: 100, deck: 'Ten Questions for a Beekeeper' },
    ...{ points: 10, set: 5, due: -1 },
  },
  {
    title: 'In the city',
    instructions: 'Match each place with its meaning.',
    ask: { kind: 'game', type: 'word-match', mode: 'definition', items: 5, target: 90, words: inTheCity },
    ...{ points: 10, set: 4, due: -2 },
    extension: { name: 'Defne Kılıç', due: -6 },
  },
  {
    title: 'Questions for a beekeeper',
    instructions: 'Learn the words of the deck first. We will write an interview of our own.',
    ask: { kind: 'reading', fileName: 'ten-questions-for-a-beekeeper.txt' },
    ...{ points: null, set: 3, due: -3 },
  },
  {
    title: 'Test: in the city',
    instructions: 'Eight questions, ten minutes, one try. Play “In the city” first.',
    ask: { kind: 'game', type: 'quiz', mode: 'mixed', items: 8, target: null, test: 10, words: inTheCity },
    ...{ points: 16, set: 2, due: -2, isLateAllowed: false },
  },
  {
    title: 'Ten words by heart',
    instructions: 'The next ten words of Unit 4. A little every day works better than a lot on the last evening.',
    ask: { kind: 'outcome', recall: 0.9, deck: unit4, list: { from: 12, count: 10 } },
    ...{ points: 10, set: 2, due: -5 },
  },
  {
    title: 'An interview of our own',
    instructions:
      'Work in pairs: ask somebody about their job, five questions and five answers. One of you hands it in.',
    ask: { kind: 'hand-in', files: 5, texts: 'a-week-of-my-own' },
    ...{ points: 20, set: -1, due: -8 },
  },
  {
    title: 'Before the holidays',
    instructions: '',
    ask: { kind: 'game', type: 'reading', mode: 'passage', items: 1, target: null, words: { level: 'A2' } },
    ...{ points: null, set: null, due: -9 },
  },
];

export const schoolWishes: ClassWishes = {
  ...{ className: 'English 7B', lessonEnds: '14:20', due: '18:00' },
  wishes: [...over, ...current],
};
