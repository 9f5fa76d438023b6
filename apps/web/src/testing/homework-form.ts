import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { OpenPage } from './open.tsx';
import { openPage } from './open.tsx';
import { teacher } from './people.ts';

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const field = (name: string) => page.getByLabelText(name, { exact: true });

/** Opens the form of a homework by its id, or of a new one. */
export async function openForm(form = 'new'): Promise<OpenPage> {
  const open = await openPage(`/teacher/assignments?edit=${form}`, teacher);
  await expect.element(field('Title')).toBeVisible();
  return open;
}
