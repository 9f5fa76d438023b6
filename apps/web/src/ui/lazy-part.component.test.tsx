import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lazyPart } from './lazy-part.tsx';

it('shows a prepared part at once, without anything in its place before', async () => {
  const seen: string[] = [];
  const Place = () => {
    seen.push('place');
    return null;
  };
  const Part = lazyPart(async () => ({ Part: () => <p>Here it is</p> }), 'Part');
  await Part.prepare();
  await render(
    <Suspense fallback={<Place />}>
      <Part />
    </Suspense>,
  );
  await expect.element(page.getByText('Here it is')).toBeVisible();
  expect(seen).toEqual([]);
});
