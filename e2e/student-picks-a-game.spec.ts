import { expect, test } from './stage/test.ts';

type Hub = { games: Array<{ dueWords: number; shortage: object | null; openPlay: string | null }> };

const languages = ['en', 'tr', 'es', 'fr', 'de'];
const widths = [320, 1000];

test('whatever a game has to say about due words stays inside its card', async ({ student, anotherBrowser }) => {
  const page = await anotherBrowser(student);
  await page.route('**/api/games/hub', async (route) => {
    const response = await route.fetch();
    const hub = (await response.json()) as Hub;
    const shortage = { shortage: 'too-few', have: 30, need: 40, level: 'A1' };
    const games = hub.games.map((game, place) => ({ ...game, dueWords: 30, shortage: place % 2 ? shortage : null }));
    await route.fulfill({ response, json: { ...hub, games } });
  });
  for (const language of languages) {
    await student.visitor.call('PATCH', '/profiles/me/choices', { language });
    await page.goto('/games');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('article')).toHaveCount(9);
      const { wide, out } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        out: [...document.querySelectorAll('article')].flatMap((card) =>
          [...card.querySelectorAll('*')]
            .filter((part) => part.getBoundingClientRect().right > card.getBoundingClientRect().right)
            .map((part) => part.textContent),
        ),
      }));
      expect({ language, wide: wide <= width, out }).toEqual({ language, wide: true, out: [] });
    }
  }
});
