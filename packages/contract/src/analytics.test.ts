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
])('%s can be opened', (_, kind, of) => {
  expect(eventsWishSchema.safeParse({ ...wish, kind, of }).success).toBe(true);
});

it.each<[string, string, object?]>([
  ['plays of no game', 'plays'],
  ['plays of a word', 'plays', { word: 'lend:verb', from }],
  ['answers of nothing', 'answers', { from }],
  ['answers of a game and a word', 'answers', { game: 'quiz', word: 'lend:verb', from }],
  ['answers since no day', 'answers', { game: 'quiz' }],
  ['XP of a game', 'xp', { game: 'quiz', from }],
])('%s are refused', (_, kind, of) => {
  expect(eventsWishSchema.safeParse({ ...wish, kind, of }).error?.issues[0]?.path).toEqual(['of']);
});
