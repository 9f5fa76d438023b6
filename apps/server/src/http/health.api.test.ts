import { afterAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';

const opened: TestApp[] = [];
const nothing = async () => undefined;

afterAll(async () => {
  for (const app of opened) await app.close();
});

async function healthWith(mail: 'smtp' | 'failing', env: Record<string, string> = {}, isDiskLow = () => false) {
  const app = await testApp({
    env,
    isDiskLow,
    mailer: { send: nothing, state: () => mail, verify: nothing, close: nothing },
  });
  opened.push(app);
  const { statusCode, body } = await app.server.inject('/api/health');
  return { statusCode, body: JSON.parse(body) };
}

// What it says while the database is away: database-away.api.test.ts.
describe('health', () => {
  it('tells version, database, mail and the public address', async () => {
    expect(await healthWith('smtp', { BASE_URL: 'https://words.example' })).toEqual({
      statusCode: 200,
      body: {
        status: 'ok',
        version: '1.0.0',
        database: 'ok',
        disk: 'ok',
        mail: 'smtp',
        baseUrl: 'https://words.example',
      },
    });
  });

  it('is degraded, and still fit for requests, while no mail goes out', async () => {
    expect(await healthWith('failing')).toMatchObject({
      statusCode: 200,
      body: { status: 'degraded', database: 'ok', mail: 'failing', baseUrl: null },
    });
  });

  it('is degraded while the disk is nearly full', async () => {
    expect(await healthWith('smtp', {}, () => true)).toMatchObject({
      statusCode: 200,
      body: { status: 'degraded', disk: 'low' },
    });
  });

  it('is described with both of its answers', async () => {
    const [app] = opened;
    const document = JSON.parse((await app?.server.inject('/api/openapi.json'))?.body ?? '{}');
    expect(Object.keys(document.paths['/health'].get.responses)).toEqual(['200', '503']);
  });
});
