import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { readDetails } from '#db/embedded/details.ts';
import { isPostmasterOf, readPostmasterFile } from '#db/embedded/postmaster-file.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export type ServerProcess = {
  child: ChildProcess;
  /** Everything that it has written so far. */
  said: () => string;
  /** Resolves when it has written this; rejects when it ends without doing so. */
  saying: (text: string) => Promise<void>;
  /** The exit code; null when a signal ended it before it could handle signals. */
  ended: Promise<number | null>;
};

/** Starts the real server with these settings and none of the test's own. */
export function startServer(env: Record<string, string>): ServerProcess {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [main], {
    env: { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
    });
  }
  return {
    child,
    said: () => said,
    saying: (text) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const look = () => said.includes(text) && resolve();
      child.stdout.on('data', look);
      void ended.then(() => reject(new Error(`It never said "${text}":\n${said}`)));
      look();
      return promise;
    },
    ended,
  };
}

/** A local port on which nobody is listening. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Whether a PostgreSQL is running on a data folder's database. */
export async function hasPostmaster(dataDir: string): Promise<boolean> {
  const details = await readDetails(dataDir);
  const dataFolder = `${details?.home}/data`;
  const file = await readPostmasterFile(dataFolder);
  return file !== undefined && (await isPostmasterOf(file.pid, dataFolder));
}
