import type app from '#locales/en/app.json';
import type assignments from '#locales/en/assignments.json';
import type assignmentsTeacher from '#locales/en/assignments-teacher.json';
import type auth from '#locales/en/auth.json';
import type classes from '#locales/en/classes.json';
import type dailyTasks from '#locales/en/daily-tasks.json';
import type dashboards from '#locales/en/dashboards.json';
import type dictionary from '#locales/en/dictionary.json';
import type errors from '#locales/en/errors.json';
import type flashcards from '#locales/en/flashcards.json';
import type games from '#locales/en/games.json';
import type gamesAnagram from '#locales/en/games-anagram.json';
import type gamesFillBlanks from '#locales/en/games-fill-blanks.json';
import type gamesGroupRanking from '#locales/en/games-group-ranking.json';
import type gamesMemoryCards from '#locales/en/games-memory-cards.json';
import type gamesQuiz from '#locales/en/games-quiz.json';
import type gamesReading from '#locales/en/games-reading.json';
import type gamesStats from '#locales/en/games-stats.json';
import type gamesTrueFalse from '#locales/en/games-true-false.json';
import type gamesWordMatch from '#locales/en/games-word-match.json';
import type gamesWordOrdering from '#locales/en/games-word-ordering.json';
import type guide from '#locales/en/guide.json';
import type landing from '#locales/en/landing.json';
import type notices from '#locales/en/notices.json';
import type profiles from '#locales/en/profiles.json';
import type studyTracker from '#locales/en/study-tracker.json';
import type support from '#locales/en/support.json';
import type todos from '#locales/en/todos.json';

/** The namespaces, one per file in `locales/en`; every feature adds its line. Their keys type `t`. */
export type Resources = {
  app: typeof app;
  assignments: typeof assignments;
  'assignments-teacher': typeof assignmentsTeacher;
  auth: typeof auth;
  classes: typeof classes;
  'daily-tasks': typeof dailyTasks;
  dashboards: typeof dashboards;
  dictionary: typeof dictionary;
  errors: typeof errors;
  flashcards: typeof flashcards;
  games: typeof games;
  'games-anagram': typeof gamesAnagram;
  'games-fill-blanks': typeof gamesFillBlanks;
  'games-group-ranking': typeof gamesGroupRanking;
  'games-memory-cards': typeof gamesMemoryCards;
  'games-quiz': typeof gamesQuiz;
  'games-reading': typeof gamesReading;
  'games-stats': typeof gamesStats;
  'games-true-false': typeof gamesTrueFalse;
  'games-word-match': typeof gamesWordMatch;
  'games-word-ordering': typeof gamesWordOrdering;
  guide: typeof guide;
  landing: typeof landing;
  notices: typeof notices;
  profiles: typeof profiles;
  'study-tracker': typeof studyTracker;
  support: typeof support;
  todos: typeof todos;
};

export type Namespace = keyof Resources;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    returnNull: false;
    resources: Resources;
  }
}
