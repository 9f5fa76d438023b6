import type { TestApp } from '#testing/app.ts';

/** The token from the newest mail to an address whose subject or text links to `page`. Sends waiting mail first. */
export async function mailedToken(app: TestApp, email: string, page: string): Promise<string> {
  await app.jobs.run();
  const mail = app.outbox.findLast((sent) => sent.to === email && sent.text.includes(`${page}?token=`));
  const token = mail?.text.match(/[?&]token=([A-Za-z0-9_-]+)/)?.[1];
  if (!token) throw new Error(`no mail with a link to ${page} went to ${email}`);
  return token;
}
