import { gameTypes, paths } from '@wordgrove/contract/paths';
import { describe, expect, it, vi } from 'vitest';
import { notBuilt } from './not-built.ts';
import { pages, router } from './router.tsx';

vi.mock('virtual:contract', () => ({ contract: {} }));

describe('the map of routes', () => {
  it('knows every path of the contract', () => {
    const known = new Set(Object.keys(router.routesByPath));
    const missing = Object.values(paths).filter(
      (path) => ![path, `${path}/$`, `${path}/{-$pdfId}`].some((one) => known.has(one)),
    );
    expect(missing).toEqual([]);
  });

  it('shows the plain note exactly where the list says that a feature is still to come', () => {
    const shown = Object.entries(router.routesByPath)
      .filter(([, route]) => route.options.component === pages.notBuilt.component)
      .map(([path]) => path);
    expect(shown.sort()).toEqual(Object.keys(notBuilt).sort());
  });

  it('says of every page who may open it', () => {
    const silent = Object.entries(router.routesByPath)
      .filter(([, { options }]) => options.component && !options.staticData?.access)
      .map(([path]) => path);
    expect(silent).toEqual([]);
  });

  it.each([...gameTypes.map((type) => `/games/${type}`), '/games/anything'])('opens %s below the games', (path) => {
    expect(router.getMatchedRoutes(path)[2]?.fullPath).toBe('/games/$gameType');
  });

  it('keeps game analytics apart from the games', () => {
    expect(router.getMatchedRoutes('/games/analytics')[2]?.fullPath).toBe('/games/analytics');
  });
});
