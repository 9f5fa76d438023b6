import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { S3Place } from '#platform/files/s3-store.ts';
import { freePort } from '#testing/server-process.ts';

export type S3Server = { place: S3Place & { endpoint: string }; stop: () => Promise<void> };

const require = createRequire(import.meta.url);
const program = require.resolve('s3rver/bin/s3rver.js');

/** An S3 server in a process of its own, with one empty bucket in `folder`. */
export async function startS3(folder: string): Promise<S3Server> {
  const port = await freePort();
  const place = ['--directory', folder, '--address', '127.0.0.1', '--port', `${port}`, '--silent'];
  const child = spawn(process.execPath, [program, ...place, '--configure-bucket', 'school'], { stdio: 'ignore' });
  const ended = once(child, 'close');
  await listening(port, () => child.exitCode === null);
  return {
    place: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'school',
      // The only ones that it knows.
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      pathStyle: true,
      folder: 'wordgrove',
    },
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function listening(port: number, isAlive: () => boolean): Promise<void> {
  while (isAlive()) {
    const socket = connect({ port, host: '127.0.0.1' });
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await wait(20);
  }
  throw new Error('the S3 server ended');
}
