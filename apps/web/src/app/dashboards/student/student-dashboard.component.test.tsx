import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { brokenWords, cutOff, doubleText } from '#testing/layout.ts';
import { openPage } from '#testing/open.tsx';
import { boardOf, doneTask, student, taskOf } from '#testing/people.ts';
import { allAllowed, answerDashboard, idOf, ownClassOf } from '#testing/school.ts';

const region = (name: string) => page.getByRole('region', { name, exact: true });
const classes = [ownClassOf('7B Reading')];
const tasks = boardOf([taskOf(1), taskOf(2)]);
const link = (card: string, name: string) => region(card).getByRole('link', { name, exact: true });

describe('what comes next', () => {
  it('is a first game for a beginner, and the page asks once for all it shows', async () => {
    answerDashboard({ tasks, classes });
    const asked = answer((calls) => calls.dailyTasks.today, tasks);
    await openPage('/student-dashboard', student);
    await expect.element(link('Welcome to your grove', 'Choose a game')).toHaveAttribute('href', '/games');
    await expect.poll(() => region("Today's tasks").getByRole('listitem').elements()).toHaveLength(2);
    await expect.element(region('Tips for today')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Daily tasks, 2 to do' })).toBeVisible();
    await expectNoBarriers('beginner');
    // What else it would ask nobody answers here.
    expect(asked).toHaveLength(0);
  });

  it.each([
    [
      'Your teacher will let you in soon',
      'for who waits for a class',
      { tasks, classes: [ownClassOf('7B Reading', { status: 'pending' })] },
    ],
    [
      'All done for today',
      'with nothing left',
      { tasks: boardOf([doneTask(1)]), classes, lastActiveDay: '2026-11-23' },
    ],
    ['Good to see you again', 'after a week away', { tasks, classes, lastActiveDay: '2026-11-14' }],
  ] as const)('is said as “%s” %s', async (title, _, change) => {
    answerDashboard({ ...change, classes: [...change.classes] });
    await openPage('/student-dashboard', student);
    await expect.element(region(title)).toBeVisible();
    await expectNoBarriers(title);
  });

  it('has a day without tasks made by itself, once', async () => {
    answerDashboard({ classes });
    const asked = answer(
      (calls) => calls.dailyTasks.generate,
      boardOf([1, 2, 3, 4, 5].map((number) => taskOf(number))),
    );
    await openPage('/student-dashboard', student);
    await expect.poll(() => region("Today's tasks").getByRole('listitem').elements()).toHaveLength(4);
    await expect.element(region("Today's tasks").getByText('0/5 completed')).toBeVisible();
    expect(asked).toHaveLength(1);
  });
});

describe('with text twice as large', () => {
  it.each([320, 390])('breaks no word of what comes first, at %i pixels', async (width) => {
    doubleText();
    await page.viewport(width, 800);
    const play = { id: idOf(300), type: 'word-match', startedAt: '2026-11-23T08:00:00.000Z' } as const;
    answerDashboard({ tasks, classes, lastActiveDay: '2026-11-23', leftPlays: [play] });
    await openPage('/student-dashboard', { ...student, profile: { ...student.profile, language: 'tr' } });
    const next = region('Sıradaki adımın');
    await expect.element(next).toBeVisible();
    await expect.element(page.getByText(/^Seviye/).first()).toBeVisible();
    const hero = next.element().parentElement?.parentElement ?? document.body;
    expect(cutOff(hero)).toEqual([]);
    expect(brokenWords(hero)).toEqual([]);
    const words = page.getByRole('heading', { level: 1 }).element().parentElement?.lastElementChild;
    const scene = hero.firstElementChild;
    const end = (part: Element | null | undefined) => part?.getBoundingClientRect().bottom ?? Number.NaN;
    // The plants stand there.
    expect(end(words)).toBeLessThan(end(scene) - 130);
  });
});

describe('somebody who reads nothing yet', () => {
  it('finds the texts in one tap', async () => {
    answerDashboard({ tasks, classes });
    await openPage('/student-dashboard', student);
    await expect.element(link('Go on with', 'Reading')).toHaveAttribute('href', '/pdfs');
  });
});

describe('every row', () => {
  it('leads in one click to where it is done', async () => {
    const play = { id: idOf(300), type: 'quiz', startedAt: '2026-11-23T08:00:00.000Z' } as const;
    const todo = { id: idOf(301), title: 'Read page 12', dueOn: '2026-01-05', priority: 'medium' } as const;
    const today = { day: tasks.day, limit: 50, done: 0, remaining: 50, xp: 0 };
    answerDashboard({
      ...{ tasks, classes, lastActiveDay: '2026-11-23', leftPlays: [play] },
      cards: { today, due: 1, fresh: 0, nextDue: null, gameWords: 0, nextWord: null },
      todos: { soonest: [todo], open: 1, overdue: 1, dueToday: 0 },
      study: { now: '2026-11-23T08:00:00.000Z', seconds: 0, goal: 30, timer: null },
      reading: { id: idOf(302), title: 'The old lighthouse', page: 2, pages: 3 },
    });
    await openPage('/student-dashboard', student);
    const thePlay = `/games/quiz?play=${play.id}`;
    for (const [part, name, address] of [
      ['Your next step', 'Go on playing', thePlay],
      ['Go on with', 'Quiz', thePlay],
      ['Go on with', 'Flashcards', '/flashcards?review=all'],
      ['Go on with', 'The old lighthouse', `/pdfs/${idOf(302)}`],
      ['Go on with', 'To-do', '/todo'],
      ['Go on with', 'Study time', '/student/study-tracker'],
      ["Today's tasks", 'View All Tasks', '/student/daily-tasks'],
    ] as const) {
      await expect.element(link(part, name)).toHaveAttribute('href', address);
    }
    await expect.element(page.getByText('Goal: 30 min a day')).toBeVisible();
    await expect.element(page.getByText('Read page 12')).toBeVisible();
    await expect.element(region('Go on with').getByText('Page 2 of 3')).toBeVisible();
    await expectNoBarriers('a full dashboard');
  });
});

describe('the first screenful of a phone', () => {
  const streak = { week: 3, current: 12, longest: 12, rested: null };
  const xp = { totalXp: 322, level: 3, xpIntoLevel: 22, xpOfLevel: 300, today: 0 };
  const scene = (dry: number) => ({
    ...{ all: 30, dry },
    plants: [{ topic: 'nature' as const, stage: 'grown' as const, isDry: dry > 0 }],
  });

  /** The grove is asked for when the page is idle, which that of a busy machine isn't, or when somebody begins to use it. */
  const beginToUse = async () => {
    const link = page.getByRole('link', { name: 'Your grove', exact: true });
    await expect.element(link).toBeVisible();
    const element = link.element();
    if (element instanceof HTMLElement) element.focus();
  };

  it('holds the greeting, Play now, the next step, the grove, the streak and the level', async () => {
    await page.viewport(390, 844);
    answerDashboard({ tasks: { ...tasks, streak, xp }, classes, lastActiveDay: '2026-11-23' });
    answer((calls) => calls.memory.scene, scene(1));
    await openPage('/student-dashboard', student);
    await beginToUse();
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('button', { name: 'Play now', exact: true }),
      link('Your next step', 'Do it now'),
      page.getByRole('link', { name: 'Your grove', exact: true }),
      page.getByText('1 is dry.'),
      page.getByText('12 days', { exact: true }).first(),
      page.getByRole('progressbar', { name: 'Level 3', exact: true }),
    ])
      await expect.element(part).toBeInViewport({ ratio: 1 });
    await expectNoBarriers('the first screenful of a phone');
  });

  it('says how many plants there are when none is dry', async () => {
    answerDashboard({ tasks, classes });
    answer((calls) => calls.memory.scene, scene(0));
    await openPage('/student-dashboard', student);
    await beginToUse();
    await expect.element(page.getByText('30 plants', { exact: true })).toBeVisible();
  });

  it('has the next step as its main button while Play now is off', async () => {
    const allows = { ...allAllowed, playInLessons: false };
    vi.setSystemTime('2026-11-23T10:00:00');
    answerDashboard({ tasks, classes: [ownClassOf('7B Reading', { allows })] });
    await openPage('/student-dashboard', student);
    await expect.element(link('Welcome to your grove', 'Choose a game')).toBeVisible();
    expect(page.getByRole('button', { name: 'Play now', exact: true }).query()).toBeNull();
    vi.useRealTimers();
  });
});

describe('what is folded', () => {
  it('opens on a tap: how it goes, with the week and the streak, and the tips', async () => {
    await page.viewport(390, 844);
    answerDashboard({ tasks: { ...tasks, tips: ['Say it aloud.'] }, classes });
    await openPage('/student-dashboard', student);
    await expect.element(region('Tips for today')).toBeVisible();
    expect(page.getByText('Say it aloud.').query()).not.toBeVisible();
    await region('Tips for today').getByRole('heading').click();
    await expect.element(page.getByText('Say it aloud.')).toBeVisible();
    await region('How it goes').getByRole('heading').click();
    await expect.element(region('How it goes').getByText('Longest run')).toBeVisible();
    await expectNoBarriers('opened folds');
  });
});
