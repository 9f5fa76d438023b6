import { analytics } from './analytics.ts';
import { assignments } from './assignments.ts';
import { auth } from './auth.ts';
import { classes } from './classes.ts';
import { dailyTasks } from './daily-tasks.ts';
import { dashboards } from './dashboards.ts';
import { dictionary } from './dictionary.ts';
import { flashcards } from './flashcards.ts';
import { games } from './games.ts';
import { health } from './health.ts';
import { memory } from './memory.ts';
import { network } from './network.ts';
import { notices } from './notices.ts';
import { pdfs } from './pdfs.ts';
import { profiles } from './profiles.ts';
import { studyTracker } from './study-tracker.ts';
import { todos } from './todos.ts';

/** Every call between web and server. Uploads, downloads and the live stream are plain routes (`streamPaths`). */
export const contract = {
  analytics,
  assignments,
  auth,
  classes,
  dailyTasks,
  dashboards,
  dictionary,
  flashcards,
  games,
  health,
  memory,
  network,
  notices,
  pdfs,
  profiles,
  studyTracker,
  todos,
};

export type Contract = typeof contract;
