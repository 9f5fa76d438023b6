import type { GameType } from '@wordgrove/contract/paths';
import { gameTypes } from '@wordgrove/contract/paths';
import type { GameMode } from '@wordgrove/games';
import { gameFacts } from '@wordgrove/games';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profiles } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { makeDeck } from '#testing/card-deck.ts';
import { start } from '#testing/player.ts';
import { expectSound } from '#testing/sound-round.ts';

type Card = { front: string; word: string; back: string; language: 'tr' | 'en' | 'fr'; met: Met };
type Met = { source: 'import'; sentence: string };

const card = (front: string, back: string, language: Card['language'] = 'en'): Card => ({
  front,
  word: `${front.toLowerCase()}:noun`,
  back,
  language,
  met: { source: 'import', sentence: `Nobody has seen the ${front} since then.` },
});

const many = (count: number, make: (n: number) => Card) => Array.from({ length: count }, (_, n) => make(n));
const letters = (n: number) =>
  String.fromCharCode(97 + (n % 26), 97 + (Math.floor(n / 26) % 26), 97 + Math.floor(n / 676));
const ofForty = (n: number) => `${'abcdefghij'.repeat(4).slice(0, 37)}${letters(n)}`;
const phrases = ["rock 'n' roll", 'jack-in-the-box', 'naïve art', "will-o'-the-wisp", 'café au lait', 'Ph.D. thesis'];
const sameBacks = ['ev', 'Ev', ' bir ev', 'EV.', 'ev, konut', 'konut; ev', 'Ev / yuva', '“ev”', 'ev;', 'yuva , ev'];
const sameDefinitions = ['a small dog', 'A small dog', 'the small  dog.', 'small dog', 'Small dog!', '(a small dog)'];

/** The outcome of a list: a round, or the shortage the game reports. */
type Outcome = 'round' | 'too-few' | 'same-meaning' | 'nothing-fits' | 'no-definitions' | 'no-translations';
type Game = { type: GameType; mode: GameMode };

const isPairs = (type: GameType) => type === 'word-match' || type === 'memory-cards';

const nothing = () => 'nothing-fits' as const;

const lists: [name: string, cards: Card[], outcome: (game: Game) => Outcome][] = [
  ['no card', [], nothing],
  [
    'cards that stand for themselves',
    many(9, (n) => ({ ...card(`E${n} = mc²`, 'energy'), word: `card:${uuid()}` })),
    nothing,
  ],
  ['backs of many lines', many(9, (n) => card(`zl${letters(n)}`, 'x\n'.repeat(900), 'tr')), nothing],
  [
    'one word',
    [card('zzalone', 'the only one that there is')],
    ({ mode }) => (mode === 'translation' ? 'no-translations' : 'too-few'),
  ],
  [
    '2,000 words',
    many(2000, (n) => card(`zq${letters(n)}`, `the thing that is number ${n} of all`)),
    ({ mode }) => (mode === 'translation' ? 'no-translations' : 'round'),
  ],
  [
    'one meaning in Turkish, however it is written',
    sameBacks.map((back, n) => card(`zs${letters(n)}`, back, 'tr')),
    ({ type, mode }) => (isPairs(type) && mode === 'definition' ? 'no-definitions' : 'same-meaning'),
  ],
  [
    'one meaning in English, however it is written',
    sameDefinitions.map((back, n) => card(`zd${letters(n)}`, back)),
    ({ mode }) => (mode === 'translation' ? 'no-translations' : 'same-meaning'),
  ],
  [
    '40 letters',
    many(8, (n) => card(ofForty(n), `the long one that is number ${n}`)),
    ({ type, mode }) => (mode === 'translation' ? 'no-translations' : type === 'anagram' ? 'nothing-fits' : 'round'),
  ],
  [
    'phrases and apostrophes',
    phrases.map((front, n) => card(front, `what is meant by number ${n} of them`)),
    ({ type, mode }) => (mode === 'translation' ? 'no-translations' : type === 'anagram' ? 'nothing-fits' : 'round'),
  ],
  [
    'backs in two languages, one of them on few cards',
    [...many(6, (n) => card(`zt${letters(n)}`, `anlam ${letters(n)}`, 'tr')), card('zfr', 'le mot', 'fr')],
    ({ type, mode }) => (isPairs(type) && mode === 'definition' ? 'no-definitions' : 'round'),
  ],
];

let app: TestApp;
let student: Person;

beforeAll(async () => {
  app = await testApp();
  student = await buildStudent(app, (await buildInvite(await buildTeacher(app))).code);
  await app.db.update(profiles).set({ language: 'tr' }).where(eq(profiles.userId, student.id));
});

afterAll(() => app.close());

describe.each(lists)('a list of %s', (_, cards, outcomeFor) => {
  let deckId: string;
  beforeAll(async () => {
    deckId = await makeDeck(app, student, cards);
  });

  it.each(gameTypes)('is played well by %s, or the game says what is missing', async (type) => {
    const { content, modes, items } = gameFacts[type];
    for (const mode of modes) {
      const wish = { type, mode, items: items.usual, canHear: true, source: { kind: 'deck', deckId } } as const;
      const { status, body } = await start(student, wish);
      const said = `${mode}: ${JSON.stringify(body)}`.slice(0, 2000);
      // No exercise touches a word that no dictionary has, but any three words can be sorted.
      const canSort =
        mode === 'sort' && cards.length >= 3 && outcomeFor({ type: 'quiz', mode: 'mixed' }) !== 'nothing-fits';
      const unwritten = canSort ? 'round' : 'nothing-fits';
      const outcome = content === 'written' ? unwritten : outcomeFor({ type, mode });
      if (status === 201) {
        expect('round', said).toBe(outcome);
        expectSound(
          type,
          body.round,
          cards.map(({ word }) => word),
        );
      } else {
        expect([status, body.data.shortage], said).toEqual([409, outcome]);
        expect(body.data.have, said).toBeLessThan(body.data.need);
      }
    }
  });

  if (cards.some(({ language }) => language === 'fr')) {
    it.each(['word-match', 'memory-cards'] as const)('has no word in %s that its language tells', async (type) => {
      const wish = { type, mode: 'translation', items: 8, source: { kind: 'deck', deckId } } as const;
      const { body } = await start(student, wish);
      const meanings = body.round.items.map(({ meaning }: { meaning: string }) => meaning);
      expect(meanings).toHaveLength(6);
      expect(meanings).not.toContain('le mot');
    });
  }
});
