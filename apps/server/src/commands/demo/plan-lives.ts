import type { Level } from '@wordgrove/contract/levels';
import { Temporal } from 'temporal-polyfill';
import { localDaysFrom } from '#platform/local-day.ts';
import type { Random } from '#platform/random.ts';
import { between, happens, weighed } from './chance.ts';
import type { Diligence } from './diligence.ts';
import { activeDays, habits, shareOutDiligence } from './diligence.ts';
import { meetHomework } from './homework/follow-homework.ts';
import type { ClassAssignment } from './homework/plan-assignments.ts';
import { takeTests } from './homework/take-test.ts';
import { writeHandIns } from './homework/write-hand-ins.ts';
import type { Day, Learner } from './learner.ts';
import { spend, startLearner } from './learner.ts';
import type { ClassDeck } from './plan-decks.ts';
import { lookUpWords } from './plan-look-ups.ts';
import { playGames } from './plan-plays.ts';
import { readPages, unreadPages } from './plan-reading.ts';
import { cardsWaiting, reviewCards } from './plan-reviews.ts';
import type { DemoSchool, PlannedEnrolment } from './plan-school.ts';
import { study } from './plan-study.ts';
import { askedFor, doTasksByHand, drawDay, looksAtTasks } from './plan-tasks.ts';
import type { ClassText } from './plan-texts.ts';
import { keepTodos } from './plan-todos.ts';

const minuteMs = 60_000;
const shortestVisit = 25 * minuteMs;

/** Visiting hours by weight: before school or work, at noon, and mostly in the evening. */
const hours = [
  ...([
    [7, 2],
    [8, 2],
    [10, 2],
    [12, 2],
    [13, 1],
  ] as const),
  ...([
    [15, 2],
    [16, 3],
    [17, 4],
    [18, 4],
    [19, 4],
    [20, 3],
    [21, 1],
  ] as const),
];

export type ClassMaterial = {
  decks: readonly ClassDeck[];
  assignments: readonly ClassAssignment[];
  texts: readonly ClassText[];
};

/** Each student's activity from registration until now. */
export function planLives(school: DemoSchool, material: ClassMaterial, random: Random, now: Date): Learner[] {
  const registrations = school.enrolments.filter(({ isFirst }) => isFirst);
  const kinds = shareOutDiligence(
    registrations.map(({ student, at }) => ({ ...student, joinedAt: at })),
    now,
  );
  return registrations.map((registration) => {
    const { student, at: joinedAt, invite } = registration;
    const diligence = kinds.get(student.id) ?? 'often';
    const given = givenTo(registration, school, material);
    const level = levelIn(invite.class.name, student.email.length);
    const learner = startLearner({ student, joinedAt, diligence, level, ...given, random });
    live(learner, now);
    return learner;
  });
}

/** The decks, the homework and the texts of the classes that admitted the student. */
function givenTo(
  { student }: PlannedEnrolment,
  { enrolments }: DemoSchool,
  { decks, assignments, texts }: ClassMaterial,
) {
  const admitted = enrolments.filter((each) => each.student.id === student.id && each.status === 'active');
  return {
    sharedDecks: admitted.flatMap(({ invite, at }) =>
      decks
        .filter(({ share }) => share.classId === invite.class.id)
        .map(({ deck, share, cards }) => ({ id: deck.id, cards, since: later(at, share.sharedAt) })),
    ),
    homework: admitted.flatMap(({ invite, at: since }) =>
      assignments
        .filter(({ classId, onlyFor }) => classId === invite.class.id && (onlyFor?.includes(student.id) ?? true))
        .map((set) => ({ set, since })),
    ),
    texts: texts.flatMap((text) => {
      const admissions = admitted.filter(({ invite }) => text.details.classIds.includes(invite.class.id));
      const [first] = admissions.map(({ at }) => at).toSorted((one, other) => one.getTime() - other.getTime());
      return first ? [{ text, since: later(first, text.sharedAt) }] : [];
    }),
  };
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}

/** Students of a class have different levels. */
function levelIn(className: string, drawn: number): Level {
  if (className === 'English 7B') return drawn % 4 === 0 ? 'A1' : drawn % 3 === 0 ? 'B1' : 'A2';
  return drawn % 3 === 0 ? 'B2' : 'B1';
}

function live(learner: Learner, now: Date): void {
  const { joinedAt, timeZone, diligence, chance } = learner;
  const days = localDaysFrom(joinedAt, timeZone, 62).filter(
    ({ endsAt }) => endsAt.getTime() < now.getTime() + 24 * 60 * minuteMs,
  );
  for (const { day: name, endsAt } of activeDays(diligence, days, chance)) {
    const until = Math.min(endsAt.getTime(), now.getTime()) - minuteMs;
    const drawn = startOf(name, timeZone, weighed(chance, hours), between(chance, 0, 59));
    const begins = drawn < until - shortestVisit ? drawn : earlierOn(name, timeZone, until, chance());
    const at = Math.max(begins, joinedAt.getTime() + between(chance, 2, 9) * minuteMs);
    const day: Day = { name, at, until, tasks: [] };
    if (at < until) liveDay(learner, day, habits[diligence]);
  }
  meetHomework(learner, now);
}

function startOf(day: string, timeZone: string, hour: number, minute: number): number {
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: { hour, minute } }).epochMilliseconds;
}

/** A time since the morning of the current day. */
function earlierOn(day: string, timeZone: string, until: number, share: number): number {
  const morning = startOf(day, timeZone, hours[0]?.[0] ?? 0, 0);
  return Math.round(morning + Math.max(0, until - shortestVisit - morning) * share);
}

type Habit = (typeof habits)[Diligence];

/** One visit, for some students with a second one later. */
function liveDay(learner: Learner, day: Day, { reviews, lookUps, plays, tasks, readings }: Habit): void {
  const { chance, diary } = learner;
  diary.lastCameAt = new Date(day.at);
  learner.visits.push(diary.lastCameAt);
  meetHomework(learner, diary.lastCameAt);
  if (looksAtTasks(learner))
    drawDay(learner, day, { cards: cardsWaiting(learner, day), pages: unreadPages(learner, day) });
  /** The usual amount, or more when a task of the day asks for more. */
  const amount = (usual: number, asked: number) =>
    Math.max(between(chance, Math.ceil(usual / 2), usual), happens(chance, tasks) ? asked : 0);
  lookUpWords(learner, day, Math.min(15, amount(lookUps, askedFor(day, 'words-looked-up'))));
  reviewCards(learner, day, Math.min(45, amount(reviews, askedFor(day, 'cards-reviewed'))));
  playGames(learner, day, Math.min(4, amount(plays, askedFor(day, 'games-played'))));
  const pages = happens(chance, readings) ? between(chance, 1, 4) : 0;
  readPages(learner, day, Math.min(6, Math.max(pages, happens(chance, tasks) ? askedFor(day, 'pages-read') : 0)));
  takeTests(learner, day);
  writeHandIns(learner, day);
  keepTodos(learner, day);
  study(learner, day);
  doTasksByHand(learner, day);
  diary.lastSeenAt = new Date(day.at);
  if (!happens(chance, tasks / 2) || !spend(day, between(chance, 40, 180) * 60)) return;
  reviewCards(learner, day, between(chance, 4, 12));
  playGames(learner, day, between(chance, 0, 1));
  diary.lastSeenAt = new Date(day.at);
}
