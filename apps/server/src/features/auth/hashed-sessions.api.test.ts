import { expect, inject, test } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { sessionCookie } from '#http/cookies.ts';
import { hashToken } from '#platform/random.ts';
import { testApp } from '#testing/app.ts';
import { ask } from '#testing/ask.ts';
import { createTestDatabase } from '#testing/cluster.ts';
import { ownMigrations } from '#testing/migration-folder.ts';

/** Rows and a cookie as they were written while a framework kept the sessions, tokens in clear. */
const ada = '00000000-0000-7000-8000-000000000001';
const token = 'kX3vQm8ZbT1rYwN6cJ4hLs9PdF2gUa7E';
const cookie = `${token}.ub5uv4wKC3jnHCoFMolOtbXrsH0yI68kUZSwHD0Lo2g%3D`;
const password = '$argon2id$v=19$m=19456,t=2,p=1$sHX95ftyUNZttLoP/t8eQw$D90qXfbKSDYk/DpVoUXLaL0YIqoX63jgQhSSlhGRoCE';

test('who was signed in stays so and keeps the password when tokens are hashed', async () => {
  const database = await createTestDatabase(inject('clusterUrl'), 'template1');
  const [before, all] = await Promise.all([ownMigrations(24), ownMigrations()]);
  await migrate(database.url, before.folder, { info: () => undefined });
  await ask(
    database.url,
    `INSERT INTO auth_users (id, name, email) VALUES ('${ada}', 'Ada', 'ada@school.example');
     INSERT INTO auth_accounts (id, user_id, account_id, provider_id, password)
       VALUES ('${ada}', '${ada}', '${ada}', 'credential', '${password}');
     INSERT INTO auth_sessions (id, user_id, token, expires_at, remembered)
       VALUES ('${ada}', '${ada}', '${token}', now() + interval '30 days', true)`,
  );
  await migrate(database.url, all.folder, { info: () => undefined });
  await Promise.all([before.remove(), all.remove()]);
  const app = await testApp({ database });
  try {
    expect(await ask(database.url, 'SELECT hash FROM auth_sessions')).toEqual([{ hash: hashToken(token) }]);
    const visitor = app.visitor();
    visitor.cookies.set(sessionCookie, cookie);
    expect((await visitor.get('/auth/session')).body.user).toMatchObject({ uid: ada, email: 'ada@school.example' });
    const input = { email: 'ada@school.example', password: 'walnut-lantern-42', keepSignedIn: false };
    expect((await app.visitor().post('/auth/sign-in', input)).status).toBe(200);
    const later = { currentPassword: 'walnut-lantern-42', newPassword: 'orchard-kettle-77' };
    expect((await visitor.post('/auth/password', later)).status).toBe(200);
  } finally {
    await app.close();
  }
});
