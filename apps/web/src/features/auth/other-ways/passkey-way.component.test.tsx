import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { openPage } from '#testing/open.tsx';
import { teacher, visitor } from '#testing/people.ts';

const button = page.getByRole('button', { name: 'Sign in with a passkey' });
const bytes = new Uint8Array([1, 2, 3]).buffer;
const signed = {
  ...{ id: 'AQID', rawId: bytes, type: 'public-key' },
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes },
  getClientExtensionResults: () => ({}),
};

/** What the browser's own window comes to. */
function atDevice(how: () => unknown) {
  return vi.spyOn(navigator.credentials, 'get').mockImplementation(async () => how() as Credential);
}

beforeEach(() => {
  answer((calls) => calls.auth.waysIn, { providers: [], passkeys: true });
  answer((calls) => calls.auth.askForPasskey, {
    ...{ rpId: window.location.hostname, challenge: 'AAAA', timeout: 600_000, userVerification: 'required' },
  });
});

afterEach(() => window.localStorage.removeItem('wordgrove-passkey'));

it('isn’t there where nobody has a passkey', async () => {
  const asked = answer((calls) => calls.auth.waysIn, { providers: [], passkeys: false });
  await openPage('/login', visitor);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect.element(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
});

it('signs in, and keeps the session where that was wished for', async () => {
  atDevice(() => signed);
  const asked = answer((calls) => calls.auth.signInWithPasskey, teacher);
  const { path } = await openPage('/login?redirect=%2Fusage', visitor);
  await expect.element(button).toBeVisible();
  await expectNoBarriers('signing in by passkey');
  await page.getByLabelText('Keep me signed in').click();
  await button.click();
  await expect.poll(path).toBe('/usage');
  const response = { clientDataJSON: 'AQID', authenticatorData: 'AQID', signature: 'AQID', userHandle: 'AQID' };
  const credential = { id: 'AQID', rawId: 'AQID', type: 'public-key', response };
  expect(asked).toEqual([{ credential, keepSignedIn: true }]);
});

it.each([
  ['unknown', /isn't known here/],
  ['expired', /took too long/],
  ['copied', /have been copied/],
])('says why nobody was let in: %s', async (why, text) => {
  atDevice(() => signed);
  answer(
    (calls) => calls.auth.signInWithPasskey,
    () => {
      throw refusal('passkey-refused', 400, { why });
    },
  );
  await openPage('/login', visitor);
  await button.click();
  await expect.element(page.getByText(text)).toBeVisible();
});

it('that is given up says nothing, and can be asked for again', async () => {
  const asked = atDevice(() => {
    throw new DOMException('', 'NotAllowedError');
  });
  await openPage('/login', visitor);
  await button.click();
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  await expect.element(button).not.toHaveAttribute('aria-busy');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('is offered by the browser itself only where one was used before', async () => {
  const asked = atDevice(() => signed);
  answer((calls) => calls.auth.signInWithPasskey, teacher);
  window.localStorage.setItem('wordgrove-passkey', 'used');
  const { path } = await openPage('/login?redirect=%2Fusage', visitor);
  await expect.poll(path).toBe('/usage');
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ mediation: 'conditional' });
});
