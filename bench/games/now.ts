import { withBrowser, withPage } from '#browser.ts';
import { registerStudent } from '#calls.ts';
import { withServer } from '#server.ts';
import { report } from '#times.ts';

const [runs = 10, slowdown = 4] = process.argv.slice(2).map(Number);
const lookedAtMs = 2000;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** A new student opens the dashboard, looks at it, and taps “Play now”: the time until there is something to answer. */
await withServer('bench-now', ({ ask, origin }) =>
  withBrowser(async (browser) => {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const { cookie } = await registerStudent(ask);
      await withPage(browser, { ...phone, origin, cookie, slowdown }, async (page) => {
        await page.goto('/student-dashboard');
        const button = page.getByRole('button', { name: 'Play now', exact: true });
        await button.waitFor();
        // What the button needs is fetched meanwhile; nobody is faster.
        await page.waitForTimeout(lookedAtMs);
        await page.evaluate(() => {
          addEventListener('pointerdown', () => performance.mark('tapped'), { capture: true, once: true });
          const watch = () => {
            const isThere = document.querySelector('[data-full-stage] section') !== null;
            if (isThere) performance.mark('there');
            else requestAnimationFrame(watch);
          };
          watch();
        });
        await button.tap();
        await page.waitForFunction(() => performance.getEntriesByName('there').length > 0);
        times.push(await page.evaluate(() => performance.measure('first', 'tapped', 'there').duration));
      });
    }
    const [first = 0, ...others] = times;
    console.log(`the first, for which the server reads its content: ${first.toFixed(0)} ms`);
    report(`from “Play now” to the first item, processor slowed ${slowdown} times`, others);
  }),
);
