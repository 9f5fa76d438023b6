import { streamPaths } from '@wordgrove/contract/paths';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fetchAnswer } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { holdClock } from '#testing/held-clock.ts';
import { openPage } from '#testing/open.tsx';
import { teacher, visitor } from '#testing/people.ts';

const field = (name: string) => page.getByLabelText(new RegExp(`^${name}`));
const send = page.getByRole('button', { name: 'Send message' });
const thanks = page.getByText('Your message is on its way.');

/** What the server says to the messages; a form with files is no call of the contract. */
function answerMessages(...answers: readonly (() => Response)[]): FormData[] {
  const sent: FormData[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (input !== streamPaths.supportMessages || !(init?.body instanceof FormData)) return fetchAnswer(input, init);
    sent.push(init.body);
    return answers[sent.length - 1]?.() ?? new Response(null, { status: 500 });
  });
  return sent;
}

async function write(subject: string, message: string): Promise<void> {
  await field('Subject').fill(subject);
  await userEvent.selectOptions(field('Priority'), 'High');
  await field('Message').fill(message);
}

it('a message with a file is on its way for two seconds at least, and the form thanks for five', async () => {
  const sent = answerMessages(() => new Response(null, { status: 201 }));
  await openPage('/help', teacher);
  await expect.element(field('Name')).toHaveValue(teacher.profile.fullName);
  await expect.element(field('Email')).toHaveValue(teacher.user.email);
  await write('The projector shows nothing', 'It is dark.');
  await userEvent.upload(field('Attachments'), new File(['dark'], 'notes.txt', { type: 'text/plain' }));
  await expect.element(page.getByText('notes.txt')).toBeVisible();
  const clock = holdClock();
  await send.click();
  await expect.element(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await expect.poll(() => sent.length).toBe(1);
  await clock.tick(1900);
  expect(thanks.query()).toBeNull();
  await clock.tick(200);
  await expect.element(thanks).toBeVisible();
  await expect.element(field('Subject')).toHaveValue('');
  await expect.element(field('Message')).toHaveValue('');
  expect(page.getByText('notes.txt').query()).toBeNull();
  await clock.tick(4800);
  expect(thanks.query()).not.toBeNull();
  await clock.tick(300);
  await expect.poll(() => thanks.query()).toBeNull();
  expect(sent[0]?.get('priority')).toBe('high');
  expect(sent[0]?.getAll('attachments')).toHaveLength(1);
});

it("a message that couldn't be sent stays, and keeps its id when resent", async () => {
  const isLost = () => {
    throw new TypeError('Failed to fetch');
  };
  const sent = answerMessages(isLost, () => new Response(null, { status: 201 }));
  await openPage('/help', teacher);
  await write('Dark', 'It is dark.');
  const clock = holdClock();
  await send.click();
  await expect.poll(() => sent.length).toBe(1);
  await clock.tick(2100);
  await expect.element(page.getByRole('alert').first()).toBeVisible();
  await expect.element(field('Message')).toHaveValue('It is dark.');
  await send.click();
  await expect.poll(() => sent.length).toBe(2);
  await clock.tick(2100);
  await expect.element(thanks).toBeVisible();
  expect(sent[1]?.get('id')).toBe(sent[0]?.get('id'));
});

it('a form that lacks something says so and loses nothing', async () => {
  await openPage('/help', visitor);
  await field('Message').fill('Help!');
  await send.click();
  await expect.element(page.getByText('Please fill in all required fields.')).toBeVisible();
  await expect.element(field('Message')).toHaveValue('Help!');
  await expect.element(page.getByText('Mon-Fri 9AM-6PM EST')).toBeVisible();
  await expectNoBarriers('refused');
});

it('one question of the FAQ is open at a time, and the guide has its chapters', async () => {
  const { path } = await openPage('/help', visitor);
  await page.getByRole('tab', { name: 'FAQ' }).click();
  const questions = page.getByRole('tabpanel').getByRole('button', { name: /\?$/ });
  const opened = () => questions.elements().flatMap(({ ariaExpanded }, at) => (ariaExpanded === 'true' ? [at] : []));
  await questions.nth(0).click();
  await expect.poll(opened).toEqual([0]);
  await questions.nth(1).click();
  await expect.poll(opened).toEqual([1]);
  await page.getByRole('tab', { name: 'Resources' }).click();
  const licences = page.getByRole('link', { name: 'Read the licences' });
  await expect.element(licences).toHaveAttribute('href', '/third-party-notices.txt');
  await page.getByRole('link', { name: 'Open the guide' }).click();
  await expect.poll(path).toMatch(/^\/usage/);
  for (const name of ['Teacher', 'Student', 'Games', 'System Features']) {
    await page.getByRole('tab', { name }).click();
    await expect.element(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  }
});
