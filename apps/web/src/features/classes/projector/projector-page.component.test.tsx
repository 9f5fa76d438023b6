import type { Invite, RosterEntry } from '@wordgrove/contract/classes';
import { paths } from '@wordgrove/contract/paths';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { orpc, queryClient } from '#platform/api.ts';
import { answer, lostNetwork, reachServer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { expectToFit } from '#testing/fits.ts';
import { holdClock } from '#testing/held-clock.ts';
import { openPage, reloadPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { answerSchool, classOf, idOf, inviteOf, rosterEntryOf } from '#testing/school.ts';

const address = `/teacher/classes/${idOf(500)}/projector`;
const code = page.getByTestId('invite-code');
const arrived = page.getByRole('region', { name: 'Students' });
const names = () =>
  arrived
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
const shows = page.getByRole('switch', { name: 'Show names' });
const homework = page.getByRole('link', { name: 'Set the first homework' });
const qr = page.getByRole('img', { name: /^QR code/ });

const ada = rosterEntryOf('Ada', 1, { enrolledAt: '2026-11-27T08:01:00.000Z' });
const bea = rosterEntryOf('Bea', 2, { enrolledAt: '2026-11-27T08:02:00.000Z' });
const listed = (name: string, number: number) =>
  rosterEntryOf(name, number, { enrollmentMethod: 'roster', signInName: `${name.toLowerCase()}.secret` });

type Class = { roster?: RosterEntry[]; invites?: Invite[]; archivedAt?: string | null; homework?: number };

function answerClass({ roster = [], invites = [inviteOf()], archivedAt = null }: Class = {}): void {
  answerSchool({ classes: [classOf('7B Reading', { archivedAt })], roster, invites });
  answer((calls) => calls.assignments.list, { assignments: [], next: null });
}

async function openClass(given: Class = {}, search = '') {
  answerClass(given);
  const opened = await openPage(address + search, teacher);
  await expect.element(page.getByRole('heading', { level: 1, name: '7B Reading' })).toBeVisible();
  return opened;
}

/** Students come or go, and what a hint about the roster concerns is fetched again. */
async function changes(roster: RosterEntry[]): Promise<void> {
  answer((calls) => calls.classes.roster, roster);
  await queryClient.invalidateQueries({ queryKey: orpc.classes.roster.key() });
}

describe('the way into a class', () => {
  it('is a picture, a short address and a code', async () => {
    await openClass();
    await expect.element(code).toHaveTextContent('ABC234');
    await expect.element(page.getByText('grove.example/join', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('img', { name: 'QR code that opens the class with ABC234' })).toBeVisible();
    await expect.element(arrived.getByText('Your students appear here as they join.')).toBeVisible();
    expect(shows.query()).toBeNull();
    await expectNoBarriers('the page for the projector');
  });

  it('is the newest code that works for the class, or the one that was chosen', async () => {
    const invites = [
      inviteOf({ id: idOf(801), code: 'GRP999', classId: idOf(501) }),
      inviteOf({ id: idOf(802), code: 'EXP222', state: 'expired' }),
      inviteOf({ id: idOf(803), code: 'NEW777' }),
      inviteOf({ id: idOf(804), code: 'QLD666' }),
    ];
    const opened = await openClass({ invites });
    const board = `/teacher/classes/${idOf(500)}/projector`;
    await expect.element(code).toHaveTextContent('NEW777');
    await expect.poll(opened.path).toBe(`${board}?code=NEW777`);
    await reloadPage({ path: () => `${board}?code=QLD666` }, teacher);
    await expect.element(code).toHaveTextContent('QLD666');
    const expired = await reloadPage({ path: () => `${board}?code=EXP222` }, teacher);
    await expect.element(code).toHaveTextContent('NEW777');
    await expect.poll(expired.path).toBe(`${board}?code=NEW777`);
    // Made in another tab: the class goes on typing the one it sees.
    answer((calls) => calls.classes.listInvites, [inviteOf({ id: idOf(805), code: 'FRESH8' }), ...invites]);
    await reloadPage(expired, teacher);
    await expect.element(code).toHaveTextContent('NEW777');
  });

  it.each([
    [1280, 720],
    [1920, 1080],
    [390, 844],
  ])('is on the screen at once at %i × %i', async (width, height) => {
    await page.viewport(width, height);
    await openClass();
    await expect.element(code).toBeVisible();
    for (const part of width > 480 ? [code, qr] : [qr]) {
      const { bottom, right } = part.element().getBoundingClientRect();
      expect(bottom).toBeLessThanOrEqual(height);
      expect(right).toBeLessThanOrEqual(width);
    }
  });

  it('is made here when no code works, once', async () => {
    await openClass({ invites: [inviteOf({ state: 'off' })] });
    await expect.element(page.getByText('No code lets anybody in right now.')).toBeVisible();
    expect(qr.query()).toBeNull();
    const make = page.getByRole('button', { name: 'Make a code' });
    const lost = answer(
      (calls) => calls.classes.createInvite,
      () => {
        throw lostNetwork();
      },
    );
    await make.click();
    await expect.element(page.getByText(/We can't reach the server/).first()).toBeVisible();
    reachServer();
    const fresh = inviteOf({ code: 'NEW777' });
    const made = answer((calls) => calls.classes.createInvite, fresh);
    answer((calls) => calls.classes.listInvites, [fresh]);
    await make.click();
    await expect.element(code).toHaveTextContent('NEW777');
    expect(made).toMatchObject([{ id: lost[0]?.id, classId: idOf(500) }]);
  });

  it('is closed for an archived class', async () => {
    await openClass({ archivedAt: '2026-11-01T08:00:00.000Z', invites: [inviteOf({ state: 'class-archived' })] });
    await expect.element(page.getByText(/This class is archived/)).toBeVisible();
    expect(page.getByRole('button', { name: 'Make a code' }).query()).toBeNull();
  });

  it('stays clear of what is below it, down to the tail of a Q', async () => {
    await openClass({ invites: [inviteOf({ code: 'QQQ222' })] });
    await expect.element(code).toHaveTextContent('QQQ222');
    const { fontSize, lineHeight } = getComputedStyle(code.element());
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('no canvas');
    const { fontFamily, fontWeight } = getComputedStyle(code.element());
    canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const {
      actualBoundingBoxDescent: tail,
      fontBoundingBoxAscent: up,
      fontBoundingBoxDescent: down,
    } = canvas.measureText('Q');
    const baseline = (Number.parseFloat(lineHeight) + up - down) / 2;
    expect(baseline + tail).toBeLessThanOrEqual(Number.parseFloat(lineHeight));
  });

  it('of a class that isn’t the teacher’s is not told', async () => {
    answerClass({ roster: [ada] });
    await openPage(`/teacher/classes/${idOf(599)}/projector`, teacher);
    await expect.element(page.getByText("We can't find this class")).toBeVisible();
    await expect.element(page.getByRole('main').getByRole('link', { name: 'Students' })).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Class', exact: true })).toBeVisible();
    expect(page.getByText('Ada').query()).toBeNull();
  });

  it('leaves with its teacher who is taken off it, and leads on', async () => {
    await openClass({ roster: [ada] });
    await shows.click();
    answer((calls) => calls.classes.list, []);
    await queryClient.invalidateQueries({ queryKey: orpc.classes.list.key() });
    await expect.element(page.getByText('You no longer teach this class')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1, name: '7B Reading' })).toHaveFocus();
    expect(page.getByText('Ada').query() ?? code.query()).toBeNull();
    await page.getByRole('main').getByRole('link', { name: 'Students' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible();
  });

  it('says what didn’t come, and asks again', async () => {
    answerClass({ roster: [ada] });
    const fails = () => {
      throw refusal('internal', 500);
    };
    answer((calls) => calls.classes.list, fails);
    await openPage(address, teacher);
    await expect.element(page.getByText("We couldn't load this class")).toBeVisible();
    answerClass({ roster: [ada] });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(code).toBeVisible();
  });
});

describe('those who have joined', () => {
  it('appear as they come, with their number', async () => {
    await openClass();
    await expect.element(code).toBeVisible();
    await changes([bea]);
    await expect.element(arrived.getByText('1 student is in').last()).toBeVisible();
    expect(names()).toEqual(['Bea']);
    await changes([bea, ada]);
    await expect.poll(names).toEqual(['Ada', 'Bea']);
    await expectNoBarriers('two have joined');
  });

  it('are only a number where names are hidden, also after a reload', async () => {
    const opened = await openClass({ roster: [ada, bea] });
    await expect.poll(names).toEqual(['Ada', 'Bea']);
    await shows.click();
    expect(names()).toEqual([]);
    await expect.element(arrived.getByText('2 students are in')).toBeVisible();
    await reloadPage(opened, teacher);
    await expect.element(shows).not.toBeChecked();
    expect(names()).toEqual([]);
    await shows.click();
    await expect.poll(names).toEqual(['Ada', 'Bea']);
  });

  it('are counted of all, where children were added from a list, and nobody’s sign-in is shown', async () => {
    await openClass({ roster: [listed('Lea', 3), ada, listed('Kim', 4)] });
    await expect.element(arrived.getByText('1 of 3 have signed in')).toBeVisible();
    expect(names()).toEqual(['Ada', 'Kim', 'Lea']);
    await expect.element(arrived.getByRole('heading', { name: 'Not signed in yet' })).toBeVisible();
    expect(document.body.textContent).not.toMatch(/secret|pupil@/);
  });

  it('wait to be let in where the code says so, and are let in here', async () => {
    await openClass({ roster: [ada, rosterEntryOf('Waldo', 5, { status: 'pending' })] });
    await expect.element(arrived.getByText('1 student waits for your approval', { exact: true })).toBeVisible();
    expect(names()).toEqual(['Ada']);
    const approved = answer((calls) => calls.classes.approve, { changed: 1 });
    await arrived.getByRole('button', { name: 'Approve all' }).click();
    answer((calls) => calls.classes.roster, [ada, rosterEntryOf('Waldo', 5)]);
    await page.getByRole('dialog').getByRole('button', { name: 'Approve all' }).click();
    await expect.poll(names).toEqual(['Waldo', 'Ada']);
    expect(approved).toEqual([{ enrolmentIds: [idOf(605)] }]);
  });

  it('can get their first homework, while there is none', async () => {
    await openClass();
    await expect.element(code).toBeVisible();
    expect(homework.query()).toBeNull();
    await changes([ada]);
    await expect.element(homework).toHaveAttribute('href', `${paths.teacherAssignments}?edit=new&class=${idOf(500)}`);
  });

  it('are told to a screen reader at once, and then at most every ten seconds', async () => {
    await openClass();
    await expect.element(code).toBeVisible();
    const status = () =>
      arrived
        .getByRole('status')
        .elements()
        .map(({ textContent }) => textContent);
    expect(status()).toEqual(['']);
    const clock = holdClock();
    await changes([ada]);
    await expect.poll(status).toEqual(['1 student is in']);
    await changes([ada, bea]);
    await expect.poll(names).toEqual(['Ada', 'Bea']);
    await changes([ada, bea, rosterEntryOf('Waldo', 5, { status: 'pending' })]);
    await expect.element(arrived.getByRole('button', { name: 'Approve all' })).toBeVisible();
    await clock.tick(9999);
    expect(status()).toEqual(['1 student is in']);
    await clock.tick(1);
    await expect.poll(status).toEqual(['2 students are in. 1 student waits for your approval']);
  });
});

it('the page for the projector fits on phones and desks', async () => {
  await expectToFit(
    teacher,
    async (person) => {
      answerClass({ roster: [ada, listed('Bernadette-Christine Oppermann-Łukaszewicz', 3)] });
      return openPage(address, person);
    },
    page.getByTestId('invite-code'),
  );
});
