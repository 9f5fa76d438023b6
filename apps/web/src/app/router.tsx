import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import type { Path } from '@wordgrove/contract/paths';
import { paths } from '@wordgrove/contract/paths';
import type { Permission } from '@wordgrove/contract/roles';
import { prefetchDashboard } from './dashboards/student/dashboard-query.tsx';
import type { Requirement } from './guards/guard-decision.ts';
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

const pages = {
  admin: lazyPage(() => import('./screens/admin-page.tsx'), 'AdminPage'),
  assignment: lazyPage(() => import('./screens/assignments-screen.tsx'), 'AssignmentScreen'),
  assignments: lazyPage(() => import('./screens/assignments-screen.tsx'), 'AssignmentsScreen'),
  dailyTasks: lazyPage(() => import('#features/daily-tasks/daily-tasks-page.tsx'), 'DailyTasksPage', 'daily-tasks'),
  dictionary: lazyPage(() => import('./screens/dictionary-screen.tsx'), 'DictionaryScreen', 'dictionary', 'flashcards'),
  flashcards: lazyPage(() => import('./screens/flashcards-screen.tsx'), 'FlashcardsScreen', 'flashcards'),
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
  gradebook: lazyPage(
    () => import('#features/assignments/gradebook/gradebook-page.tsx'),
    'GradebookPage',
    'assignments-gradebook',
    'assignments-teacher',
  ),
  grading: lazyPage(
    () => import('#features/assignments/grading/grading-page.tsx'),
    'GradingPage',
    'assignments-grading',
    'assignments-teacher',
    'games',
  ),
  help: lazyPage(() => import('#features/support/help-page.tsx'), 'HelpPage', 'support'),
  inviteCodes: lazyPage(() => import('#features/classes/invites/invite-codes-page.tsx'), 'InviteCodesPage', 'classes'),
  landing: lazyPage(() => import('#features/landing/landing-page.tsx'), 'LandingPage', 'landing'),
  login: lazyPage(() => import('#features/auth/login-page.tsx'), 'LoginPage', 'auth'),
  newPassword: lazyPage(() => import('#features/auth/new-password-page.tsx'), 'NewPasswordPage', 'auth'),
  pdf: lazyPage(() => import('./screens/pdfs-screen.tsx'), 'PdfScreen'),
  pdfs: lazyPage(() => import('./screens/pdfs-screen.tsx'), 'PdfsScreen'),
  profile: lazyPage(
    () => import('./screens/profile-screen.tsx'),
    'ProfileScreen',
    'notices',
    'profiles',
    'auth',
    'auth-account',
    'classes',
  ),
  reader: lazyPage(() => import('./screens/pdfs-screen.tsx'), 'ReaderScreen'),
  register: lazyPage(
    () => import('#features/auth/register/register-choice-page.tsx'),
    'RegisterChoicePage',
    'auth-register',
    'auth',
  ),
  registerStudent: lazyPage(
    () => import('#features/auth/register/register-student-page.tsx'),
    'RegisterStudentPage',
    'auth-register',
    'auth',
  ),
  registerTeacher: lazyPage(
    () => import('#features/auth/register/register-teacher-page.tsx'),
    'RegisterTeacherPage',
    'auth-register',
    'auth',
  ),
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
  students: lazyPage(() => import('./screens/students-screen.tsx'), 'StudentsScreen', 'classes', 'auth-account'),
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
    'assignments',
    'classes',
    'dashboards',
    'notices',
  ),
  todos: lazyPage(() => import('./screens/todos-screen.tsx'), 'TodosScreen', 'todos', 'assignments', 'games'),
  unsubscribe: lazyPage(() => import('#features/notices/unsubscribe-page.tsx'), 'UnsubscribePage', 'notices'),
  unauthorized: lazyPage(() => import('./screens/access-denied.tsx'), 'UnauthorizedPage'),
  uploadPdf: lazyPage(
    () => import('#features/pdfs/teacher/upload/upload-page.tsx'),
    'UploadPage',
    'pdfs-teacher',
    'pdfs-files',
  ),
  usage: lazyPage(() => import('#features/guide/usage-page.tsx'), 'UsagePage', 'guide'),
  verifyEmail: lazyPage(
    () => import('#features/auth/register/verify-email-page.tsx'),
    'VerifyEmailPage',
    'auth-register',
    'auth',
  ),
};

const dashboard = show(pages.studentDashboard, student(), 'dashboard');

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
  page(paths.usage, pages.usage, 'everyone', 'usage'),
  page(paths.help, pages.help, 'everyone', 'help'),
  page(paths.unsubscribe, pages.unsubscribe, 'everyone', 'unsubscribe'),
  page(paths.unauthorized, pages.unauthorized, 'everyone'),

  page(paths.teacherDashboard, pages.teacherDashboard, teacher(), 'dashboard'),
  page(paths.teacherProfile, pages.profile, teacher(), 'profile'),
  page(paths.teacherStudents, pages.students, teacher('view_analytics'), 'students'),
  page(paths.teacherAnalytics, pages.students, teacher('view_analytics'), 'student-analytics'),
  page(paths.teacherUploadPdf, pages.uploadPdf, teacher('upload_pdf'), 'upload-pdf'),
  page(paths.teacherInviteCodes, pages.inviteCodes, teacher('invite_students'), 'invite-codes'),
  page(paths.teacherGameAnalytics, pages.gamePreviews, teacher('view_analytics'), 'game-analytics'),
  page(paths.teacherAssignments, pages.teacherAssignments, teacher(), 'assignments'),
  page('/teacher/classes/$classId/gradebook', pages.gradebook, teacher(), 'assignments'),
  page(`${paths.teacherAssignments}/$assignmentId/grading`, pages.grading, teacher(), 'assignments'),

  createRoute({
    getParentRoute,
    path: paths.studentDashboard,
    ...dashboard,
    loader: () => {
      // If this fails, the page makes its own request and says what is wrong.
      prefetchDashboard().catch(() => undefined);
      return dashboard.loader();
    },
  }),
  page(paths.studentProfile, pages.profile, student(), 'profile'),
  page(paths.studentDailyTasks, pages.dailyTasks, student(), 'daily-tasks'),
  page(paths.studentStudyTracker, pages.studyTracker, student(), 'study-tracker'),
  page(paths.todo, pages.todos, student(), 'todo'),
  page(paths.studentAssignments, pages.studentAssignments, student(), 'assignments'),
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
  // A page usually comes within half a second on a slow phone: showing that it loads, however briefly, would delay it.
  defaultPendingMs: 500,
  defaultPendingMinMs: 150,
  defaultErrorComponent: ErrorScreen,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
