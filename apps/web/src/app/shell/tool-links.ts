import { paths } from '@wordgrove/contract/paths';
import type { SessionView } from '#platform/session.ts';
import { mustStay } from '#platform/session.ts';
import type { NavLink } from './nav-links.ts';

const tools: Readonly<Record<'teacher' | 'student', readonly NavLink[]>> = {
  teacher: [
    { to: paths.pdfs, label: 'nav.texts' },
    { to: paths.flashcards, label: 'nav.flashcards' },
    { to: paths.dictionary, label: 'nav.dictionary' },
    { to: paths.teacherGamePreviews, label: 'nav.games' },
    { to: paths.teacherGameAnalytics, label: 'nav.game-analytics' },
  ],
  student: [
    { to: paths.studentGrove, label: 'user-menu.grove' },
    { to: paths.pdfs, label: 'nav.texts' },
    { to: paths.studentStudyTracker, label: 'titles.study-tracker' },
    { to: paths.gamesAnalytics, label: 'nav.game-analytics' },
  ],
};

/** What the bar has no room for, in a menu: what a teacher prepares lessons with, and a student's other places. */
export function toolLinks(session: Pick<SessionView, 'user' | 'role'>): readonly NavLink[] {
  return session.role && !mustStay(session.user) ? tools[session.role] : [];
}
