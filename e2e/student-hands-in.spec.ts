import type { Page } from '@playwright/test';
import { expectNoBarriers } from './stage/accessibility.ts';
import { expect, signIn, test } from './stage/test.ts';
import { lighthouse } from './stage/texts.ts';

const phone = { width: 390, height: 844 };

/** A picture as a phone's camera would give it. */
async function takenBy(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1600;
    canvas.height = 1200;
    canvas.getContext('2d')?.fillRect(100, 100, 400, 300);
    return canvas.toDataURL('image/jpeg');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

test('a student writes, adds a file and a photo, and turns it in; the teacher sees it come and looks at it', async ({
  page,
  teacher,
  student,
  anotherBrowser,
}) => {
  const desk = await anotherBrowser(teacher);
  await desk.goto('/teacher/assignments?edit=new');
  await desk.getByRole('radio', { name: 'Hand-in', exact: true }).check();
  await desk.getByLabel('Title', { exact: true }).fill('My holidays');
  await desk.getByRole('button', { name: 'Publish', exact: true }).click();
  await desk.getByRole('link', { name: 'My holidays' }).click();
  const row = desk.getByRole('row', { name: student.fullName });
  await expect(row).toContainText('Not begun');

  await page.setViewportSize(phone);
  await signIn(page, student);
  await page.goto('/student/assignments');
  await page.getByRole('link', { name: 'My holidays', exact: true }).click();
  await page.getByRole('button', { name: 'Turn in', exact: true }).click();
  await expect(page.getByText('Your work is still empty. Write something or add a file first.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your text' }).fill('It was hot by the sea.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(row).toContainText('Not turned in yet');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your text' })).toHaveValue('It was hot by the sea.');

  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add files', exact: true }).click();
  await (await choosing).setFiles(lighthouse);
  await expect(page.getByRole('button', { name: /\.pdf$/ }).first()).toBeVisible();
  const shooting = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Take photos', exact: true }).click();
  await (await shooting).setFiles({ name: 'one.jpg', mimeType: 'image/jpeg', buffer: await takenBy(page) });
  await page.getByRole('button', { name: 'Turn photo 1' }).click();
  await expectNoBarriers(page, 'photos');
  await page.getByRole('button', { name: 'Add 1 photo' }).click();
  await expect(page.getByRole('button', { name: 'Photos.pdf', exact: true })).toBeVisible();
  await expectNoBarriers(page, 'a hand-in');
  await page.getByRole('button', { name: 'Turn in', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Turned in' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your text' })).toHaveCount(0);

  await expect(row).toContainText('A text and 2 files');
  await desk.getByRole('button', { name: `Look at it: ${student.fullName}` }).click();
  const work = desk.getByRole('dialog');
  await expect(work).toContainText('It was hot by the sea.');
  await work.getByRole('tab', { name: 'Photos.pdf' }).click();
  await expect(work.getByRole('img', { name: 'Page 1' })).toBeVisible();
  await expectNoBarriers(desk, 'work in place');
});
