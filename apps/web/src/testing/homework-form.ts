import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { OpenPage } from './open.tsx';
import { openPage } from './open.tsx';
import { teacher } from './people.ts';

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const field = (name: string) => page.getByLabelText(name, { exact: true });

/** What is put away on the form, and says what is set in it. */
export const more = page.getByText(/^More(: |$)/);

/** Opens the form of a homework by its id, or of a new one, as it is seen first. */
export async function openShortForm(form = 'new'): Promise<OpenPage> {
  const open = await openPage(`/teacher/assignments?edit=${form}`, teacher);
  await expect.element(field('Title')).toBeVisible();
  return open;
}

/** The same with everything on it. */
export async function openForm(form = 'new'): Promise<OpenPage> {
  const open = await openShortForm(form);
  await more.click();
  return open;
}
