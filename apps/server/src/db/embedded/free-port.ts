import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below the range for outgoing connections, so none of those takes the port while the database restarts.
const first = 20_000;
const last = 32_000;

/** A loopback port on which nobody is listening now. */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const port = randomInt(first, last);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port between ${first} and ${last}`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
