import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPrefix } from '@wordgrove/contract/paths';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import type { AppParts } from '#app/parts.ts';
import type { JobPayloads } from '#app/register-jobs.ts';
import { buildApp } from '#app.ts';
import type { Db } from '#db/client.ts';
import { createDb } from '#db/client.ts';
import type { Hasher } from '#features/auth/hashing.ts';
import { createHasher } from '#features/auth/hashing.ts';
import type { NetworkService } from '#features/network/service.ts';
import type { Interfaces } from '#platform/addresses.ts';
import type { Clock } from '#platform/clock.ts';
import { parseSettings, storageQuota } from '#platform/env.ts';
import { diskStore } from '#platform/files/disk-store.ts';
import type { FileStore } from '#platform/files.ts';
import { createLog } from '#platform/log.ts';
import type { Mail, Mailer } from '#platform/mail.ts';
import { systemRandom } from '#platform/random.ts';
import type { TestDatabase } from '#testing/cluster.ts';
import { createTestDatabase } from '#testing/cluster.ts';
import type { HeldJobs } from '#testing/held-jobs.ts';
import { heldJobs } from '#testing/held-jobs.ts';
import { cardWith } from '#testing/network.ts';
import type { Visitor } from '#testing/visitor.ts';
import { visitor } from '#testing/visitor.ts';

export const testSecret = 'a secret of at least thirty-two characters for tests';

export type TestApp = {
  server: FastifyInstance;
  network: NetworkService;
  db: Db;
  url: string;
  clock: Clock & { advance: (ms: number) => void };
  /** Waiting jobs, which `run` executes. */
  jobs: HeldJobs<JobPayloads>;
  files: FileStore;
  /** Sent mails, oldest first. */
  outbox: Mail[];
  /** A separate browser with its own cookies. */
  visitor: (ip?: string) => Visitor;
  close: () => Promise<void>;
};

type Options = {
  env?: Record<string, string>;
  isDiskLow?: () => boolean;
  dist?: string;
  /** Returns the app's database address, where it shouldn't connect directly. */
  via?: (databaseUrl: string) => Promise<string>;
  statementLimitMs?: number | undefined;
  mailer?: Mailer;
  /** Replaces a folder of the app's own. */
  files?: FileStore;
  /** Replaces the test hasher, which costs next to nothing. */
  hasher?: Hasher;
  /** Where other devices would find this computer, and whoever lets them in there; by default nobody listens. */
  interfaces?: () => Interfaces;
  openDoor?: AppParts['openDoor'];
  /** Kept between two apps. */
  dataDir?: string;
  /** Used instead of a fresh one, and dropped at the end all the same. */
  database?: TestDatabase;
};

/** The whole server without a port, on a fresh database, with a movable clock and captured mail. */
export async function testApp({
  env = {},
  isDiskLow = () => false,
  dist,
  via,
  statementLimitMs,
  mailer,
  database: given,
  files: givenFiles,
  interfaces = () => cardWith('192.168.7.20'),
  openDoor = async () => ({ shut: () => undefined, close: async () => undefined }),
  dataDir,
  // The same algorithm at its lowest cost: hashing for a school of twenty takes no time.
  hasher = createHasher({ cost: { memoryCost: 8, timeCost: 1 } }),
}: Options = {}): Promise<TestApp> {
  const database = given ?? (await createTestDatabase(inject('clusterUrl')));
  const url = via ? await via(database.url) : database.url;
  const log = createLog({ level: 'silent' });
  const settings = parseSettings({ RATE_LIMITS: 'off', ...env });
  const { db, close } = createDb(url, {
    max: 10,
    applicationName: 'wordgrove tests',
    storageQuotaBytes: storageQuota(settings),
    onError: () => undefined,
    ...(statementLimitMs ? { statementLimitMs } : {}),
  });
  const clock = movableClock();
  const outbox: Mail[] = [];
  const jobs = heldJobs<JobPayloads>();
  const folder = await mkdtemp(join(tmpdir(), 'wordgrove-files-'));
  const files = givenFiles ?? diskStore(folder);
  const parts: AppParts = {
    settings,
    secret: testSecret,
    baseUrl: 'http://localhost:3001',
    dataDir: dataDir ?? folder,
    interfaces,
    openDoor,
    db,
    liveUrl: url,
    clock,
    random: systemRandom,
    hasher,
    log,
    mailer: mailer ?? keepingMailer(outbox),
    jobs,
    files,
    isDiskLow,
    dist: dist ?? null,
    print: () => undefined,
  };
  const app = await buildApp(parts);
  return {
    server: app.server,
    network: app.network,
    db,
    url: database.url,
    clock,
    jobs,
    files,
    outbox,
    visitor: (ip) => visitor(app.server, apiPrefix, ip),
    close: async () => {
      await app.close();
      await close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function keepingMailer(outbox: Mail[]): Mailer {
  return {
    send: async (mail) => void outbox.push(mail),
    state: () => 'mailbox',
    verify: async () => undefined,
    close: async () => undefined,
  };
}

/** Starts at the run's nine o'clock and goes with the machine, plus the time added; never ahead of the database's own. */
function movableClock(): TestApp['clock'] {
  let ahead = inject('clockStart') - Date.now();
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (ms) => {
      ahead += ms;
    },
  };
}
