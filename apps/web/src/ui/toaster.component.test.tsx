import './base.css';
import './tokens.css';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { standStill } from '#testing/barriers.ts';
import { Toaster } from './toaster.tsx';
import { addToast } from './use-toast.ts';

const side = 60;

/** Buttons as wide as the window: some at its foot, one above the other, and one below the fold. */
function Page({ atFoot }: { atFoot: number }) {
  const across = { insetInline: 0, height: side };
  return (
    <>
      <button type="button" style={{ ...across, position: 'absolute', top: window.innerHeight }}>
        Below
      </button>
      {Array.from({ length: atFoot }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they differ in nothing else.
        <button key={at} type="button" style={{ ...across, position: 'fixed', bottom: at * side }}>
          At the foot
        </button>
      ))}
      <Toaster closeText="Close" />
    </>
  );
}

/** Pixels between the message and the foot of the window. */
function lift(): number {
  const message = page.getByText('Saved').element().parentElement;
  return message ? window.innerHeight - message.getBoundingClientRect().bottom : Number.NaN;
}

it('lifts a message off what appears below it, however far it was lifted before', async () => {
  const { rerender } = await render(<Page atFoot={0} />);
  addToast('Saved');
  await expect.element(page.getByText('Saved')).toBeVisible();
  await rerender(<Page atFoot={1} />);
  await expect.poll(lift).toBeGreaterThanOrEqual(side);
  await rerender(<Page atFoot={2} />);
  await expect.poll(lift).toBeGreaterThanOrEqual(2 * side);
});

it('lifts a message off what is scrolled below it', async () => {
  await render(<Page atFoot={0} />);
  addToast('Saved');
  await expect.element(page.getByText('Saved')).toBeVisible();
  await standStill();
  expect(lift()).toBeLessThan(side);
  window.scrollTo(0, side);
  await expect.poll(lift).toBeGreaterThanOrEqual(side);
});
