import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '#testing/answers.ts';
import { openPage } from '#testing/open.tsx';
import { student, teacher, visitor } from '#testing/people.ts';
import { answerDashboard, answerSchool, classOf, inviteOf, ownClassOf, rosterEntryOf } from '#testing/school.ts';

const names = {
  'an apostrophe': "Siobhán O'Brien-D’Arcy",
  'Turkish letters': 'İpek Işıldağ Şükrüoğlu',
  emoji: 'Zoë 👩🏽‍🏫 Müller',
  'right-to-left text': 'محمد بن راشد',
  '200 characters': `Anna ${'Wolfeschlegelsteinhausen'.repeat(8)}`.padEnd(200, 'x').slice(0, 200),
  markup: '<img src=x onerror="document.title=\'owned\'"><script>document.title="owned"</script>',
};

const named = (person: typeof teacher, name: string) => ({
  user: { ...person.user, displayName: name },
  profile: { ...person.profile, displayName: name, fullName: name },
});

/** Text that runs out of the window would make the page scroll sideways. */
function expectToFit(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  expect(document.title).not.toContain('owned');
}

const reads = async (text: string) => {
  await expect.poll(() => document.querySelector('main')?.textContent).toContain(text);
  expectToFit();
};

describe.each(Object.entries(names))('a name with %s is shown as typed, and fits on a phone', (_, name) => {
  const pupil = named(student, name);
  const master = named(teacher, name);
  const open = async (path: string, person: Parameters<typeof openPage>[1]) => {
    await page.viewport(390, 800);
    return openPage(path, person);
  };

  it('on the way in', async () => {
    const offer = { code: 'ABC234', className: name, teacherName: name, requireApproval: false, hasSignInNames: false };
    answer((calls) => calls.classes.checkInvite, offer);
    await open('/register/student?code=ABC234', visitor);
    await reads(`This code opens ${name} with ${name}.`);
  });

  it("on a student's screens", async () => {
    const own = ownClassOf(name, { teacherName: name });
    const notice = { kind: 'enrolment-approved', params: { className: name, teacherName: name } } as const;
    const notices = [{ id: own.id, createdAt: own.enrolledAt, ...notice }];
    answerDashboard({ classes: [own], notices });
    answer((calls) => calls.classes.mine, [own]);
    answer((calls) => calls.notices.list, notices);
    await open('/student-dashboard', pupil);
    await reads(`Hello, ${name}!`);
    await reads(`Welcome to ${name}!`);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect.poll(() => document.querySelector('header')?.textContent).toContain(name);
    expectToFit();
  });

  it('on the Access Denied screen', async () => {
    await open('/teacher-dashboard', pupil);
    await reads(name);
  });

  it('in the own profile', async () => {
    answer((calls) => calls.profiles.storage, { usedBytes: 0, allowedBytes: 1 });
    await open('/profile', master);
    await expect.element(page.getByLabelText('Full name')).toHaveValue(name);
    expectToFit();
  });

  it("on a teacher's screens, and on a desk too", async () => {
    const roster = [rosterEntryOf(name, 1, { className: name, status: 'pending' })];
    answerSchool({ classes: [classOf(name)], roster, invites: [inviteOf({ className: name, teacherName: name })] });
    answer((calls) => calls.assignments.list, { assignments: [], next: null });
    const readsOnBoth = async () => {
      for (const width of [1280, 390]) {
        await page.viewport(width, 800);
        await reads(name);
      }
    };
    await open('/teacher/students', master);
    await readsOnBoth();
    await page.getByRole('link', { name: 'Invite students' }).first().click();
    await readsOnBoth();
    await page.getByRole('link', { name: 'Show on the projector' }).first().click();
    await expect.element(page.getByTestId('invite-code')).toBeVisible();
    await expect.poll(() => document.querySelector('h1')?.textContent).toContain(name);
    // Here the tab is called by the class, as it stands.
    expect(document.title).toBe(`${name} · Wordgrove`);
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
});

it('a name saved in the profile appears everywhere at once', async () => {
  answerSchool();
  answer((calls) => calls.profiles.storage, { usedBytes: 0, allowedBytes: 1 });
  const name = names['Turkish letters'];
  await openPage('/profile', teacher);
  await page.getByLabelText('Display name').fill(name);
  const saved = { ...teacher, profile: { ...teacher.profile, displayName: name, version: 2 } };
  const asked = answer(
    (calls) => calls.profiles.update,
    () => {
      answer((calls) => calls.auth.session, saved);
      return saved.profile;
    },
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Profile updated successfully').first()).toBeVisible();
  await expect.element(page.getByRole('banner').getByRole('button', { name })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect.element(page.getByRole('heading', { name: `Hello, ${name}!` })).toBeVisible();
  expect(asked).toEqual([{ version: 1, displayName: name }]);
});
