import type { Path } from '@wordgrove/contract/paths';
import { paths } from '@wordgrove/contract/paths';
import type appEn from '#locales/en/app.json';
import type { SessionView } from '#platform/session.ts';
import { mustStay } from '#platform/session.ts';

export type NavLink = {
  to: Path;
  label:
    | `nav.${keyof typeof appEn.nav}`
    | `user-menu.${keyof (typeof appEn)['user-menu']}`
    | `titles.${keyof typeof appEn.titles}`;
};

const guestLinks: readonly NavLink[] = [
  { to: paths.landing, label: 'nav.home' },
  { to: paths.login, label: 'nav.login' },
  { to: paths.register, label: 'nav.register' },
];

const roleLinks: Record<'teacher' | 'student', readonly NavLink[]> = {
  teacher: [
    { to: paths.teacherDashboard, label: 'nav.dashboard' },
    { to: paths.teacherStudents, label: 'nav.students' },
    { to: paths.teacherUploadPdf, label: 'nav.upload' },
    { to: paths.teacherInviteCodes, label: 'nav.invite-code' },
    { to: paths.assignments, label: 'nav.homeworks' },
  ],
  student: [
    { to: paths.studentDashboard, label: 'nav.dashboard' },
    { to: paths.games, label: 'nav.games' },
    { to: paths.flashcards, label: 'nav.flashcards' },
    { to: paths.dictionary, label: 'nav.dictionary' },
    { to: paths.todo, label: 'nav.todo' },
    { to: paths.studentAssignments, label: 'nav.homeworks' },
  ],
};

/**
 * The links of the bar, by kind of visitor. Somebody signed in without a role sees none, nor does anybody who must
 * choose a password or verify an address first: they would all lead to the same screen.
 */
export function navLinks(session: Pick<SessionView, 'user' | 'role' | 'status'>): readonly NavLink[] {
  if (session.role && !mustStay(session.user)) return roleLinks[session.role];
  return session.user || session.status === 'initializing' ? [] : guestLinks;
}

/** The links of the user menu, in order; signing out follows them. */
export function userLinks(role: SessionView['role'], hasTeacherAnalytics: boolean): readonly NavLink[] {
  const links: NavLink[] = [
    { to: paths.profile, label: 'user-menu.profile' },
    { to: paths.help, label: 'user-menu.help' },
  ];
  if (role === 'teacher' && hasTeacherAnalytics)
    links.push({ to: paths.teacherAnalytics, label: 'user-menu.analytics' });
  if (role === 'student') links.push({ to: paths.todo, label: 'user-menu.progress' });
  return links;
}

/**
 * Which link is the current place: the one with the path itself, else the nearest one above it. Games below the hub
 * highlight the hub. Homework, to which gradebooks belong, and texts have several addresses, of which a menu
 * shows one.
 */
export function activeLink(links: readonly NavLink[], pathname: string): Path | null {
  const place = pathname.endsWith('/gradebook') ? paths.assignments : pathname;
  const fitting = links
    .map(({ to }) => to)
    .filter(
      (to) => families.find((each) => each.includes(to))?.some((each) => liesAt(place, each)) ?? liesAt(place, to),
    );
  return fitting.sort((a, b) => b.length - a.length)[0] ?? null;
}

const families: readonly (readonly Path[])[] = [
  [paths.assignments, paths.studentAssignments, paths.teacherAssignments],
  [paths.teacherUploadPdf, paths.pdfs],
];

function liesAt(pathname: string, to: Path): boolean {
  return pathname === to || (to !== paths.landing && pathname.startsWith(`${to}/`));
}
