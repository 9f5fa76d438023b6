import { accountLimits } from './account-limits.ts';

/** Every limit that web and server share. Names end with their unit of time. */
export const limits = {
  ...accountLimits,
  textMax: 2000,
  inviteUsesMax: 10_000,
  refusalsMax: 3,
  refusalDays: 30,
  /** How long a teacher can undo the removal of a student. */
  undoRemovalMinutes: 60,
  classesMax: 200,
  /** Teachers of one class. */
  classTeachersMax: 10,
  /** Open invitations to teach one class. */
  teacherOffersMax: 10,
  teacherLinkDays: 7,
  teacherOfferDays: 30,
  bulkMax: 500,
  resendCooldownSeconds: 60,
  verificationPollMs: 5000,
  verifiedRedirectMs: 1000,
  verifyTokenHours: 24,
  resetTokenMinutes: 30,
  signInCodeMinutes: 15,
  signInCodeLength: 8,
  /** How long signing in at a provider may take. */
  providerFlowMinutes: 10,
  /** How long a linking may wait for the account's password, and a sign-in counts as proof of who acts. */
  providerProofMinutes: 10,
  /** How long a provider's word may wait for the form of a registration: a child may have to ask for the code. */
  providerFormMinutes: 30,
  signInFailures: 10,
  signInWindowMinutes: 15,
  inviteFailures: 100,
  inviteWindowMinutes: 10,
  personInviteFailures: 20,
  registrations: 400,
  passkeysMax: 10,
  /** How long a browser may take over its dialog about passkeys. */
  passkeyMinutes: 10,
  /** How young a session must be to make a passkey without the password. */
  freshSessionMinutes: 10,
  sessionDays: 30,
  sessionHoursUnremembered: 12,
  deletionGraceDays: 7,
  wordKeyMax: 200,
  memoryWordsMax: 200,
  evidenceMax: 500,
  evidenceLateDays: 7,
  forecastDays: 30,
  /** Plants in one answer. */
  grovePage: 5000,
  /** Students with plants below which a class has no forest: their sum would tell of one of them. */
  forestStudentsMin: 3,
  /** Words of one watering. */
  wateredMax: 20,
  wordTextMax: 100,
  suggestionsMax: 8,
  historyDays: 90,
  historyShown: 200,
  savedWordsMax: 10_000,
  savedWordsPage: 50,
  translationMax: 100,
  translationsMax: 6,
  secondSourceCalls: 100,
  secondSourceWindowSeconds: 3600,
  secondSourceCacheSeconds: 86_400,
  secondSourceTimeoutMs: 3000,
  decksMax: 200,
  deckCardsMax: 20_000,
  cardTextMax: 2000,
  cardSentenceMax: 500,
  cardsPage: 50,
  dailyCards: 50,
  practiseMoreCards: 20,
  nextCards: 3,
  leechLapses: 8,
  leechesShown: 200,
  removedCardDays: 30,
  importRowsMax: 20_000,
  importRowsListed: 500,
  importRowsRead: 100_000,
  importedLettersMax: 10_485_760,
  importedCollectionBytes: 67_108_864,
  gameItemsMax: 20,
  /** Pieces of a session of Play now, and its seconds; it ends with the piece in which they have passed. */
  nowPieces: 12,
  nowSeconds: 300,
  gameSeconds: 300,
  gameMovesMax: 2000,
  /** Of questions about a word, each of `questionsPage`. */
  questionPagesMax: 500,
  questionsPage: 20,
  gameMovesAtOnce: 200,
  /** The most daily limits that fit into 24 hours: one reached at the end of a day, one during the next. */
  paidDaysIn24Hours: 2,
  gameXpPerDay: 100,
  /** For a due card recalled, once a day for each word. */
  reviewXp: 2,
  reviewXpPerDay: 100,
  openPlayDays: 14,
  paidTasksPerDay: 6,
  nextTodos: 3,
  leftPlaysShown: 3,
  openTodosMax: 1000,
  doneTodosPage: 50,
  removedTodoDays: 30,
  /** Days of a week, from Monday on, with their tasks reached. */
  weekGoalDays: 5,
  studyMaxSeconds: 43_200,
  studyGoalMax: 720,
  studySessionsPage: 20,
  studyDaysShown: 371,
  removedStudyDays: 30,
  taskSetsPerDay: 20,
  taskTargetMax: 1000,
  taskTraceDays: 90,
  assignmentsMax: 1000,
  assignmentWordsMax: 2000,
  learnedWordsMax: 500,
  outcomeWordsMax: 100,
  assignmentClassesMax: 50,
  assignmentPointsMax: 1000,
  /** Assignments that are copied by one request. */
  copiesAtOnce: 120,
  /** Grades that are returned by one request. */
  gradesAtOnce: 25,
  frequentCommentsMax: 30,
  gradebookAssignments: 60,
  /** Students' sheets that are asked for by one request. */
  sheetsAtOnce: 25,
  testMinutesMax: 300,
  /** An answer to a test that is this late still counts: it was on its way. */
  testGraceSeconds: 5,
  nextAssignments: 3,
  dueShown: 5,
  handInFilesMax: 5,
  handInTextMax: 20_000,
  assignmentsPage: 30,
  ownAssignmentsPage: 20,
  removedAssignmentDays: 30,
  /** How far ahead a reason to talk to a student can be put aside. */
  asideDays: 60,
  noticesPage: 20,
  studentEventsPage: 30,
  eventPagesMax: 1000,
  noticesCounted: 99,
  noticeDays: 60,
  /** Running words of a text below which it has no level: one hard word would make it hard. */
  levelWordsMin: 50,
  pdfsMax: 1000,
  pdfsPage: 30,
  pdfClassesMax: 50,
  pdfPagesMax: 5000,
  pdfPagesAtOnce: 20,
  pastedTextMax: 200_000,
  lackedWordsShown: 60,
  classWordsPage: 50,
  textWordsShown: 2000,
  /** Below this number of readers, no look-ups are added up on a screen. */
  heatReadersMin: 3,
  /** Faster than this, a page was turned rather than read. */
  readingWordsPerMinuteMax: 500,
  readingReportMs: 300_000,
  uploadTicketMinutes: 60,
  downloadTokenMinutes: 60,
  uploadRetryMs: 600_000,
  operationRetryMs: 120_000,
  readsPerMinute: 600,
  writesPerMinute: 120,
  supportSendingMs: 2000,
  supportSuccessMs: 5000,
  supportMessageMax: 5000,
  supportAttachmentsMax: 5,
  maxFileBytes: 10_485_760,
  jsonBodyBytes: 262_144,
  lowDiskBytes: 268_435_456,
} as const;

/** Letters and digits that can't be confused on a projector: no 0 O 1 I L. */
export const inviteCodeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export const allowedAttachmentTypes = ['pdf', 'doc', 'docx', 'txt', 'png', 'jpg', 'jpeg'] as const;

/** What a teacher may upload, judged by content. */
export const allowedFileTypes = ['pdf', 'doc', 'docx', 'txt'] as const;
