import type { Session } from '@wordgrove/contract/auth';
import { gameTypes, paths } from '@wordgrove/contract/paths';
import { describe, expect, it, vi } from 'vitest';
import { deriveSession } from '#platform/session.ts';
import { student, teacher, visitor } from '#testing/people.ts';
import { accessDecision } from './guards/guard-decision.ts';
import { router } from './router.tsx';

vi.mock('virtual:contract', () => ({ contract: {} }));

describe('the map of routes', () => {
  it('knows every path of the contract', () => {
    const known = new Set(Object.keys(router.routesByPath));
    const missing = Object.values(paths).filter(
      (path) => ![path, `${path}/$`, `${path}/{-$pdfId}`].some((one) => known.has(one)),
    );
    expect(missing).toEqual([]);
  });

  it('says of every page who may open it', () => {
    const silent = Object.entries(router.routesByPath)
      .filter(([, { options }]) => options.component && !options.staticData?.access)
      .map(([path]) => path);
    expect(silent).toEqual([]);
  });

  it.each([...gameTypes.map((type) => `/games/${type}`), '/games/anything'])('opens %s below the games', (path) => {
    expect(router.getMatchedRoutes(path)[2]?.fullPath).toBe('/games/$gameType');
  });

  it('leads from a shortened grading address to the homework', () => {
    expect(router.getMatchedRoutes('/teacher/assignments/7')[2]?.fullPath).toBe('/teacher/assignments/$assignmentId');
  });

  it('keeps game analytics apart from the games', () => {
    expect(router.getMatchedRoutes('/games/analytics')[2]?.fullPath).toBe('/games/analytics');
  });
});

describe('who may open a page', () => {
  const teacherPages = [
    '/teacher-dashboard',
    '/teacher/profile',
    '/teacher/students',
    '/teacher/invitation',
    '/teacher/analytics',
    '/teacher/upload-pdf',
    '/teacher/invite-codes',
    '/teacher/game-analytics',
    '/teacher/game-analytics/previews',
    '/teacher/assignments',
    '/teacher/assignments/7/grading',
    '/teacher/classes/7/forest',
    '/teacher/classes/7/gradebook',
    '/teacher/classes/7/projector',
  ];
  const studentPages = [
    '/student-dashboard',
    '/student/profile',
    '/student/daily-tasks',
    '/student/grove',
    '/student/grove/forest/7',
    '/student/study-tracker',
    '/todo',
    '/student/assignments',
    '/games',
    '/games/word-match',
  ];
  const pagesOfBoth = [
    '/profile',
    '/dictionary',
    '/flashcards',
    '/pdfs',
    '/pdfs/7',
    '/pdfs/7/read',
    '/games/analytics',
    '/assignments',
  ];
  const pagesOfAdmins = ['/admin', '/admin/users/7'];
  const all = [...teacherPages, ...studentPages, ...pagesOfBoth, ...pagesOfAdmins];

  /** What somebody meets at a path. */
  const met = (session: Session, path: string) => {
    const access = router.getMatchedRoutes(path)[2]?.options.staticData?.access ?? 'everyone';
    const view = deriveSession({ session, hasFailed: false, fetchesWithoutProfile: 0, hasLostLive: false });
    return accessDecision(view, access, path).kind;
  };
  const others = (decide: (path: string) => string, expected: string, paths: readonly string[]) =>
    paths.filter((path) => decide(path) !== expected);

  it('asks a visitor to sign in before every page of the product', () => {
    expect(others((path) => met(visitor, path), 'sign-in', all)).toEqual([]);
  });

  it('keeps each role from the pages of the other and opens its own', () => {
    for (const [person, own, foreign] of [
      [teacher, teacherPages, studentPages],
      [student, studentPages, teacherPages],
    ] as const) {
      expect(others((path) => met(person, path), 'open', [...own, ...pagesOfBoth])).toEqual([]);
      expect(others((path) => met(person, path), 'wrong-role', foreign)).toEqual([]);
      expect(others((path) => met(person, path), 'not-authorized', pagesOfAdmins)).toEqual([]);
    }
  });

  it('has the address verified before every page of the product', () => {
    for (const person of [teacher, student]) {
      const newcomer = { ...person, user: { ...person.user, emailVerified: false, needsVerification: true } };
      expect(others((path) => met(newcomer, path), 'verify-email', all)).toEqual([]);
    }
  });

  it('leads somebody signed in from the pages for visitors to the dashboard', () => {
    const forVisitors = ['/', '/login', '/register', '/register/teacher', '/register/student'];
    expect(others((path) => met(student, path), 'dashboard', forVisitors)).toEqual([]);
    expect(others((path) => met(visitor, path), 'open', forVisitors)).toEqual([]);
  });
});
