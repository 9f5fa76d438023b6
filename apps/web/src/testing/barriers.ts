import axe from 'axe-core';
import { expect } from 'vitest';

/** Fails with every serious or critical violation that axe finds on the page as it is now. */
export async function expectNoBarriers(screen: string): Promise<void> {
  await standStill();
  // Only a rule of less weight, about sound that plays by itself, would need every style read again.
  const { violations } = await axe.run(document.body, { resultTypes: ['violations'], preload: false });
  const barriers = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary?.replaceAll(/\s+/g, ' ')}`),
    );
  // The first line is what a report of the run shows.
  expect(barriers, `${screen}: ${barriers.join('; ')}`).toEqual([]);
}

/** Waits until nothing on the page moves or fades any more: half-way through a fade every contrast is too low. */
export async function standStill(): Promise<void> {
  for (let quiet = 0; quiet < 2; ) {
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
    await Promise.all(moving.map((each) => each.finished.catch(() => undefined)));
    await new Promise(requestAnimationFrame);
    quiet = moving.length > 0 ? 0 : quiet + 1;
  }
}
