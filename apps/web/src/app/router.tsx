import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import type { Path } from '@wordgrove/contract/paths';
import { paths } from '@wordgrove/contract/paths';
import type { Permission } from '@wordgrove/contract/roles';
import { prefetchDashboard } from './dashboards/dashboard-query.tsx';
import type { Requirement } from './guards/guard-decision.ts';
import { pages } from './pages.ts';
import { LoadingPage, RootLayout } from './root-layout.tsx';
import { lazyPage, leadsTo, parseSearch, show, stringifySearch } from './route-parts.ts';
import { BareErrorScreen, ErrorScreen } from './screens/error-screen.tsx';

const root = createRootRoute({
  component: RootLayout,
  notFoundComponent: lazyPage(() => import('./screens/not-found.tsx'), 'NotFound').component,
  errorComponent: BareErrorScreen,
});

const getParentRoute = () => root;

/** A page: its address, what it shows, who may open it, and the key of its title. */
const page = <const Address extends string>(path: Address, ...shown: Parameters<typeof show>) =>
  createRoute({ getParentRoute, path, ...show(...shown) });

/** An old address, which leads to a new one. */
const moved = <const Address extends string>(path: Address, to: Path) =>
  createRoute({ getParentRoute, path, ...leadsTo(() => to) });

const teacher = (...permissions: Permission[]): Requirement => ({ roles: ['teacher'], permissions });
const student = (...permissions: Permission[]): Requirement => ({ roles: ['student'], permissions });
const both = (...permissions: Permission[]): Requirement => ({ roles: ['teacher', 'student'], permissions });

/** A dashboard asks for everything on it while its code loads. */
function dashboard(path: Path, ...shown: Parameters<typeof show>): ReturnType<typeof show> {
  const shows = show(...shown);
  const loader = () => {
    // If this fails, the page makes its own request and says what is wrong.
    prefetchDashboard(path).catch(() => undefined);
    return shows.loader();
  };
  return { ...shows, loader };
}

const routeTree = root.addChildren([
  page(paths.landing, pages.landing, 'guests', 'home'),
  page(paths.login, pages.login, 'guests', 'login'),
  page(paths.register, pages.register, 'guests', 'register'),
  page(paths.registerTeacher, pages.registerTeacher, 'guests', 'register-teacher'),
  page(paths.registerStudent, pages.registerStudent, 'guests', 'register-student'),
  page(paths.verifyEmail, pages.verifyEmail, 'everyone', 'verify-email'),
  page(paths.forgotPassword, pages.forgotPassword, 'everyone', 'forgot-password'),
  page(paths.resetPassword, pages.resetPassword, 'everyone', 'reset-password'),
  page(paths.signInCode, pages.newPassword, 'new-password', 'new-password'),
  page(paths.signInProvider, pages.provider, 'everyone', 'login'),
  page(paths.join, pages.join, 'everyone', 'login'),
  page('/j/$code', pages.join, 'everyone', 'login'),
  page(paths.card, pages.join, 'everyone', 'login'),
  page(paths.usage, pages.usage, 'everyone', 'usage'),
  page(paths.help, pages.help, 'everyone', 'help'),
  page(paths.unsubscribe, pages.unsubscribe, 'everyone', 'unsubscribe'),
  page(paths.unauthorized, pages.unauthorized, 'everyone'),

  createRoute({
    getParentRoute,
    path: paths.teacherDashboard,
    ...dashboard(paths.teacherDashboard, pages.teacherDashboard, teacher(), 'dashboard'),
  }),
  page(paths.teacherProfile, pages.profile, teacher(), 'profile'),
  page(paths.teacherStudents, pages.students, teacher('view_analytics'), 'students'),
  page(paths.teacherInvitation, pages.teacherLink, teacher('create_class'), 'students'),
  page(paths.teacherCards, pages.cards, teacher('view_analytics'), 'students'),
  page(`${paths.teacherStudents}/$studentId`, pages.student, teacher('view_analytics'), 'students'),
  page(paths.teacherAnalytics, pages.students, teacher('view_analytics'), 'student-analytics'),
  page(paths.teacherUploadPdf, pages.uploadPdf, teacher('upload_pdf'), 'upload-pdf'),
  page(paths.teacherInviteCodes, pages.inviteCodes, teacher('invite_students'), 'invite-codes'),
  page(paths.teacherGameAnalytics, pages.gamesAnalytics, teacher('view_analytics'), 'game-analytics'),
  page(paths.teacherGamePreviews, pages.gamePreviews, teacher('play_games'), 'games'),
  page(paths.teacherAssignments, pages.teacherAssignments, teacher(), 'assignments'),
  page('/teacher/classes/$classId/projector', pages.projector, teacher('invite_students'), 'invite-codes'),
  page('/teacher/classes/$classId/words', pages.classWords, teacher('view_analytics'), 'students'),
  page('/teacher/classes/$classId/forest', pages.classForest, teacher('view_analytics')),
  page('/teacher/classes/$classId/gradebook', pages.gradebook, teacher(), 'assignments'),
  page(`${paths.teacherAssignments}/$assignmentId/grading`, pages.grading, teacher(), 'assignments'),

  createRoute({
    getParentRoute,
    path: paths.studentDashboard,
    ...dashboard(paths.studentDashboard, pages.studentDashboard, student(), 'dashboard'),
  }),
  page(paths.studentProfile, pages.profile, student(), 'profile'),
  page(paths.studentDailyTasks, pages.dailyTasks, student(), 'daily-tasks'),
  page(paths.studentGrove, pages.grove, student()),
  page(`${paths.studentGrove}/forest/$classId`, pages.forest, student()),
  page(paths.studentStudyTracker, pages.studyTracker, student(), 'study-tracker'),
  page(paths.todo, pages.todos, student(), 'todo'),
  page(paths.studentAssignments, pages.studentAssignments, student(), 'assignments'),
  page(paths.playNow, pages.playNow, student('play_games'), 'games'),
  page(paths.games, pages.games, student('play_games'), 'games'),
  page(`${paths.games}/$gameType`, pages.game, student('play_games'), 'games'),

  page(paths.profile, pages.profile, both(), 'profile'),
  page(paths.dictionary, pages.dictionary, both('view_dictionary'), 'dictionary'),
  page(paths.flashcards, pages.flashcards, both('create_flashcards'), 'flashcards'),
  page(paths.pdfs, pages.pdfs, both(), 'pdfs'),
  page(`${paths.pdfs}/$pdfId`, pages.pdf, both(), 'pdfs'),
  page(`${paths.pdfs}/$pdfId/read`, pages.reader, both(), 'pdfs'),
  page(paths.gamesAnalytics, pages.gamesAnalytics, both(), 'game-analytics'),
  page(paths.assignments, pages.assignments, both(), 'assignments'),
  page(`${paths.assignments}/$assignmentId`, pages.assignment, both(), 'assignments'),
  page(`${paths.admin}/$`, pages.admin, { isAdminOnly: true }, 'admin'),

  moved('/teacher/dashboard', paths.teacherDashboard),
  moved('/student/dashboard', paths.studentDashboard),
  moved('/student/dictionary', paths.dictionary),
  moved('/student/flashcards', paths.flashcards),
  moved('/student/todo', paths.todo),
  moved('/student/pdf-viewer', paths.pdfs),
  createRoute({
    getParentRoute,
    path: `${paths.teacherAssignments}/$assignmentId`,
    ...leadsTo<{ assignmentId: string }>(
      ({ assignmentId }) => `${paths.assignments}/${encodeURIComponent(assignmentId)}`,
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/student/pdf-viewer/$pdfId',
    ...leadsTo<{ pdfId: string }>(({ pdfId }) => `${paths.pdfs}/${encodeURIComponent(pdfId)}`),
  }),
]);

/** The map of the whole web app: every address, the page behind it, and who may open it. */
export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingComponent: LoadingPage,
  // Most pages come sooner, on a slow phone too, and a notice would delay them.
  defaultPendingMs: 500,
  defaultPendingMinMs: 150,
  defaultErrorComponent: ErrorScreen,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
