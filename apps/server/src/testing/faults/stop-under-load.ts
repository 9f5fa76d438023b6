/**
 * SIGTERM while sixteen clients send requests on open connections, most of them with pauses, as browsers do. No request
 * that found the server listening may be lost. `stop-under-load.ts [rounds]`
 */
import assert from 'node:assert/strict';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { makeDataFolder } from '#testing/data-folder.ts';
import { freePort, startServer } from '#testing/server-process.ts';
import { between, print, rounds, spread } from './rounds.ts';

const { dataDir, remove } = await makeDataFolder();
const exits: number[] = [];
let answered = 0;

/** The status, or the error's code and whether the request used an already open connection. */
function ask(agent: Agent, port: number): Promise<{ status?: number; code?: string; wasOpen: boolean }> {
  return new Promise((resolve) => {
    const request = get({ port, path: '/api/auth/session', agent }, (response) => {
      response.resume().once('end', () => resolve({ status: response.statusCode ?? 0, wasOpen: request.reusedSocket }));
    });
    request.once('error', (error: NodeJS.ErrnoException) =>
      resolve({ code: error.code ?? error.message, wasOpen: request.reusedSocket }),
    );
  });
}

/** Sends requests until nobody listens any more, and returns what went wrong before that. */
async function client(port: number, pauseMs: number): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const wrong: string[] = [];
  for (;;) {
    const { status, code, wasOpen } = await ask(agent, port);
    if (code === 'ECONNREFUSED' && !wasOpen) break;
    if (status === 200) answered += 1;
    else wrong.push(`${status ?? code} on ${wasOpen ? 'an open' : 'a new'} connection`);
    await wait(between(0, pauseMs));
  }
  agent.destroy();
  return wrong;
}

await rounds('stop under load', 10, async () => {
  const port = await freePort();
  const server = startServer({ DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn', RATE_LIMITS: 'off' });
  await server.saying('Wordgrove is ready');
  const clients = Array.from({ length: 16 }, (_, number) => client(port, number < 4 ? 0 : 200));
  await wait(between(500, 1500));
  const from = performance.now();
  server.child.kill('SIGTERM');
  const wrong = (await Promise.all(clients)).flat();
  assert.equal(await server.ended, 0);
  exits.push(performance.now() - from);
  assert.deepEqual(wrong, []);
});
print(`${answered} requests answered; stopped after ${spread(exits)}`);
await remove();
