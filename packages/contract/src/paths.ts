/** Every URL of the web app. Screens link to each other through this table and never import one another. */
export const paths = {
  landing: '/',
  login: '/login',
  register: '/register',
  registerTeacher: '/register/teacher',
  registerStudent: '/register/student',
  verifyEmail: '/verify-email',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  signInCode: '/sign-in-code',
  /** Where a provider of sign-ins sends people back to; it has to be registered there. */
  signInProvider: '/sign-in/provider',
  /** The short address that a teacher reads out; it asks for the class code. */
  join: '/join',
  /** What the QR code of a login card opens, with the card's token after a `#`, which no server sees. */
  card: '/c',
  unsubscribe: '/unsubscribe',
  usage: '/usage',
  help: '/help',
  unauthorized: '/unauthorized',

  teacherDashboard: '/teacher-dashboard',
  teacherProfile: '/teacher/profile',
  teacherStudents: '/teacher/students',
  teacherCards: '/teacher/students/cards',
  /** What a link to teach a class opens, with its token after a `#`, which no server sees. */
  teacherInvitation: '/teacher/invitation',
  teacherAnalytics: '/teacher/analytics',
  teacherUploadPdf: '/teacher/upload-pdf',
  teacherInviteCodes: '/teacher/invite-codes',
  teacherGameAnalytics: '/teacher/game-analytics',
  teacherGamePreviews: '/teacher/game-analytics/previews',
  teacherAssignments: '/teacher/assignments',

  studentDashboard: '/student-dashboard',
  studentProfile: '/student/profile',
  studentDailyTasks: '/student/daily-tasks',
  studentStudyTracker: '/student/study-tracker',
  studentGrove: '/student/grove',
  todo: '/todo',
  studentAssignments: '/student/assignments',
  playNow: '/student/play',
  games: '/games',

  profile: '/profile',
  dictionary: '/dictionary',
  flashcards: '/flashcards',
  pdfs: '/pdfs',
  gamesAnalytics: '/games/analytics',
  assignments: '/assignments',
  admin: '/admin',
} as const;

export type Path = (typeof paths)[keyof typeof paths];

/** The last path segment of the nine games, in the order of the hub. */
export const gameTypes = [
  'word-match',
  'true-false',
  'word-ordering',
  'anagram',
  'group-ranking',
  'fill-blanks',
  'quiz',
  'reading',
  'memory-cards',
] as const;

export type GameType = (typeof gameTypes)[number];

/** The dashboard of a role; the landing page without one. */
export function dashboardPath(role: string | null | undefined): Path {
  if (role === 'teacher') return paths.teacherDashboard;
  if (role === 'student') return paths.studentDashboard;
  return paths.landing;
}

export const apiPrefix = '/api';

/** The id that a page gives a write whose answer holds everything it changed. See `LiveMessage`. */
export const writeIdHeader = 'x-write-id';

/** Routes outside the contract's calls: streams, uploads and downloads. */
export const streamPaths = {
  live: '/api/live',
  exportMine: '/api/auth/export',
  supportMessages: '/api/support/messages',
  importCards: '/api/flashcards/import',
  exportCards: '/api/flashcards/export',
  exportStudents: '/api/analytics/students.csv',
  exportGrades: '/api/assignments/gradebook.csv',
  /** The files of a bucket, as the spec's storage has them: an upload is a POST with the file's `name`. */
  files: '/api/storage/b/:bucket/o',
  /** One file by its name: its metadata, or with `alt=media&token=…` its bytes. */
  file: '/api/storage/b/:bucket/o/:name',
  pdfCover: '/api/pdfs/:id/cover',
  /** The one click of RFC 8058: mail programs post to the address of the page where a person would press a button. */
  unsubscribe: '/unsubscribe',
  /** A student's file for an assignment, under an id that its page made. */
  handInFile: '/api/assignments/:id/files/:fileId',
  /** Its bytes, with `token=…` from `assignments.filePass`. */
  handInBytes: '/api/assignments/files/:fileId/bytes',
} as const;

/** The one bucket of the file store. */
export const fileBucket = 'wordgrove';
