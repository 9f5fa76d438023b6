import type { Locator, Page } from '@playwright/test';
import { expectNoBarriers } from './stage/accessibility.ts';
import { tabTo } from './stage/keyboard.ts';
import { expect, signIn, test } from './stage/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Comes to a control by keyboard and presses a key there. */
async function press(page: Page, control: Locator, key: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

test('a teacher sets a word list by keyboard, and the student has it without a reload', async ({
  page,
  teacher,
  student,
  anotherBrowser,
}) => {
  const theirs = await anotherBrowser(student);
  await theirs.goto('/assignments');
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
  await signIn(page, teacher);
  await page.goto('/teacher/assignments');
  await expect(page.getByRole('heading', { name: 'Nothing set yet' })).toBeVisible();
  await expectNoBarriers(page, 'nothing set');

  await press(page, button(page, 'New assignment'), 'Enter');
  await expect(page.getByRole('heading', { name: 'New assignment', level: 1 })).toBeVisible();
  await tabTo(page, field(page, 'Title'));
  await page.keyboard.type('Fruit');
  await tabTo(page, field(page, 'Instructions'));
  await page.keyboard.type('Play it twice.');
  // The choice before the usual one is a list of one's own.
  await press(page, field(page, 'Words'), 'ArrowUp');
  await tabTo(page, field(page, 'Word list'));
  await page.keyboard.type('apple, pear\nbanana\norange\nlemon\nzzyxx\ncherry');
  await expect(page.getByText('7 words so far.')).toBeVisible();
  await field(page, 'Due').fill('2030-12-01T18:00');
  await expectNoBarriers(page, 'form');

  await press(page, button(page, 'Save draft'), 'Enter');
  await expect(page.getByText("1 word can't be asked")).toBeVisible();
  await expect(page.getByText('“zzyxx”')).toBeVisible();
  await expect(button(page, 'Save draft')).toBeFocused();
  // It was said while typing already: what is saved has an address of its own.
  await expect(page).toHaveURL(/edit=[0-9a-f-]{36}/);
  await page.reload();
  await expect(field(page, 'Title')).toHaveValue('Fruit');
  await expect(field(page, 'Due')).toHaveValue('2030-12-01T18:00');
  await expect(theirs.getByText('Fruit')).toHaveCount(0);

  await press(page, button(page, 'Publish'), 'Enter');
  await expect(page.getByText('0 of 1 turned in')).toBeVisible();
  await expect(theirs.getByText('Fruit').first()).toBeVisible();
  await expectNoBarriers(page, 'list');

  await press(page, page.getByRole('link', { name: 'Fruit' }), 'Enter');
  await expect(page.getByRole('heading', { name: 'Fruit', level: 1 })).toBeVisible();
  await expect(page.getByRole('row', { name: student.fullName })).toContainText('Not begun');
  await expectNoBarriers(page, 'detail');
});

test('what was typed outlives a reload, and a list that cannot be played is said in place', async ({
  page,
  teacher,
  student: _,
}) => {
  await signIn(page, teacher);
  await page.goto('/teacher/assignments?edit=new');
  await button(page, 'Publish').click();
  await expect(field(page, 'Title')).toBeFocused();
  await expect(page.getByText('Please fill this in.')).toBeVisible();
  await field(page, 'Title').fill('Nonsense');
  await field(page, 'Words').selectOption('A word list');
  await field(page, 'Word list').fill('zzyxx\nqwvv');
  await page.reload();
  await expect(page.getByText('Here is what you had typed')).toBeVisible();
  await expect(field(page, 'Word list')).toHaveValue('zzyxx\nqwvv');

  await button(page, 'Publish').click();
  await expect(page.getByText("Students couldn't play it like this")).toBeVisible();
  await expect(page.getByText('It is saved as a draft, which no student sees.')).toBeVisible();
  await expect(field(page, 'Word list')).toHaveValue('zzyxx\nqwvv');
  await expectNoBarriers(page, 'refused');

  await field(page, 'Title').fill('Nonsense and more');
  await button(page, 'Cancel').click();
  await page.getByRole('dialog').getByText('Keep writing').click();
  await expect(field(page, 'Title')).toHaveValue('Nonsense and more');
  await field(page, 'Words').selectOption('A level');
  await button(page, 'Publish').click();
  await expect(page.getByRole('link', { name: 'Nonsense and more' })).toBeVisible();
  await expect(page.getByText('Open', { exact: true })).toBeVisible();
});

for (const how of ['Save draft', 'Publish']) {
  test(`a page that goes just as "${how}" was answered comes back to what was made`, async ({
    page,
    teacher,
    invite,
  }) => {
    // From the moment of the answer on nothing that the page does is kept, neither its address nor what it writes down.
    await page.addInitScript(() => {
      const { setItem, removeItem } = Storage.prototype;
      const { pushState, replaceState } = History.prototype;
      let isGone = false;
      Storage.prototype.setItem = function (key, value) {
        if (isGone) return;
        setItem.call(this, key, value);
        isGone = key === 'assignments:form:new' && value.includes('"made"');
      };
      Storage.prototype.removeItem = function (key) {
        if (!isGone) removeItem.call(this, key);
      };
      History.prototype.pushState = function (...place) {
        if (!isGone) pushState.apply(this, place);
      };
      History.prototype.replaceState = function (...place) {
        if (!isGone) replaceState.apply(this, place);
      };
    });
    expect(invite.classId).toBeTruthy();
    await signIn(page, teacher);
    await page.goto('/teacher/assignments?edit=new');
    await field(page, 'Title').fill('Fruit');
    await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/api/assignments')),
      button(page, how).click(),
    ]);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('assignments:form:new'))).toContain('made');
    expect(page.url()).toContain('edit=new');
    await page.reload();
    await expect(page).toHaveURL(/edit=[0-9a-f-]{36}/);
    await expect(field(page, 'Title')).toHaveValue('Fruit');
    await expect(button(page, 'Publish')).toHaveCount(how === 'Publish' ? 0 : 1);
    const { assignments } = await teacher.visitor.call<{ assignments: unknown[] }>('GET', '/assignments');
    expect(assignments).toHaveLength(1);
  });
}

test('a new homework is shown to its students by one request, a changed draft too', async ({
  page,
  teacher,
  student: _,
}) => {
  await signIn(page, teacher);
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/assignments') && !pathname.endsWith('/read-list') && request.method() !== 'GET')
      writes.push(`${request.method()} ${pathname.replace(/[0-9a-f-]{36}/, ':id')}`);
  });
  await page.goto('/teacher/assignments?edit=new');
  await field(page, 'Title').fill('Level A1');
  await button(page, 'Publish').click();
  await expect(page.getByRole('link', { name: 'Level A1' })).toBeVisible();
  expect(writes.splice(0)).toEqual(['POST /api/assignments']);

  await button(page, 'New assignment').click();
  await field(page, 'Title').fill('Draft');
  await button(page, 'Save draft').click();
  await expect(page).toHaveURL(/edit=[0-9a-f-]{36}/);
  await field(page, 'Title').fill('Level A1 again');
  await button(page, 'Publish').click();
  await expect(page.getByRole('link', { name: 'Level A1 again' })).toBeVisible();
  expect(writes).toEqual(['POST /api/assignments', 'PATCH /api/assignments/:id']);
});

test('a teacher closes, deletes and brings back, and gives one student more time', async ({
  page,
  teacher,
  student,
}) => {
  await signIn(page, teacher);
  await page.goto('/teacher/assignments?edit=new');
  await field(page, 'Title').fill('Level A1');
  await field(page, 'Due').fill('2030-12-01T18:00');
  await button(page, 'Publish').click();
  const menu = async (item: string) => {
    await page.getByRole('button', { name: 'More for Level A1' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await menu('Close');
  await expect(page.getByText('Closed', { exact: true })).toBeVisible();
  await menu('Open again');
  await expect(page.getByText('Open', { exact: true })).toBeVisible();
  await menu('Delete');
  await expect(page.getByRole('link', { name: 'Level A1' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Level A1' }).click();

  await button(page, 'Delete').click();
  await expect(page).toHaveURL('/teacher/assignments');
  await expect(page.getByText('“Level A1” was deleted.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: "This homework isn't here" })).toBeVisible();
  await button(page, 'Undo').click();
  await expect(page.getByRole('heading', { name: 'Level A1', level: 1 })).toBeVisible();
  await button(page, 'Delete').click();
  await expect(page).toHaveURL('/teacher/assignments');
  await page.reload();
  await button(page, 'Undo').click();
  await page.getByRole('link', { name: 'Level A1' }).click();
  await expect(button(page, 'Undo')).toHaveCount(0);

  await page.getByRole('button', { name: `Give more time to ${student.fullName}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Due')).toHaveValue('2030-12-01T18:00');
  await dialog.getByLabel('Due').fill('2030-12-08T09:30');
  await expectNoBarriers(page, 'more time');
  await dialog.getByRole('button', { name: 'Give more time' }).click();
  await expect(page.getByText('Has time until 8 Dec 2030, 09:30')).toBeVisible();
  await page.getByRole('button', { name: `Give more time to ${student.fullName}` }).click();
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('Has time until')).toHaveCount(0);

  const assignmentId = new URL(page.url()).pathname.split('/').at(-1);
  const source = { kind: 'assignment', assignmentId };
  const wish = { type: 'quiz', mode: 'mixed', items: 10, timer: 'none', canHear: false, source };
  await student.visitor.call('POST', '/games/plays', { ...wish, id: crypto.randomUUID() });
  await expect(page.getByRole('row', { name: student.fullName })).toContainText('Started');
  await button(page, 'Edit').click();
  await expect(page.getByText('Somebody has begun')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Anagram' })).toBeDisabled();
  await expect(field(page, 'Level')).toBeDisabled();
  await field(page, 'Target in percent').fill('80');
  await button(page, 'Save changes').click();
  await expect(page.getByRole('link', { name: 'Level A1' })).toBeVisible();
});

test('a list that cannot be loaded is asked for again, and without students the next step is a code', async ({
  page,
  teacher,
}) => {
  await signIn(page, teacher);
  await page.route('**/api/assignments', (route) => route.abort());
  await page.goto('/teacher/assignments');
  await expect(page.getByRole('heading', { name: "We couldn't load your homework" })).toBeVisible();
  await page.unroute('**/api/assignments');
  await button(page, 'Retry').click();
  await expect(page.getByRole('heading', { name: 'First, a class' })).toBeVisible();
  await expectNoBarriers(page, 'no class');
  await button(page, 'New assignment').click();
  await page.getByRole('link', { name: 'Invite students' }).click();
  await expect(page).toHaveURL('/teacher/invite-codes');
});
