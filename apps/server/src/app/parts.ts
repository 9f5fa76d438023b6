import type { Logger } from 'pino';
import type { JobParts, JobPayloads } from '#app/register-jobs.ts';
import type { Db } from '#db/client.ts';
import type { Hasher } from '#features/auth/hashing.ts';
import type { LookUpOffer } from '#features/classes/look-up-offer.ts';
import type { NetworkService } from '#features/network/service.ts';
import type { openDoor } from '#http/door.ts';
import type { Interfaces } from '#platform/addresses.ts';
import type { Clock } from '#platform/clock.ts';
import type { Settings } from '#platform/env.ts';
import type { FileStore } from '#platform/files.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { Told } from '#platform/live.ts';
import type { Mailer } from '#platform/mail.ts';
import type { Random } from '#platform/random.ts';

export type AppParts = {
  settings: Settings;
  secret: string;
  /** The start of links in mails that nobody's request asked for. */
  baseUrl: string;
  /** The folder for what must not be lost. */
  dataDir: string;
  /** The network cards of this computer. */
  interfaces: () => Interfaces;
  /** Makes a server listen at one more address. */
  openDoor: typeof openDoor;
  db: Db;
  /** A database address that bypasses any transaction pooler. */
  liveUrl: string;
  clock: Clock;
  random: Random;
  hasher: Hasher;
  log: Logger;
  jobs: Jobs<JobPayloads>;
  files: FileStore;
  isDiskLow: () => boolean;
  /** The built web app; null serves only the API. */
  dist: string | null;
  /** Replaces SMTP and the local mailbox. */
  mailer?: Mailer;
  /** Prints a line for the person at the terminal. */
  print: (line: string) => void;
};

/** What the parts of the composition are built from. */
export type Built = AppParts & JobParts & { told: Told; lookUpOffer: LookUpOffer; network: NetworkService };
