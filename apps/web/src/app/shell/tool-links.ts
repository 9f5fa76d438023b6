import { paths } from '@wordgrove/contract/paths';
import type { SessionView } from '#platform/session.ts';
import { mustStay } from '#platform/session.ts';
import type { NavLink } from './nav-links.ts';

const toolsOfTeachers: readonly NavLink[] = [
  { to: paths.pdfs, label: 'nav.texts' },
  { to: paths.flashcards, label: 'nav.flashcards' },
  { to: paths.dictionary, label: 'nav.dictionary' },
  { to: paths.teacherGamePreviews, label: 'nav.games' },
  { to: paths.teacherGameAnalytics, label: 'nav.game-analytics' },
];

/** What a teacher prepares lessons with: a menu in the bar, which has no room for more links. */
export function toolLinks(session: Pick<SessionView, 'user' | 'role'>): readonly NavLink[] {
  return session.role === 'teacher' && !mustStay(session.user) ? toolsOfTeachers : [];
}
