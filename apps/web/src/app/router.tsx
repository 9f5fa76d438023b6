import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import type { Permission } from '@wordgrove/contract/roles';
import { prefetchDashboard } from './dashboards/student/dashboard-query.tsx';
import type { Requirement } from './guards/guard-decision.ts';
import { LoadingPage, RootLayout } from './root-layout.tsx';
import { lazyPage, leadsTo, show } from './route-parts.ts';
import { BareErrorScreen, ErrorScreen } from './screens/error-screen.tsx';
import { NotFound } from './screens/not-found.tsx';
import { parseSearch, stringifySearch } from './search-strings.ts';

const root = createRootRoute({
  component: RootLayout,
  notFoundComponent: NotFound,
  errorComponent: BareErrorScreen,
});

const getParentRoute = () => root;

const teacher = (...permissions: Permission[]): Requirement => ({ roles: ['teacher'], permissions });
const student = (...permissions: Permission[]): Requirement => ({ roles: ['student'], permissions });
const both = (...permissions: Permission[]): Requirement => ({ roles: ['teacher', 'student'], permissions });

export const pages = {
  admin: lazyPage(() => import('./screens/unfinished-pages.tsx'), 'AdminPage'),
  assignment: lazyPage(() => import('./screens/assignments-screen.tsx'), 'AssignmentScreen'),
  assignments: lazyPage(() => import('./screens/assignments-screen.tsx'), 'AssignmentsScreen'),
  dailyTasks: lazyPage(() => import('#features/daily-tasks/daily-tasks-page.tsx'), 'DailyTasksPage', 'daily-tasks'),
  dictionary: lazyPage(() => import('./screens/dictionary-screen.tsx'), 'DictionaryScreen', 'dictionary', 'flashcards'),
  flashcards: lazyPage(() => import('#features/flashcards/flashcards-page.tsx'), 'FlashcardsPage', 'flashcards'),
  forgotPassword: lazyPage(() => import('#features/auth/forgot-password-page.tsx'), 'ForgotPasswordPage', 'auth'),
  game: lazyPage(() => import('./screens/game-screen.tsx'), 'GameScreen', 'games', 'dictionary'),
  gamePreviews: lazyPage(() => import('#features/games/preview/game-previews.tsx'), 'GamePreviews', 'games'),
  games: lazyPage(() => import('#features/games/hub/games-page.tsx'), 'GamesPage', 'games'),
  gamesAnalytics: lazyPage(
    () => import('./screens/games-analytics-screen.tsx'),
    'GamesAnalyticsScreen',
    'games',
    'games-stats',
  ),
  help: lazyPage(() => import('#features/support/help-page.tsx'), 'HelpPage', 'support'),
  inviteCodes: lazyPage(() => import('#features/classes/invites/invite-codes-page.tsx'), 'InviteCodesPage', 'classes'),
  landing: lazyPage(() => import('#features/landing/landing-page.tsx'), 'LandingPage', 'landing'),
  login: lazyPage(() => import('#features/auth/login-page.tsx'), 'LoginPage', 'auth'),
  newPassword: lazyPage(() => import('#features/auth/new-password-page.tsx'), 'NewPasswordPage', 'auth'),
  notBuilt: lazyPage(() => import('./screens/unfinished-pages.tsx'), 'NotBuiltPage'),
  profile: lazyPage(() => import('./screens/profile-screen.tsx'), 'ProfileScreen', 'profiles', 'auth', 'classes'),
  register: lazyPage(() => import('#features/auth/register-choice-page.tsx'), 'RegisterChoicePage', 'auth'),
  registerStudent: lazyPage(() => import('#features/auth/register-student-page.tsx'), 'RegisterStudentPage', 'auth'),
  registerTeacher: lazyPage(() => import('#features/auth/register-teacher-page.tsx'), 'RegisterTeacherPage', 'auth'),
  resetPassword: lazyPage(() => import('#features/auth/reset-password-page.tsx'), 'ResetPasswordPage', 'auth'),
  studentAssignments: lazyPage(
    () => import('#features/assignments/student/student-assignments-page.tsx'),
    'StudentAssignmentsPage',
    'assignments',
    'games',
  ),
  studentDashboard: lazyPage(
    () => import('./dashboards/student/student-dashboard.tsx'),
    'StudentDashboard',
    'assignments',
    'classes',
    'daily-tasks',
    'dashboards',
    'games',
    'notices',
    'todos',
  ),
  students: lazyPage(() => import('./screens/students-screen.tsx'), 'StudentsScreen', 'classes', 'auth'),
  studyTracker: lazyPage(() => import('#features/study-tracker/study-page.tsx'), 'StudyPage', 'study-tracker'),
  teacherAssignments: lazyPage(
    () => import('#features/assignments/teacher/teacher-assignments-page.tsx'),
    'TeacherAssignmentsPage',
    'assignments-teacher',
    'games',
    'dictionary',
  ),
  teacherDashboard: lazyPage(
    () => import('./dashboards/teacher-dashboard.tsx'),
    'TeacherDashboard',
    'classes',
    'dashboards',
    'notices',
  ),
  todos: lazyPage(() => import('./screens/todos-screen.tsx'), 'TodosScreen', 'todos', 'assignments'),
  unauthorized: lazyPage(() => import('./screens/access-denied.tsx'), 'UnauthorizedPage'),
  usage: lazyPage(() => import('#features/guide/usage-page.tsx'), 'UsagePage', 'guide'),
  verifyEmail: lazyPage(() => import('#features/auth/verify-email-page.tsx'), 'VerifyEmailPage', 'auth'),
};
const { notBuilt } = pages;

const routeTree = root.addChildren([
  createRoute({ getParentRoute, path: paths.landing, ...show(pages.landing, 'guests', 'home') }),
  createRoute({ getParentRoute, path: paths.login, ...show(pages.login, 'guests', 'login') }),
  createRoute({ getParentRoute, path: paths.register, ...show(pages.register, 'guests', 'register') }),
  createRoute({
    getParentRoute,
    path: paths.registerTeacher,
    ...show(pages.registerTeacher, 'guests', 'register-teacher'),
  }),
  createRoute({
    getParentRoute,
    path: paths.registerStudent,
    ...show(pages.registerStudent, 'guests', 'register-student'),
  }),
  createRoute({ getParentRoute, path: paths.verifyEmail, ...show(pages.verifyEmail, 'everyone', 'verify-email') }),
  createRoute({
    getParentRoute,
    path: paths.forgotPassword,
    ...show(pages.forgotPassword, 'everyone', 'forgot-password'),
  }),
  createRoute({
    getParentRoute,
    path: paths.resetPassword,
    ...show(pages.resetPassword, 'everyone', 'reset-password'),
  }),
  createRoute({ getParentRoute, path: paths.signInCode, ...show(pages.newPassword, 'new-password', 'new-password') }),
  createRoute({ getParentRoute, path: paths.usage, ...show(pages.usage, 'everyone', 'usage') }),
  createRoute({ getParentRoute, path: paths.help, ...show(pages.help, 'everyone', 'help') }),
  createRoute({ getParentRoute, path: paths.unauthorized, ...show(pages.unauthorized, 'everyone') }),

  createRoute({
    getParentRoute,
    path: paths.teacherDashboard,
    ...show(pages.teacherDashboard, teacher(), 'dashboard'),
  }),
  createRoute({ getParentRoute, path: paths.teacherProfile, ...show(pages.profile, teacher(), 'profile') }),
  createRoute({
    getParentRoute,
    path: paths.teacherStudents,
    ...show(pages.students, teacher('view_analytics'), 'students'),
  }),
  createRoute({
    getParentRoute,
    path: paths.teacherAnalytics,
    ...show(pages.students, teacher('view_analytics'), 'student-analytics'),
  }),
  createRoute({ getParentRoute, path: paths.teacherUploadPdf, ...show(notBuilt, teacher('upload_pdf'), 'upload-pdf') }),
  createRoute({
    getParentRoute,
    path: paths.teacherInviteCodes,
    ...show(pages.inviteCodes, teacher('invite_students'), 'invite-codes'),
  }),
  createRoute({
    getParentRoute,
    path: paths.teacherGameAnalytics,
    ...show(pages.gamePreviews, teacher('view_analytics'), 'game-analytics'),
  }),
  createRoute({
    getParentRoute,
    path: paths.teacherAssignments,
    ...show(pages.teacherAssignments, teacher(), 'assignments'),
  }),

  createRoute({
    getParentRoute,
    path: paths.studentDashboard,
    ...show(pages.studentDashboard, student(), 'dashboard'),
    loader: () => {
      // If this fails, the page makes its own request and says what is wrong.
      prefetchDashboard().catch(() => undefined);
      return pages.studentDashboard.loader();
    },
  }),
  createRoute({ getParentRoute, path: paths.studentProfile, ...show(pages.profile, student(), 'profile') }),
  createRoute({ getParentRoute, path: paths.studentDailyTasks, ...show(pages.dailyTasks, student(), 'daily-tasks') }),
  createRoute({
    getParentRoute,
    path: paths.studentStudyTracker,
    ...show(pages.studyTracker, student(), 'study-tracker'),
  }),
  createRoute({ getParentRoute, path: paths.todo, ...show(pages.todos, student(), 'todo') }),
  createRoute({
    getParentRoute,
    path: paths.studentAssignments,
    ...show(pages.studentAssignments, student(), 'assignments'),
  }),
  createRoute({ getParentRoute, path: paths.games, ...show(pages.games, student('play_games'), 'games') }),
  createRoute({
    getParentRoute,
    path: `${paths.games}/$gameType`,
    ...show(pages.game, student('play_games'), 'games'),
  }),

  createRoute({ getParentRoute, path: paths.profile, ...show(pages.profile, both(), 'profile') }),
  createRoute({
    getParentRoute,
    path: paths.dictionary,
    ...show(pages.dictionary, both('view_dictionary'), 'dictionary'),
  }),
  createRoute({
    getParentRoute,
    path: paths.flashcards,
    ...show(pages.flashcards, both('create_flashcards'), 'flashcards'),
  }),
  createRoute({ getParentRoute, path: `${paths.pdfs}/{-$pdfId}`, ...show(notBuilt, both(), 'pdfs') }),
  createRoute({ getParentRoute, path: paths.gamesAnalytics, ...show(pages.gamesAnalytics, both(), 'game-analytics') }),
  createRoute({ getParentRoute, path: paths.assignments, ...show(pages.assignments, both(), 'assignments') }),
  createRoute({
    getParentRoute,
    path: `${paths.assignments}/$assignmentId`,
    ...show(pages.assignment, both(), 'assignments'),
  }),
  createRoute({ getParentRoute, path: `${paths.admin}/$`, ...show(pages.admin, { isAdminOnly: true }, 'admin') }),

  createRoute({ getParentRoute, path: '/teacher/dashboard', ...leadsTo(() => paths.teacherDashboard) }),
  createRoute({ getParentRoute, path: '/student/dashboard', ...leadsTo(() => paths.studentDashboard) }),
  createRoute({ getParentRoute, path: '/student/dictionary', ...leadsTo(() => paths.dictionary) }),
  createRoute({ getParentRoute, path: '/student/flashcards', ...leadsTo(() => paths.flashcards) }),
  createRoute({ getParentRoute, path: '/student/todo', ...leadsTo(() => paths.todo) }),
  createRoute({ getParentRoute, path: '/student/pdf-viewer', ...leadsTo(() => paths.pdfs) }),
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
  defaultPendingMs: 300,
  defaultErrorComponent: ErrorScreen,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
