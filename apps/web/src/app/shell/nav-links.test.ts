import { describe, expect, it } from 'vitest';
import { activeLink, navLinks, userLinks } from './nav-links.ts';
import { toolLinks } from './tool-links.ts';

const user = {
  uid: 'u1',
  email: 'ada@school.example',
  signInName: '',
  displayName: 'Ada',
  emailVerified: true,
  needsVerification: false,
  needsNewPassword: false,
  deletionUndone: false,
};

describe('navLinks', () => {
  it('shows visitors the way in', () => {
    const links = navLinks({ user: null, role: null, status: 'signed-out' });
    expect(links.map(({ to }) => to)).toEqual(['/', '/login', '/register']);
  });

  it('shows each role its own places', () => {
    const teacher = navLinks({ user, role: 'teacher', status: 'ready' });
    const student = navLinks({ user, role: 'student', status: 'ready' });
    expect(teacher.map(({ to }) => to)).toEqual([
      '/teacher-dashboard',
      '/teacher/students',
      '/teacher/upload-pdf',
      '/teacher/invite-codes',
      '/assignments',
    ]);
    expect(student.map(({ to }) => to)).toEqual([
      '/student-dashboard',
      '/games',
      '/flashcards',
      '/dictionary',
      '/todo',
      '/student/assignments',
    ]);
  });

  it('leads everybody to what the bar has no room for', () => {
    const tools = (role: 'teacher' | 'student' | null) => toolLinks({ user, role }).map(({ to }) => to);
    expect(tools('teacher')).toEqual([
      '/pdfs',
      '/flashcards',
      '/dictionary',
      '/teacher/game-analytics/previews',
      '/teacher/game-analytics',
    ]);
    expect(tools('student')).toEqual(['/student/grove', '/pdfs', '/student/study-tracker', '/games/analytics']);
    expect(tools(null)).toEqual([]);
    expect(toolLinks({ user: { ...user, needsNewPassword: true }, role: 'teacher' })).toEqual([]);
  });

  it('shows nothing to somebody signed in without a role', () => {
    expect(navLinks({ user, role: null, status: 'needs-registration' })).toEqual([]);
  });
});

it('shows no links while an own password or a verified address comes first', () => {
  for (const first of [{ needsNewPassword: true }, { needsVerification: true }]) {
    expect(navLinks({ user: { ...user, ...first }, role: 'teacher', status: 'ready' })).toEqual([]);
  }
});

describe('userLinks', () => {
  const targets = (role: 'teacher' | 'student' | null, hasAnalytics: boolean) =>
    userLinks(role, hasAnalytics).map(({ to }) => to);

  it('adds those of its own for each role', () => {
    expect(targets('teacher', true)).toEqual(['/profile', '/help', '/teacher/analytics']);
    expect(targets('student', true)).toEqual(['/profile', '/help', '/todo']);
    expect(targets(null, true)).toEqual(['/profile', '/help']);
  });

  it('leaves analytics out where they are switched off', () => {
    expect(targets('teacher', false)).toEqual(['/profile', '/help']);
  });
});

describe('activeLink', () => {
  const student = navLinks({ user, role: 'student', status: 'ready' });
  const guest = navLinks({ user: null, role: null, status: 'signed-out' });

  it('is the link of the path itself', () => {
    expect(activeLink(student, '/games')).toBe('/games');
    expect(activeLink(guest, '/')).toBe('/');
  });

  it('is the link above a path below it', () => {
    expect(activeLink(student, '/games/word-match')).toBe('/games');
    expect(activeLink(guest, '/register/student')).toBe('/register');
  });

  it('is the same for every address of homework', () => {
    for (const path of ['/assignments', '/assignments/a1', '/student/assignments']) {
      expect(activeLink(student, path)).toBe('/student/assignments');
    }
    const teacher = navLinks({ user, role: 'teacher', status: 'ready' });
    expect(activeLink(teacher, '/teacher/assignments')).toBe('/assignments');
    expect(activeLink(teacher, '/teacher/classes/7/gradebook')).toBe('/assignments');
  });

  it('is the upload for every address of texts, where a menu has it', () => {
    const teacher = navLinks({ user, role: 'teacher', status: 'ready' });
    for (const path of ['/pdfs', '/pdfs/7', '/pdfs/7/read'])
      expect(activeLink(teacher, path)).toBe('/teacher/upload-pdf');
    expect(activeLink(student, '/pdfs')).toBeNull();
  });

  it('is none for other places, and never the landing page for all of them', () => {
    expect(activeLink(student, '/help')).toBeNull();
    expect(activeLink(student, '/gamesome')).toBeNull();
    expect(activeLink(guest, '/help')).toBeNull();
  });
});
