import { startProvider } from './stage/provider.ts';
import { freePort, makeDataFolder, startServer } from './stage/server-process.ts';
import { expect, test } from './stage/test.ts';
import { where } from './stage/where.ts';

const grace = { sub: 'grace', name: 'Grace Hopper', email: 'grace@hill.example', email_verified: true };

test('the school’s provider registers a teacher, and then its button is all that is needed', async ({
  page,
  outcry,
}) => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const provider = await startProvider(origin, [grace]);
  for (const own of [origin, provider.env.OIDC_ISSUER ?? '']) outcry.allowOrigin(own);
  const folder = await makeDataFolder();
  const server = await startServer({ dataDir: folder.path, smtpUrl: where().smtp, port, env: provider.env });
  const button = page.getByRole('button', { name: 'Sign in with Hill School' });
  const hello = page.getByRole('heading', { name: 'Hello, Grace Hopper!' });
  try {
    await page.goto(`${origin}/login`);
    await button.click();
    await page.getByRole('link', { name: grace.name }).click();
    await page.getByRole('link', { name: 'Teacher', exact: true }).click();
    await expect(page.getByLabel('Full name')).toHaveValue(grace.name);
    await expect(page.getByLabel('Password')).toHaveCount(0);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(hello).toBeVisible();

    await page.getByRole('button', { name: grace.name }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.goto(`${origin}/login`);
    await button.click();
    // The provider still knows who this is.
    await expect(hello).toBeVisible();
  } finally {
    await server.stop();
    await provider.stop();
    await folder.remove();
  }
});
