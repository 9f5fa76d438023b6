/** A file's place, derived from its path. */
export interface Place {
  side: 'server' | 'web' | 'package' | 'elsewhere';
  /** The folder under `src`; for a package its name; `main` for files directly in `src`, `app` for `app.ts`. */
  floor: string;
  feature: string | undefined;
  /** What a feature's file is for, by its name: `store.ts`, `class-store.ts`, `store-reads.ts`. */
  layer: Layer | undefined;
}

export type Layer = (typeof layers)[number];

const layers = ['routes', 'service', 'store', 'rules'] as const;

/**
 * Floor → height. Imports go strictly down; floors of the same height may import each other, but without cycles of
 * files.
 */
const heights: Record<'server' | 'web', Record<string, number>> = {
  server: { main: 6, commands: 6, testing: 6, app: 5, flows: 4, features: 3, http: 2, db: 1, platform: 1 },
  web: { main: 5, testing: 5, app: 4, features: 3, ui: 2, platform: 2, locales: 1 },
};

export function placeOf(path: string): Place {
  const [, app, inside = ''] = /^apps\/(server|web)\/src\/(.+)$/.exec(path) ?? [];
  if (app === 'server' || app === 'web') {
    const [first = '', second = ''] = inside.split('/');
    const isInRoot = !inside.includes('/');
    const floor = isInRoot ? (/^app\.(test\.|api\.test\.)?tsx?$/.test(first) ? 'app' : 'main') : first;
    const feature = floor === 'features' ? second : undefined;
    return { side: app, floor, feature, layer: feature ? layerOf(path) : undefined };
  }
  const [, name] = /^packages\/([^/]+)\/src\//.exec(path) ?? [];
  return { side: name ? 'package' : 'elsewhere', floor: name ?? '', feature: undefined, layer: undefined };
}

/** The height of a floor; undefined for a folder that isn't a floor. */
export function heightOf({ side, floor }: Place): number | undefined {
  return side === 'server' || side === 'web' ? heights[side][floor] : undefined;
}

/** File name without folder and extensions: `class-store` for `…/class-store.api.test.ts`. */
export function stemOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '');
}

function layerOf(path: string): Layer | undefined {
  const words = stemOf(path).split('-');
  return layers.find((layer) => words.includes(layer));
}
