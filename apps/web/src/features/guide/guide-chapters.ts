import { gameTypes } from '@wordgrove/contract/paths';
import type guideEn from '#locales/en/guide.json';

type Chapters = typeof guideEn.chapters;

/** The tabs that consist of chapters. */
export type ChapterTab = keyof Chapters;

/** The text of a chapter: steps have an order and are numbered, facts have none; `alt` describes its picture. */
export type ChapterText = {
  title: string;
  text: string;
  steps?: readonly string[];
  facts?: readonly string[];
  alt?: string;
};

export type Chapter = ChapterText & { id: string };

/** The chapters of each tab, in the order they are needed. */
export const chapterIds: { readonly [Tab in ChapterTab]: readonly (keyof Chapters[Tab])[] } = {
  teacher: [
    'register',
    'invite',
    'approve',
    'classes',
    'no-mailbox',
    'decks',
    'dictionary',
    'games',
    'texts',
    'homework',
    'grading',
    'analytics',
    'profile',
  ],
  student: [
    'join',
    'verify',
    'approval',
    'sign-in',
    'classes',
    'dictionary',
    'word-lists',
    'decks',
    'review',
    'daily-tasks',
    'reading',
    'homework',
    'study-tracker',
    'todo',
    'profile',
  ],
  games: ['choose', 'pause', ...gameTypes, 'results', 'xp', 'numbers'],
  system: ['language', 'colours', 'live', 'memory', 'speech', 'safety', 'privacy', 'school'],
};

/** The chapters of a tab with their texts, in order. */
export function chaptersOf(tab: ChapterTab, texts: Readonly<Record<string, ChapterText>>): Chapter[] {
  const ids: readonly string[] = chapterIds[tab];
  return ids.flatMap((id) => {
    const text = texts[id];
    return text ? [{ id, ...text }] : [];
  });
}
