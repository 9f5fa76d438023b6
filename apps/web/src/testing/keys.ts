import type { Locator } from 'vitest/browser';
import { userEvent } from 'vitest/browser';

/** Presses a key by its name, or several one after the other. */
export async function press(...names: readonly string[]): Promise<void> {
  for (const name of names) await userEvent.keyboard(name.length === 1 ? name : `{${name}}`);
}

/** Presses Tab until the control has the focus. */
export async function tabTo(control: Locator): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (control.query() !== null && control.query() === document.activeElement) return;
    await press('Tab');
  }
  throw new Error(`Tab never reached ${control.selector}`);
}
