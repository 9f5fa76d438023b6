import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { press, tabTo } from '#testing/keys.ts';
import { Disclosure } from './disclosure.tsx';

const inside = page.getByText('Ten questions');
const summary = page.getByText('Options');

async function openPart() {
  let renderAgain = () => {};
  function Part() {
    const [isOpen, setOpen] = useState(false);
    const [, setCount] = useState(0);
    renderAgain = () => flushSync(() => setCount((count) => count + 1));
    return (
      <Disclosure summary="Options" isOpen={isOpen} onToggle={setOpen}>
        <p>Ten questions</p>
      </Disclosure>
    );
  }
  await render(<Part />);
  return () => renderAgain();
}

it('keeps a click although something is rendered before the browser has told of it', async () => {
  const renderAgain = await openPart();
  for (const isOpen of [true, false]) {
    const part = summary.element();
    if (part instanceof HTMLElement) part.click();
    renderAgain();
    // The browser tells of it in a task of its own, and this is a later one.
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(inside.element().checkVisibility()).toBe(isOpen);
  }
});

it('opens and closes by keys', async () => {
  await openPart();
  await tabTo(summary);
  await press('Enter');
  await expect.element(inside).toBeVisible();
  await press(' ');
  await expect.element(inside).not.toBeVisible();
});
