import { languages } from '@wordgrove/contract/languages';
import { gameTypes, paths } from '@wordgrove/contract/paths';
import { describe, expect, it } from 'vitest';
import gamesEn from '#locales/en/games.json';
import guideEn from '#locales/en/guide.json';
import type { ChapterTab, ChapterText } from './guide-chapters.ts';
import { chapterIds, chaptersOf } from './guide-chapters.ts';

const texts: Readonly<Record<ChapterTab, Readonly<Record<string, ChapterText>>>> = guideEn.chapters;

describe.each(['teacher', 'student', 'games', 'system'] as const)('the tab %s', (tab) => {
  it('shows every chapter that is written, once', () => {
    expect([...chapterIds[tab]].sort()).toEqual(Object.keys(texts[tab]).sort());
  });

  it('keeps the order of the list, whatever the order of the texts', () => {
    const turned = Object.fromEntries(Object.entries(texts[tab]).reverse());
    expect(chaptersOf(tab, turned).map(({ id }) => id)).toEqual(chapterIds[tab]);
  });
});

it('describes every picture that a chapter may have and gives steps to every one of those', () => {
  const pictured = Object.values(texts).flatMap((tab) => Object.values(tab).filter(({ alt }) => alt !== undefined));
  expect(pictured.length).toBeGreaterThan(10);
  for (const { steps } of pictured) expect(steps?.length).toBeGreaterThan(1);
});

it.each(languages)('has each of those pictures in %s', (language) => {
  const taken = Object.keys(import.meta.glob('../../../public/pictures/*.webp')).map((path) => path.split('/').at(-1));
  const ending = language === 'en' ? 'webp' : `${language}.webp`;
  const wanted = Object.entries(texts).flatMap(([tab, chapters]) =>
    Object.keys(chapters).flatMap((id) => (chapters[id]?.alt ? `guide-${tab}-${id}.${ending}` : [])),
  );
  expect(wanted.filter((file) => !taken.includes(file))).toEqual([]);
});

it('names a command at most once in a sentence, as the drawing of it needs', () => {
  const sentences = Object.values(texts).flatMap((tab) =>
    Object.values(tab).flatMap(({ steps = [], facts = [] }) => [...steps, ...facts]),
  );
  const repeating = sentences.filter((sentence) => {
    const commands = sentence.match(/`[^`]+`/g) ?? [];
    return new Set(commands).size < commands.length;
  });
  expect(repeating).toEqual([]);
});

it('calls the games as they are called where they are played', () => {
  for (const type of gameTypes) expect(guideEn.chapters.games[type].title).toBe(gamesEn.games[type].title);
});

it('leads only to addresses that there are', () => {
  const addresses = JSON.stringify(guideEn)
    .matchAll(/`(\/[^`]+)`/g)
    .map(([, address]) => address)
    .filter((address) => !address?.startsWith('/api'));
  expect(Object.values(paths)).toEqual(expect.arrayContaining([...addresses]));
});
