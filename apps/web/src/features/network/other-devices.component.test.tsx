import type { Network } from '@wordgrove/contract/network';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { expectToFit } from '#testing/fits.ts';
import { openPage, reloadPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { answerSchool, idOf, inviteOf } from '#testing/school.ts';

const [first, second] = ['http://192.168.1.20:3001', 'http://10.0.0.5:3001'];
const letIn = page.getByRole('button', { name: 'Let other devices in' });
const keepOut = page.getByRole('button', { name: 'Keep them out' });
const isOpen = page.getByText('Other devices on the same network can come in', { exact: true });
const warning = page.getByText(/^Other devices can't reach this page at http:\/\/localhost/);
const choice = page.getByRole('combobox', { name: 'Address for links and QR codes' });
const invites = '/teacher/invite-codes';
const projector = `/teacher/classes/${idOf(500)}/projector`;

/** A server on this computer without a public address, which lets others in and keeps them out again. */
function answerAtServer(network: Partial<Network> = {}) {
  let now: Network = { openedBy: null, addresses: [first], ...network };
  answerSchool({ invites: [inviteOf()] });
  answer((calls) => calls.assignments.list, { assignments: [], next: null });
  const working = { status: 'ok', version: '1', database: 'ok', disk: 'ok', mail: 'mailbox' } as const;
  answer((calls) => calls.health.check, { ...working, baseUrl: null });
  answer(
    (calls) => calls.network.state,
    () => now,
  );
  const change = (openedBy: Network['openedBy']) => () => {
    now = { ...now, openedBy };
    return now;
  };
  answer((calls) => calls.network.keepOut, change(null));
  return answer((calls) => calls.network.letIn, change('teacher'));
}

/** The link that the page gives away. */
async function linkOnScreen(): Promise<string> {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  // It says for a while that it was pressed before.
  await page.getByRole('button', { name: /^(Copy link|Copied)/ }).click();
  await expect.poll(() => written.mock.calls.length).toBe(1);
  const [text = ''] = written.mock.calls[0] ?? [];
  written.mockRestore();
  return text;
}

describe('on the computer that runs the server, a teacher', () => {
  it('lets other devices in and keeps them out again, and links follow', async () => {
    const asked = answerAtServer();
    await openPage(invites, teacher);
    await expect.element(warning).toBeVisible();
    await expect.element(page.getByText(/everybody on the same network can open Wordgrove/)).toBeVisible();
    expect(await linkOnScreen()).toMatch(/^http:\/\/localhost/);
    await expectNoBarriers('the button that lets others in');
    await letIn.click();
    await expect.element(isOpen).toBeVisible();
    await expect.element(page.getByText(`They open ${first}. If they can't`, { exact: false })).toBeVisible();
    await expect.element(keepOut).toHaveFocus();
    expect(asked.length).toBe(1);
    expect(await linkOnScreen()).toBe(`${first}/register/student?code=ABC234`);
    expect(choice.query()).toBeNull();
    await expectNoBarriers('how others come in');
    await keepOut.click();
    await expect.element(letIn).toHaveFocus();
    expect(await linkOnScreen()).toMatch(/^http:\/\/localhost/);
    // Pressed by mistake, it is undone by the same button.
    await letIn.click();
    await expect.element(keepOut).toHaveFocus();
    expect(await linkOnScreen()).toBe(`${first}/register/student?code=ABC234`);
  });

  it.each([
    [refusal('network-port-taken', 409), /already uses the port of Wordgrove/],
    [refusal('internal', 500), /An unexpected error occurred/],
  ])('is told why they could not be let in, and tries again', async (refused, text) => {
    answerAtServer();
    await openPage(invites, teacher);
    await expect.element(letIn).toBeVisible();
    answer(
      (calls) => calls.network.letIn,
      () => {
        throw refused;
      },
    );
    await letIn.click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(letIn).toHaveFocus();
    answer((calls) => calls.network.letIn, { openedBy: 'teacher', addresses: [first] });
    await letIn.click();
    await expect.element(isOpen).toBeVisible();
    expect(page.getByRole('alert').query()).toBeNull();
  });

  it('is told that there is no network, and looks again', async () => {
    answerAtServer({ addresses: [] });
    await openPage(invites, teacher);
    await expect.element(page.getByText(/This computer is on no network/)).toBeVisible();
    expect(letIn.query()).toBeNull();
    answerAtServer();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(letIn).toBeVisible();
  });

  it('chooses among several addresses, and the choice is kept', async () => {
    answerAtServer({ openedBy: 'teacher', addresses: [first, second] });
    const opened = await openPage(invites, teacher);
    await expect.element(choice).toHaveValue(first);
    await choice.selectOptions(second);
    await expect.element(page.getByText(`They open ${second}.`, { exact: false })).toBeVisible();
    expect(await linkOnScreen()).toBe(`${second}/register/student?code=ABC234`);
    await reloadPage(opened, teacher);
    await expect.element(choice).toHaveValue(second);
  });

  it('sees only the choice where HOST lets everybody in', async () => {
    answerAtServer({ openedBy: 'setting', addresses: [first, second] });
    await openPage(invites, teacher);
    await expect.element(choice).toHaveValue(first);
    expect(letIn.query() ?? keepOut.query() ?? warning.query()).toBeNull();
  });

  it('sees the warning alone where nobody can be let in', async () => {
    answerAtServer();
    answer(
      (calls) => calls.network.state,
      () => {
        throw refusal('not-found', 404);
      },
    );
    await openPage(invites, teacher);
    await expect.element(page.getByText('Links and QR codes work on this computer only')).toBeVisible();
    expect(letIn.query()).toBeNull();
  });

  it('lets others in from the page for the projector, which then shows their address', async () => {
    answerAtServer();
    await openPage(projector, teacher);
    await expect.element(page.getByText(/^localhost:\d+\/join$/)).toBeVisible();
    await letIn.click();
    await expect.element(page.getByText('192.168.1.20:3001/join', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(letIn.query() ?? keepOut.query()).toBeNull();
  });

  it.each([
    [invites, 'teacher', page.getByRole('combobox')],
    [projector, null, page.getByText(/localhost:\d+\/join/)],
  ] as const)('finds room for it on every screen: %s', async (path, openedBy, settled) => {
    const open = (person: typeof teacher) => {
      answerAtServer({ openedBy, addresses: [first, second] });
      return openPage(path, person);
    };
    const part = () => settled.element().closest('[role="status"]') ?? document.body;
    await expectToFit(teacher, open, settled, path === invites ? part : undefined);
  });
});
