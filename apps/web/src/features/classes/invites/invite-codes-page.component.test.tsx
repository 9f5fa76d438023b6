import type { Invite } from '@wordgrove/contract/classes';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, lostNetwork, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { press } from '#testing/keys.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { answerSchool, classOf, idOf, inviteOf } from '#testing/school.ts';

const reading = classOf('7B Reading');
const grammar = classOf('8A Grammar', { id: idOf(501), activeStudents: 2 });
const dialog = page.getByRole('dialog');
const create = page.getByRole('button', { name: 'Create invite code' });
const submit = dialog.getByRole('button', { name: 'Create', exact: true });
const className = dialog.getByRole('combobox', { name: 'Class name' });
const card = page.getByRole('list', { name: 'Invite codes' }).getByRole('listitem');

/** A server that keeps the invites. */
async function openInvites(first: readonly Invite[] = [], search = '') {
  let invites = [...first];
  answerSchool({ classes: [reading, grammar] });
  answer(
    (calls) => calls.classes.listInvites,
    () => [...invites],
  );
  const made = answer(
    (calls) => calls.classes.createInvite,
    ({ id, classId, className: name = '', expiresOn = null, maxUses = null, requireApproval = false }) => {
      const known = [reading, grammar].find((each) => each.id === classId);
      const options = { expiresOn, maxUses, settings: { requireApproval } };
      const expiresAt = expiresOn && `${expiresOn}T23:00:00.000Z`;
      const invite = inviteOf({ id, code: 'QRS789', className: known?.name ?? name, expiresAt, ...options });
      invites = [invite, ...invites];
      return invite;
    },
  );
  const change = (id: string, part: Partial<Invite>) => {
    invites = invites.map((each) => (each.id === id ? { ...each, ...part, version: each.version + 1 } : each));
    return invites.find((each) => each.id === id) ?? inviteOf();
  };
  answer(
    (calls) => calls.classes.switchInvite,
    ({ id, isActive }) => change(id, { isActive, state: isActive ? 'active' : 'off' }),
  );
  answer(
    (calls) => calls.classes.updateInvite,
    ({ id, maxUses = null, expiresOn = null }) => change(id, { maxUses, expiresOn }),
  );
  await openPage(`/teacher/invite-codes${search}`, teacher);
  await expect.element(page.getByRole('heading', { name: 'Invite codes', level: 1 })).toBeVisible();
  return made;
}

async function openForm(): Promise<void> {
  await create.click();
  await expect.element(className).toHaveFocus();
}

async function choose(item: string): Promise<void> {
  await page.getByRole('button', { name: 'More for ABC234' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

describe('making a code', () => {
  it('asks in a dialog that scrolls on a screen that is lower than it', async () => {
    await openInvites();
    for (const [width, height] of [
      [844, 390],
      [375, 667],
    ] as const) {
      await page.viewport(width, height);
      await openForm();
      submit.element().scrollIntoView({ block: 'end' });
      const { bottom } = submit.element().getBoundingClientRect();
      expect(bottom).toBeLessThanOrEqual(height);
      await press('Escape');
      await expect.poll(() => dialog.query()).toBeNull();
    }
  });

  it('begins with the class it is made from, and says when a name makes a new one', async () => {
    const made = await openInvites([], `?class=${grammar.id}`);
    await openForm();
    await expect.element(className).toHaveValue('8A Grammar');
    await expect.element(dialog.getByText('Your class with 2 students.')).toBeVisible();
    await className.click();
    const offered = () => dialog.getByRole('option').elements();
    await expect
      .poll(() => offered().map(({ textContent }) => textContent))
      .toEqual(['8A Grammar', '7B Reading', 'New class…']);
    await press('Escape');
    await expect.poll(() => offered()).toHaveLength(0);
    await className.fill('8A Gramar');
    await expect.element(dialog.getByText('New class: it is made with this code.')).toBeVisible();
    await className.fill('8a grammar');
    await submit.click();
    await expect.element(card.getByRole('heading', { name: '8A Grammar' })).toBeVisible();
    expect(made).toMatchObject([{ classId: grammar.id }]);
  });

  it('keeps the options, and shows them on the card', async () => {
    const made = await openInvites();
    await openForm();
    await className.fill('9C Listening');
    await dialog.getByLabelText('Maximum uses').fill('30');
    await dialog.getByLabelText('Expires on').fill('2099-12-31');
    await dialog.getByLabelText('Require approval').click();
    await expectNoBarriers('form');
    await submit.click();
    await expect.element(card.getByRole('heading', { name: '9C Listening' })).toBeVisible();
    await expect.element(card.getByText('0 of 30')).toBeVisible();
    await expect.element(card.getByText(/Last day: .*2099/)).toBeVisible();
    await expect.element(card.getByText('You approve each student')).toBeVisible();
    await expect.poll(() => dialog.query()).toBeNull();
    const options = { maxUses: 30, expiresOn: '2099-12-31', requireApproval: true };
    expect(made).toMatchObject([{ className: '9C Listening', timeZone: 'Europe/Berlin', ...options }]);
  });

  it('says what is wrong at its field, and sends the same code again after a lost answer', async () => {
    await openInvites();
    await openForm();
    await className.fill(' ');
    await dialog.getByLabelText('Maximum uses').fill('many');
    await submit.click();
    await expect.element(className).toHaveAttribute('aria-invalid', 'true');
    await expect.element(dialog.getByLabelText('Maximum uses')).toHaveAttribute('aria-invalid', 'true');
    await className.fill('9C');
    await dialog.getByLabelText('Maximum uses').fill('');
    const isLost = () => {
      throw lostNetwork();
    };
    const lost = answer((calls) => calls.classes.createInvite, isLost);
    await submit.click();
    await expect.element(dialog.getByText(/We can't reach the server/).first()).toBeVisible();
    await expect.element(className).toHaveValue('9C');
    const made = answer((calls) => calls.classes.createInvite, inviteOf());
    await submit.click();
    await expect.poll(() => dialog.query()).toBeNull();
    expect(made[0]?.id).toBe(lost[0]?.id);
  });

  it('keeps the focus inside the dialog, and gives it back', async () => {
    await openInvites();
    create.element().focus();
    await press('Enter');
    await expect.element(className).toHaveFocus();
    for (let step = 0; step < 12; step += 1) {
      await press('Tab');
      expect(dialog.element().contains(document.activeElement)).toBe(true);
    }
    await press('Escape');
    await expect.poll(() => dialog.query()).toBeNull();
    await expect.element(create).toHaveFocus();
  });
});

describe('a code', () => {
  it('is copied as a link, and shown on the projector with its class', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const other = inviteOf({ id: idOf(801), code: 'NEW777' });
    answer((calls) => calls.assignments.list, { assignments: [], next: null });
    await openInvites([other, inviteOf()]);
    const card = page.getByRole('listitem').filter({ hasText: 'ABC234' });
    await card.getByRole('button', { name: 'Copy link' }).click();
    await expect.element(card.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(written.mock.calls).toEqual([['https://grove.example/register/student?code=ABC234']]);
    await card.getByRole('link', { name: 'Show on the projector' }).click();
    await expect.element(page.getByRole('img', { name: 'QR code that opens the class with ABC234' })).toBeVisible();
  });

  it.each(['off', 'expired', 'used-up', 'class-archived'] as const)(
    'isn’t shown to a class while it is %s',
    async (state) => {
      await openInvites([inviteOf({ state })]);
      await expect.element(card.getByRole('button', { name: 'Copy link' })).toBeVisible();
      expect(card.getByRole('link', { name: 'Show on the projector' }).query()).toBeNull();
    },
  );

  it('is edited, switched off and on', async () => {
    await openInvites([inviteOf({ currentUses: 1 })]);
    await expect.element(card.getByText('Used 1 time, no limit')).toBeVisible();
    await choose('Edit');
    await dialog.getByLabelText('Maximum uses').fill('5');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(card.getByText('1 of 5')).toBeVisible();
    await choose('Switch off');
    await expect.element(card.getByText('Switched off', { exact: true })).toBeVisible();
    await choose('Switch on');
    await expect.element(card.getByText('Active', { exact: true })).toBeVisible();
  });

  it.each([
    [refusal('below-current-uses', 409, { currentUses: 3 }), /3/],
    [refusal('edit-conflict', 409, inviteOf({ maxUses: 40, version: 2 })), /This code was changed in the meantime/],
  ])('says why a change is refused, and keeps what was typed', async (refused, text) => {
    await openInvites([inviteOf({ maxUses: 30, currentUses: 3 })]);
    await choose('Edit');
    await dialog.getByLabelText('Maximum uses').fill('2');
    answer(
      (calls) => calls.classes.updateInvite,
      () => {
        throw refused;
      },
    );
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByText(text).first()).toBeVisible();
    await expect.element(dialog.getByLabelText('Maximum uses')).toHaveValue('2');
  });

  it('says who came in', async () => {
    await openInvites([inviteOf({ currentUses: 2 })]);
    const grace = { studentId: idOf(701), studentName: 'Grace Hopper', status: 'active' } as const;
    answer((calls) => calls.classes.cameIn, { students: [{ ...grace, at: '2026-11-20T08:00:00.000Z' }], gone: 1 });
    await choose('See who came in');
    await expect.element(dialog.getByText('Grace Hopper')).toBeVisible();
    await expect.element(dialog.getByText('1 student has left since')).toBeVisible();
    await expectNoBarriers('who came in');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog.query()).toBeNull();
  });
});
