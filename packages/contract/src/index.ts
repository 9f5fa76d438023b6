import { auth } from './auth.ts';
import { classes } from './classes.ts';
import { dictionary } from './dictionary.ts';
import { flashcards } from './flashcards.ts';
import { health } from './health.ts';
import { memory } from './memory.ts';
import { notices } from './notices.ts';
import { profiles } from './profiles.ts';

/** Every call between web and server. Uploads, downloads and the live stream are plain routes (`streamPaths`). */
export const contract = { auth, classes, dictionary, flashcards, health, memory, notices, profiles };

export type Contract = typeof contract;
