/** The namespaces, one per file in `locales/en`; every feature adds its line. Their keys type `t`. */
export type Resources = {
  'analytics-games': typeof import('#locales/en/analytics-games.json');
  'analytics-student': typeof import('#locales/en/analytics-student.json');
  'analytics-three': typeof import('#locales/en/analytics-three.json');
  'analytics-words': typeof import('#locales/en/analytics-words.json');
  app: typeof import('#locales/en/app.json');
  assignments: typeof import('#locales/en/assignments.json');
  'assignments-gradebook': typeof import('#locales/en/assignments-gradebook.json');
  'assignments-grading': typeof import('#locales/en/assignments-grading.json');
  'assignments-hand-in': typeof import('#locales/en/assignments-hand-in.json');
  'assignments-teacher': typeof import('#locales/en/assignments-teacher.json');
  auth: typeof import('#locales/en/auth.json');
  'auth-account': typeof import('#locales/en/auth-account.json');
  'auth-other-ways': typeof import('#locales/en/auth-other-ways.json');
  'auth-register': typeof import('#locales/en/auth-register.json');
  classes: typeof import('#locales/en/classes.json');
  'classes-students': typeof import('#locales/en/classes-students.json');
  'daily-tasks': typeof import('#locales/en/daily-tasks.json');
  dashboards: typeof import('#locales/en/dashboards.json');
  dictionary: typeof import('#locales/en/dictionary.json');
  errors: typeof import('#locales/en/errors.json') &
    typeof import('#locales/en/errors-inside.json') &
    typeof import('#locales/en/pdfs-files.json');
  'errors-inside': typeof import('#locales/en/errors-inside.json');
  flashcards: typeof import('#locales/en/flashcards.json');
  games: typeof import('#locales/en/games.json');
  'games-anagram': typeof import('#locales/en/games-anagram.json');
  'games-fill-blanks': typeof import('#locales/en/games-fill-blanks.json');
  'games-group-ranking': typeof import('#locales/en/games-group-ranking.json');
  'games-memory-cards': typeof import('#locales/en/games-memory-cards.json');
  'games-now': typeof import('#locales/en/games-now.json');
  'games-quiz': typeof import('#locales/en/games-quiz.json');
  'games-reading': typeof import('#locales/en/games-reading.json');
  'games-stats': typeof import('#locales/en/games-stats.json');
  'games-test': typeof import('#locales/en/games-test.json');
  'games-true-false': typeof import('#locales/en/games-true-false.json');
  'games-word-match': typeof import('#locales/en/games-word-match.json');
  'games-word-ordering': typeof import('#locales/en/games-word-ordering.json');
  guards: typeof import('#locales/en/guards.json');
  guide: typeof import('#locales/en/guide.json');
  landing: typeof import('#locales/en/landing.json');
  memory: typeof import('#locales/en/memory.json');
  notices: typeof import('#locales/en/notices.json');
  pdfs: typeof import('#locales/en/pdfs.json');
  'pdfs-files': typeof import('#locales/en/pdfs-files.json');
  'pdfs-teacher': typeof import('#locales/en/pdfs-teacher.json');
  profiles: typeof import('#locales/en/profiles.json');
  'study-tracker': typeof import('#locales/en/study-tracker.json');
  support: typeof import('#locales/en/support.json');
  todos: typeof import('#locales/en/todos.json');
};

export type Namespace = keyof Resources;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    returnNull: false;
    resources: Resources;
  }
}
