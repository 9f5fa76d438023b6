import { limits } from '@wordgrove/contract/limits';
import { describe, expect, it } from 'vitest';
import { localDay } from '#platform/local-day.ts';
import { seededRandom } from '#platform/random.ts';
import { planAssignments } from './homework/plan-assignments.ts';
import { planDecks } from './plan-decks.ts';
import { planLives } from './plan-lives.ts';
import { planSchool } from './plan-school.ts';
import type { ClassText } from './plan-texts.ts';

const now = new Date('2026-03-20T12:00:00Z');

/** Three pages with a word that stops readers, for the first class, on the day when it began. */
function textFor({ classes: [first] }: ReturnType<typeof planSchool>): ClassText {
  const { id = '', teacher, createdAt = now } = first ?? {};
  const word = { word: 'perch:noun', keys: ['perch:noun'], pos: 'noun', level: 'C1', times: 3, page: 1 } as const;
  const page = (place: number) => ({ page: place, text: 'A perch.', words: 120, forms: { perch: word.word } });
  const file = { path: '', bytes: 1, md5: '', kind: 'txt', encoding: 'utf-8', fileName: 'a.txt' } as const;
  return {
    ...{ id: 'text', key: 'pdfs/text', teacherId: teacher?.id ?? '', sharedAt: createdAt, archivedAt: null },
    details: { title: 'A perch', description: '', classIds: [id] },
    file: { ...file, contentLanguage: null },
    prepared: {
      ...{ pages: [page(1), page(2), page(3)], cover: null, runningWords: 360, unlistedWords: 0, level: 'C1' },
      words: [{ ...word, keys: [...word.keys], sentence: 'A perch.' }],
    },
  };
}

/** Only the first students of the school. */
function plan() {
  const random = seededRandom('test', { now: () => now });
  const school = planSchool({ random, now });
  const decks = planDecks(school, random);
  const texts = [textFor(school)];
  const assignments = planAssignments(school, { decks, texts }, random, now);
  return planLives(
    { ...school, enrolments: school.enrolments.slice(0, 4) },
    { decks, assignments, texts },
    random,
    now,
  );
}

const learners = plan();

describe('planLives', () => {
  it('is the same every time', () => {
    const diaries = plan().map(({ diary }) => diary);
    expect(diaries).toEqual(learners.map(({ diary }) => diary));
  });

  it('lets nothing happen before the registration, or later than now', () => {
    for (const { joinedAt, diary } of learners) {
      const { events, searches, plays, taskMoves, cards, readings, readPages } = diary;
      const times = [
        ...events.map(({ occurredAt }) => occurredAt),
        ...searches.map(({ searchedAt }) => searchedAt),
        ...plays.flatMap(({ startedAt, finishedAt, leftAt }) => [startedAt, finishedAt ?? leftAt ?? startedAt]),
        ...taskMoves.map(({ movedAt }) => movedAt),
        ...cards.map(({ createdAt = now }) => createdAt),
        ...readings.flatMap(({ openedAt, lastOpenedAt }) => [openedAt, lastOpenedAt]),
        ...readPages.map(({ readAt }) => readAt ?? now),
      ];
      expect(times.filter((at) => at <= joinedAt || at >= now)).toEqual([]);
    }
  });

  it('puts what happens on the day that it is where the student lives', () => {
    for (const { timeZone, diary } of learners) {
      expect(diary.events.filter((each) => localDay(each.occurredAt, timeZone) !== each.localDay)).toEqual([]);
      expect(diary.xp.filter((each) => localDay(each.occurredAt, timeZone) !== each.localDay)).toEqual([]);
    }
  });

  it('plays to the end without a move that isn’t possible, at a pace at which one can read', () => {
    const plays = learners
      .flatMap(({ diary }) => diary.plays)
      .filter(({ finishedAt, isTest }) => finishedAt !== null && !isTest);
    expect(plays.length).toBeGreaterThan(20);
    for (const { isComplete, refusedMoves, xpReason } of plays) {
      expect({ isComplete, refusedMoves }).toEqual({ isComplete: true, refusedMoves: 0 });
      expect(xpReason).not.toBe('too-fast');
    }
  });

  it('reads a text to its end or leaves it, and looks words up in it', () => {
    const diaries = learners.map(({ diary }) => diary);
    expect(diaries.some(({ readings }) => readings.some(({ finishedAt }) => finishedAt !== null))).toBe(true);
    for (const { readings, readPages } of diaries)
      for (const { pagesRead, finishedAt, activeMs } of readings) {
        expect(finishedAt !== null).toBe(pagesRead === 3);
        expect(readPages).toHaveLength(pagesRead);
        expect(readPages.every((page) => page.activeMs > (120 / limits.readingWordsPerMinuteMax) * 60_000)).toBe(true);
        expect(activeMs).toBe(readPages.reduce((sum, page) => sum + page.activeMs, 0));
      }
    for (const { lookUps, events } of diaries)
      for (const { page, word } of lookUps)
        expect(events).toContainEqual(expect.objectContaining({ word, place: { pdfId: 'text', page } }));
    expect(diaries.some(({ lookUps }) => lookUps.length > 0)).toBe(true);
  });
});
