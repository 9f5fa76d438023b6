const roster = ['classes.roster', 'classes.move', 'classes.setExtraTime'];
const taught = ['analytics.students.students', 'analytics.student'];
const three = ['analytics.three', 'dashboards.teacher.three'].flatMap((place) => [
  `${place}.students`,
  `${place}.others`,
]);
const aside = ['analytics.three.aside', 'dashboards.teacher.three.aside', 'analytics.putAside'];
const withWord = ['analytics.wordStudents.students'];
const invites = ['classes.listInvites', 'classes.createInvite', 'classes.updateInvite', 'classes.switchInvite'];
const work = ['assignments.work.students', ...['extend', 'grade', 'tryAgain'].map((call) => `assignments.${call}`)];
const assignments = [
  ...['assignments.list.assignments', 'assignments.work.assignment'],
  ...['one', 'create', 'edit', 'publish', 'withdraw', 'close', 'remove', 'restore'].map(
    (call) => `assignments.${call}`,
  ),
];
const fits = ['pdfs.fit.each', 'pdfs.preTeach.each'];

/** Fields that occur in several answers. */
function inEach(places: readonly string[], fields: readonly string[]): string[] {
  return places.flatMap((place) => fields.map((field) => `${place}.${field}`));
}

type Seen = {
  id: string;
  /** From using a class's code on, or only while the student is in the class. */
  since: 'code' | 'class';
  /** By call, then path in its answer. */
  fields: readonly string[];
};

/**
 * What a teacher can see of a student. The page “What my teacher sees” is made from this list, and tests compare it
 * with every answer that a teacher may get.
 */
export const teacherSees = [
  {
    id: 'name',
    since: 'code',
    fields: [
      ...inEach(roster, [
        'studentId',
        'enrolmentId',
        'studentName',
        'studentEmail',
        'signInName',
        'studentNumber',
        'emailVerified',
      ]),
      ...inEach(['classes.cameIn.students'], ['studentId', 'studentName']),
      'auth.confirmStudentEmail.emailVerified',
      'auth.addStudentEmail.email',
      ...inEach(['auth.makeCards.cards'], ['studentId', 'name', 'signInName']),
      ...inEach(['classes.addStudents.students'], ['id', 'name', 'signInName', 'problem']),
      ...inEach(work, ['studentId', 'name']),
      'assignments.returnGraded.results.studentId',
      ...inEach(['assignments.gradebook.students', 'assignments.sheets.students'], ['studentId', 'name']),
      ...inEach(assignments, ['studentIds']),
      'analytics.events.studentId',
      ...inEach(
        ['pdfs.readers', ...fits, 'games.testTable.students', ...taught, ...three, ...aside, ...withWord],
        ['studentId', 'name'],
      ),
    ],
  },
  {
    id: 'joining',
    since: 'code',
    fields: [
      ...inEach(roster, [
        'classId',
        'className',
        'status',
        'inviteCode',
        'enrollmentMethod',
        'enrolledAt',
        'signInHelp',
      ]),
      ...inEach(['classes.cameIn.students'], ['status', 'at']),
      ...inEach(invites, ['studentsEnrolled', 'lastUsedAt', 'lastUsedBy']),
      ...inEach(work, ['className']),
      ...inEach([...taught, ...three], ['classes.classId', 'classes.className']),
    ],
  },
  {
    id: 'cards',
    since: 'class',
    fields: [
      ...inEach(roster, ['card', 'card.madeAt', 'card.expiresAt', 'card.usedAt']),
      ...inEach(['auth.makeCards.cards'], ['token', 'code']),
    ],
  },
  { id: 'extra-time', since: 'code', fields: inEach(roster, ['extraTime']) },
  { id: 'leaving', since: 'code', fields: inEach(roster, ['isLeaving']) },
  { id: 'last-here', since: 'class', fields: inEach([...roster, ...taught], ['lastActiveAt']) },
  {
    id: 'progress',
    since: 'class',
    fields: inEach(
      taught.map((place) => `${place}.figures`),
      [
        ...['day', 'level', 'totalXp', 'streak', 'tasks.byActivity', 'tasks.selfReported', 'tasks.total'],
        ...['words.new', 'words.learning', 'words.known', 'words.at-risk', 'answers.right', 'answers.of'],
        ...['study.byActivity', 'study.selfReported'],
      ],
    ),
  },
  {
    id: 'learning',
    since: 'class',
    fields: [
      ...inEach(
        ['analytics.student'],
        [
          ...['xp.totalXp', 'xp.level', 'xp.xpIntoLevel', 'xp.xpOfLevel', 'xp.today', 'study'],
          ...['days.day', 'days.completed', 'days.total', 'days.isReached'],
          ...['memory.counts.*', 'memory.dueNow', 'memory.forecast.day', 'memory.forecast.due'],
        ],
      ),
      ...inEach(
        ['analytics.student.games'],
        [
          ...['from', 'to', 'byGame.type', 'byGame.plays', 'byGame.ms', 'byGame.right', 'byGame.answered'],
          ...['byGame.best', 'byDay.day', 'byDay.plays', 'byDay.ms', 'byDay.right', 'byDay.answered'],
          ...['hardest.word', 'hardest.lemma', 'hardest.asked', 'hardest.wrong', 'hardest.given.text'],
          ...['hardest.given.times', 'recent.id', 'recent.type', 'recent.points', 'recent.maxPoints'],
          ...['recent.accuracy', 'recent.playedMs', 'recent.xp', 'recent.finishedAt'],
        ],
      ),
      ...inEach(
        ['analytics.events.events'],
        [
          ...['kind', 'at', 'amount', 'reason', 'title', 'target', 'byActivity', 'lemma', 'state', 'lapses'],
          ...['type', 'question', 'rightAnswer', 'given', 'isRight', 'activity', 'seconds', 'source'],
          ...['day', 'total', 'completed', 'isReached', 'isTest', 'of', 'right', 'ms', 'xp'],
        ],
      ),
    ],
  },
  {
    id: 'game-answers',
    since: 'class',
    fields: inEach(
      ['analytics.questions.questions'],
      ['id', 'studentId', 'name', 'type', 'question', 'options', 'right', 'given', 'isRight', 'at'],
    ),
  },
  {
    id: 'reasons',
    since: 'class',
    fields: inEach(
      three.map((place) => `${place}.reasons`),
      [
        ...['rule', 'days', 'isLonger', 'saidDays', 'percent', 'percentBefore', 'fellBack', 'answers', 'usual'],
        ...['missing', 'due', 'lastDay'],
      ],
    ),
  },
  {
    id: 'homework',
    since: 'class',
    fields: [
      ...inEach(work, ['state', 'dueAt', 'extendedTo', 'turnedInAt', 'percent', 'pages', 'pages.read', 'pages.of']),
      ...inEach(work, ['learned', 'learned.there', 'learned.of', 'learned.needed']),
      ...inEach(work, [
        'attempts.id',
        'attempts.points',
        'attempts.maxPoints',
        'attempts.finishedAt',
        'attempts.ignored',
      ]),
      ...inEach(
        work,
        ['points', 'comment', 'returnedAt', 'draft', 'version'].map((field) => `grade.${field}`),
      ),
      ...inEach(work, ['grade.draft.points', 'grade.draft.comment', 'grade.draft.turnedInAt']),
      ...inEach(['assignments.gradebook.students'], ['states', 'points']),
      ...inEach(['analytics.events.events'], ['id', 'isMissing', 'turnedInAt']),
      ...inEach(['assignments.sheets.students.works'], ['state', 'points', 'comment', 'dueAt']),
      ...inEach(['assignments.answers.answers'], ['question', 'given', 'rightAnswer', 'isRight']),
      ...inEach(assignments, ['progress.students', 'progress.started', 'progress.turnedIn', 'progress.graded']),
    ],
  },
  {
    id: 'hand-ins',
    since: 'class',
    fields: [
      ...inEach(work, ['handIn', 'handIn.hasText', 'handIn.files']),
      ...inEach(['assignments.studentHandIn'], ['text', 'savedAt']),
      ...inEach(['assignments.studentHandIn.files'], ['id', 'kind', 'fileName', 'bytes', 'addedAt']),
    ],
  },
  {
    id: 'words',
    since: 'class',
    fields: [
      ...inEach(withWord, ['state', 'need']),
      'assignments.studentWords.studentId',
      'assignments.studentWords.at',
      ...inEach(['assignments.studentWords.words'], ['text', 'word', 'isInGames', 'standing', 'state', 'chance']),
    ],
  },
  {
    id: 'tests',
    since: 'class',
    fields: inEach(
      ['games.testTable.students'],
      [
        'state',
        'cutOffBy',
        'percent',
        'earned',
        'earned.points',
        'earned.max',
        'answers',
        'answers.given',
        'answers.isRight',
      ],
    ),
  },
  {
    id: 'reading',
    since: 'class',
    fields: [
      ...inEach(
        ['pdfs.readers'],
        ['openedAt', 'lastOpenedAt', 'pagesRead', 'finishedAt', 'activeSeconds', 'wordsLookedUp'],
      ),
      ...inEach(
        fits,
        ['coverage', 'known', 'learning', 'fresh', 'measured'].map((share) => `fit.${share}`),
      ),
    ],
  },
] as const satisfies readonly Seen[];
