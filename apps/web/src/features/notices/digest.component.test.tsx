import { paths } from '@wordgrove/contract/paths';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { openPage } from '#testing/open.tsx';
import { teacher, visitor } from '#testing/people.ts';

const button = page.getByRole('button', { name: 'Send me no more' });

it('the link of a mail ends it by a button and for somebody who isn’t signed in', async () => {
  const asked = answer((calls) => calls.notices.unsubscribe, { isOn: false });
  await openPage(`${paths.unsubscribe}?token=abc.def`, visitor);
  await expect.element(button).toBeVisible();
  expect(asked).toEqual([]);
  await expectNoBarriers('the end of the daily mail');
  await button.click();
  await expect.element(page.getByText(/^Done/)).toBeVisible();
  expect(asked).toEqual([{ token: 'abc.def' }]);
});

it('a link that is damaged says so', async () => {
  answer(
    (calls) => calls.notices.unsubscribe,
    () => {
      throw refusal('link-invalid', 410);
    },
  );
  await openPage(paths.unsubscribe, visitor);
  await button.click();
  await expect.element(page.getByText(/^This link/)).toBeVisible();
});

it('the profile switches the daily mail off and on', async () => {
  answer((calls) => calls.notices.digest, { isOn: true });
  answer((calls) => calls.profiles.storage, { usedBytes: 0, allowedBytes: 1 });
  const asked = answer(
    (calls) => calls.notices.setDigest,
    ({ isOn }) => ({ isOn }),
  );
  await openPage(paths.teacherProfile, teacher);
  const box = page.getByRole('switch', { name: 'One mail a day about what is new' });
  await expect.element(box).toBeChecked();
  await box.click();
  await expect.element(box).not.toBeChecked();
  expect(asked).toEqual([{ isOn: false }]);
});
