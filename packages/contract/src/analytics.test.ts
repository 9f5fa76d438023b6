import { expect, it } from 'vitest';
import { eventsWishSchema } from './analytics.ts';

const from = '2026-01-01';
const wish = { studentId: '0190a5e0-0000-7000-8000-000000000001', language: 'en' };

it.each<[string, string, object?]>([
  ['XP', 'xp'],
  ['answers', 'answers'],
  ['answers of a game', 'answers', { game: 'quiz', from }],
  ['answers of a word', 'answers', { word: 'lend:verb', from }],
  ['plays of a game', 'plays', { game: 'quiz', from }],
  ['answers since a day', 'answers', { from }],
  ['answers about words', 'practice'],
  ['answers about words since a day', 'practice', { from }],
  ['tasks since a day', 'tasks', { from }],
  ['study since a day', 'study', { from }],
  ['known words', 'words', { state: 'known' }],
])('%s can be opened', (_, kind, of) => {
  expect(eventsWishSchema.safeParse({ ...wish, kind, of }).success).toBe(true);
});

it.each<[string, string, object?]>([
  ['plays of no game', 'plays'],
  ['plays of a word', 'plays', { word: 'lend:verb', from }],
  ['plays since a day', 'plays', { from }],
  ['XP since a day', 'xp', { from }],
  ['known answers', 'answers', { state: 'known' }],
  ['words in no state', 'words', { state: 'lost' }],
  ['answers of a game and a word', 'answers', { game: 'quiz', word: 'lend:verb', from }],
  ['answers since no day', 'answers', { game: 'quiz' }],
  ['answers about words in a game', 'practice', { game: 'quiz', from }],
  ['XP of a game', 'xp', { game: 'quiz', from }],
])('%s are refused', (_, kind, of) => {
  expect(eventsWishSchema.safeParse({ ...wish, kind, of }).error?.issues[0]?.path).toEqual(['of']);
});
