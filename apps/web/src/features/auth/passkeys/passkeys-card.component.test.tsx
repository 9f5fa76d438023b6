import type { Passkey } from '@wordgrove/contract/auth';
import { limits } from '@wordgrove/contract/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, lostNetwork, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { answerSignOut, openPage } from '#testing/open.tsx';
import { student, teacher } from '#testing/people.ts';

const host = window.location.hostname;
const card = page.getByRole('region', { name: 'Passkeys' });
const add = card.getByRole('button', { name: 'Add a passkey' });

const creation = {
  rp: { id: host, name: 'Wordgrove' },
  user: { id: 'AAAA', name: 'teacher@school.example', displayName: 'Tara Teacher' },
  challenge: 'AAAA',
  pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
  timeout: 600_000,
  attestation: 'none' as const,
  authenticatorSelection: {
    ...{ residentKey: 'required' as const, requireResidentKey: true as const, userVerification: 'required' as const },
  },
  excludeCredentials: [],
};

function passkeyOf(number: number, change: Partial<Passkey> = {}): Passkey {
  const id = `0190a5e0-0000-7000-8000-0000000003${String(number).padStart(2, '0')}`;
  return { id, name: `Key ${number}`, host, madeAt: '2026-11-02T09:00:00.000Z', lastUsedAt: null, ...change };
}

/** What the browser's own window comes to. */
function atDevice(how: () => unknown) {
  return vi.spyOn(navigator.credentials, 'create').mockImplementation(async () => how() as Credential);
}

const bytes = new Uint8Array([1, 2, 3]).buffer;
const made = () => ({
  ...{ id: 'AQID', rawId: bytes, type: 'public-key' },
  response: { clientDataJSON: bytes, attestationObject: bytes, getTransports: () => ['internal'] },
  getClientExtensionResults: () => ({}),
});

function end(name: string): never {
  throw new DOMException('', name);
}

beforeEach(() => {
  answer((calls) => calls.profiles.storage, { usedBytes: 0, allowedBytes: 1 });
  answer((calls) => calls.classes.mine, []);
  answer((calls) => calls.auth.passkeys, { host, passkeys: [] });
  answer((calls) => calls.auth.beginPasskey, creation);
});

afterEach(() => window.localStorage.removeItem('wordgrove-passkey'));

describe('a teacher’s passkeys', () => {
  it('say when they were made and used, and where one works that was made elsewhere', async () => {
    const passkeys = [
      passkeyOf(1, { name: 'Bitwarden', lastUsedAt: '2026-11-20T09:00:00.000Z' }),
      passkeyOf(2, { name: '', host: 'old.school.example' }),
    ];
    answer((calls) => calls.auth.passkeys, { host, passkeys });
    await openPage('/profile', teacher);
    await expect.element(card.getByText('Bitwarden')).toBeVisible();
    await expect.element(card.getByText(/Last used on .*20/)).toBeVisible();
    await expect.element(card.getByText('Works only at old.school.example')).toBeVisible();
    await expectNoBarriers('passkeys');
  });

  it('are told apart by a number where nobody has named them', async () => {
    const unnamed = [passkeyOf(1, { name: '' }), passkeyOf(2), passkeyOf(3, { name: '' })];
    answer((calls) => calls.auth.passkeys, { host, passkeys: unnamed.slice(0, 2) });
    atDevice(made);
    answer((calls) => calls.auth.addPasskey, passkeyOf(3, { name: '' }));
    await openPage('/profile', teacher);
    await expect.element(card.getByText('Passkey', { exact: true })).toBeVisible();
    answer((calls) => calls.auth.passkeys, { host, passkeys: unnamed });
    await add.click();
    await expect.element(page.getByText('“Passkey 2” was added')).toBeVisible();
    await card.getByRole('button', { name: 'Actions for Passkey 2' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Remove “Passkey 2”?' })).toBeVisible();
  });

  it('are renamed and removed', async () => {
    answer((calls) => calls.auth.passkeys, { host, passkeys: [passkeyOf(1)] });
    const renamed = answer((calls) => calls.auth.renamePasskey, passkeyOf(1, { name: 'Laptop' }));
    const removed = answer(
      (calls) => calls.auth.removePasskey,
      () => {
        answer((calls) => calls.auth.passkeys, { host, passkeys: [] });
        return { removed: true as const };
      },
    );
    await openPage('/profile', teacher);
    await card.getByRole('button', { name: 'Actions for Key 1' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('dialog').getByLabelText('Name').fill('Laptop');
    await page.getByRole('button', { name: 'Save' }).last().click();
    await expect.poll(() => renamed).toEqual([{ id: passkeyOf(1).id, name: 'Laptop' }]);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await card.getByRole('button', { name: 'Actions for Key 1' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect.element(page.getByText('“Key 1” was removed')).toBeVisible();
    expect(removed).toEqual([{ id: passkeyOf(1).id }]);
    await expect.element(card.getByRole('heading', { name: 'Passkeys' })).toHaveFocus();
  });

  it('aren’t there for students', async () => {
    await openPage('/profile', student);
    await expect.element(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
    await expect.element(card).not.toBeInTheDocument();
  });

  it('are asked for again when they couldn’t be loaded', async () => {
    answer(
      (calls) => calls.auth.passkeys,
      () => {
        throw refusal('internal', 400);
      },
    );
    await openPage('/profile', teacher);
    await expect.element(card.getByText("We couldn't load your passkeys")).toBeVisible();
    answer((calls) => calls.auth.passkeys, { host, passkeys: [passkeyOf(1)] });
    await card.getByRole('button', { name: 'Retry' }).click();
    await expect.element(card.getByText('Key 1')).toBeVisible();
  });

  it.each([
    [null, /need an address with https/],
    ['words.school.example', 'Passkeys can be added only at words.school.example.'],
  ])('can’t be added where browsers allow none: %s', async (at, text) => {
    answer((calls) => calls.auth.passkeys, { host: at, passkeys: [] });
    await openPage('/profile', teacher);
    await expect.element(card.getByText(text)).toBeVisible();
    await expect.element(add).not.toBeInTheDocument();
  });

  it('wait until the address is confirmed', async () => {
    const { user, profile } = teacher;
    await openPage('/profile', { user: { ...user, emailVerified: false }, profile });
    await expect.element(card.getByText(/^Confirm your email address first/)).toBeVisible();
    await expect.element(add).not.toBeInTheDocument();
  });

  it('are ten at most', async () => {
    const passkeys = Array.from({ length: limits.passkeysMax }, (_, number) => passkeyOf(number));
    answer((calls) => calls.auth.passkeys, { host, passkeys });
    await openPage('/profile', teacher);
    await expect.element(card.getByText(/You have 10 passkeys/)).toBeVisible();
    await expect.element(add).not.toBeInTheDocument();
  });
});

describe('adding a passkey', () => {
  it('goes through the browser’s window, and this browser then offers it at sign-in', async () => {
    atDevice(made);
    const saved = answer((calls) => calls.auth.addPasskey, passkeyOf(1, { name: '1Password' }));
    await openPage('/profile', teacher);
    await userEvent.dblClick(add);
    await expect.element(page.getByText('“1Password” was added')).toBeVisible();
    expect(saved).toEqual([
      {
        id: expect.any(String),
        credential: {
          ...{ id: 'AQID', rawId: 'AQID', type: 'public-key' },
          response: { clientDataJSON: 'AQID', attestationObject: 'AQID', transports: ['internal'] },
        },
      },
    ]);
    expect(window.localStorage.getItem('wordgrove-passkey')).not.toBeNull();
  });

  it('asks for the password in a session that is older, and keeps a wrong one', async () => {
    atDevice(made);
    answer((calls) => calls.auth.addPasskey, passkeyOf(1));
    answer(
      (calls) => calls.auth.beginPasskey,
      ({ password }) => {
        if (password === undefined) throw refusal('proof-needed', 403, { by: 'password' });
        if (password !== 'eight purple plums') throw refusal('wrong-password', 400);
        return creation;
      },
    );
    await openPage('/profile', teacher);
    await add.click();
    const dialog = page.getByRole('dialog', { name: 'Is it you?' });
    const password = dialog.getByLabelText('Password', { exact: true });
    await password.fill('nine');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect.element(dialog.getByText('Incorrect password').first()).toBeVisible();
    await expect.element(password).toHaveValue('nine');
    await password.fill('eight purple plums');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect.element(page.getByText('“Key 1” was added')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('without a password needs a new session', async () => {
    answer(
      (calls) => calls.auth.beginPasskey,
      () => {
        throw refusal('proof-needed', 403, { by: 'sign-in' });
      },
    );
    answer((calls) => calls.auth.ownWays, {
      ...{ hasPassword: false, isFresh: false, linked: [], providers: [], passkeys: 1 },
    });
    const left = answerSignOut();
    const { path } = await openPage('/profile', teacher);
    await add.click();
    await card.getByRole('button', { name: 'Sign out and sign in again' }).click();
    await expect.poll(path).toBe('/login?redirect=%2Fprofile');
    expect(left).toHaveLength(1);
  });

  it.each([
    ['InvalidStateError', /already a passkey/],
    ['SecurityError', /no passkey at this address/],
    ['UnknownError', /didn't make a passkey/],
  ])('that the device refuses says why: %s', async (name, text) => {
    atDevice(() => end(name));
    await openPage('/profile', teacher);
    await add.click();
    await expect.element(card.getByRole('alert').getByText(text)).toBeVisible();
  });

  it('that the reader gives up, or the device refuses without a reason, says that there is none', async () => {
    const asked = atDevice(() => end('NotAllowedError'));
    await openPage('/profile', teacher);
    await add.click();
    await expect.poll(() => asked.mock.calls.length).toBe(1);
    await expect.element(add).not.toHaveAttribute('aria-busy');
    await expect.element(card.getByRole('status').getByText(/^No passkey was added/)).toBeVisible();
    await expect.element(card.getByRole('alert')).not.toBeInTheDocument();
  });

  it('that is made but doesn’t reach the server is sent again, not made again', async () => {
    const asked = atDevice(made);
    const lost = answer(
      (calls) => calls.auth.addPasskey,
      () => {
        throw lostNetwork();
      },
    );
    await openPage('/profile', teacher);
    await add.click();
    await expect.element(card.getByRole('alert')).toBeVisible();
    const sent = answer((calls) => calls.auth.addPasskey, passkeyOf(1));
    await card.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('“Key 1” was added')).toBeVisible();
    expect(sent).toEqual(lost.slice(0, 1));
    expect(asked.mock.calls).toHaveLength(1);
  });
});
