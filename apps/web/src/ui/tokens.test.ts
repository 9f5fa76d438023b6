import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gameTypes } from '@wordgrove/contract/paths';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const css = readFileSync(join(source, 'ui', 'tokens.css'), 'utf8');

type Tokens = Readonly<Record<string, string>>;

/** The custom properties as one of the two schemes has them. */
function readTokens(scheme: 0 | 1, sheet = css): Tokens {
  const both = [...sheet.matchAll(/(--[\w-]+):\s*([^;]+);/g)];
  return Object.fromEntries(
    both.map(([, name = '', value = '']) => [name, /^light-dark\((.+), (.+)\)$/.exec(value)?.[1 + scheme] ?? value]),
  );
}

/** Relative luminance and contrast ratio as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(tokens: Tokens, part: string, ground: string): number {
  const [a, b] = [tokens[`--${part}`], tokens[`--${ground}`]];
  if (!/^#[\da-f]{6}$/.test(a ?? '') || !/^#[\da-f]{6}$/.test(b ?? ''))
    throw new Error(`no such pair: ${part}, ${ground}`);
  const [high = 0, low = 0] = [luminance(a ?? ''), luminance(b ?? '')].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['color-paper', 'color-surface', 'color-sunken'];
const everywhere = (names: string[]) => names.flatMap((name) => grounds.map((ground) => [name, ground] as const));

const textPairs = [
  ...everywhere([
    'color-ink',
    'color-muted',
    'color-primary',
    'color-marigold-text',
    'color-coral',
    'color-sky',
    'color-plum',
  ]),
  ...['primary', 'marigold', 'coral', 'sky', 'plum'].flatMap((tint) => [
    ['color-ink', `color-${tint}-tint`] as const,
    ['color-muted', `color-${tint}-tint`] as const,
  ]),
  ['color-primary', 'color-primary-tint'],
  ['color-marigold-text', 'color-marigold-tint'],
  ['color-coral', 'color-coral-tint'],
  ['color-sky', 'color-sky-tint'],
  ['color-plum', 'color-plum-tint'],
  ['color-on-primary', 'color-primary'],
  ['color-on-primary', 'color-primary-strong'],
  ['color-on-coral', 'color-coral'],
  ['color-on-coral', 'color-coral-strong'],
  ['color-on-fill', 'color-leaf-fill'],
  ['color-on-fill', 'color-sun-fill'],
] as const;

const partPairs = [
  ...everywhere(['color-edge', 'color-focus', 'color-sprout', 'color-marigold', 'color-indigo', 'color-gray']),
  ...everywhere(['color-word-new', 'color-word-learning', 'color-word-known', 'color-word-at-risk']),
  ...everywhere(['color-progress-green', 'color-progress-yellow', 'color-progress-blue', 'color-progress-grey']),
  ['color-focus', 'color-primary-tint'],
  ['color-focus', 'color-coral-tint'],
] as const;

describe.each([
  ['light', readTokens(0)],
  ['dark', readTokens(1)],
])('the %s palette', (_name, tokens) => {
  it.each(textPairs)('keeps %s readable as text on %s', (text, ground) => {
    expect(contrast(tokens, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(partPairs)('keeps %s visible as a part on %s', (part, ground) => {
    expect(contrast(tokens, part, ground)).toBeGreaterThanOrEqual(3);
  });
});

/** Each game's colours, by its type. */
const hues = [
  ...readFileSync(join(source, 'ui', 'pictures', 'game-hues.css'), 'utf8').matchAll(
    /\[data-game(?:="([\w-]+)")?\] \{([^}]*)\}/g,
  ),
].map(([, type, body = '']) => ({ type, body }));

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('the colours of the games in the %s palette', (_name, scheme) => {
  const shared = hues.filter(({ type }) => type === undefined).map(({ body }) => body);
  const ofGame = (game: string) => {
    const own = hues.filter(({ type }) => type === game).map(({ body }) => body);
    return { ...readTokens(scheme), ...readTokens(scheme, [...shared, ...own].join('\n')) };
  };

  it.each(gameTypes)('keep %s readable, on the page and on its tint', (game) => {
    const tokens = ofGame(game);
    const pairs = [
      ...[...grounds, 'game-soft'].map((ground) => ['game', ground] as const),
      ['game-ink', 'game'] as const,
      ...['color-ink', 'color-muted'].map((text) => [text, 'game-soft'] as const),
    ];
    for (const [text, ground] of pairs) expect(contrast(tokens, text, ground), text).toBeGreaterThanOrEqual(4.5);
  });

  it('are nine', () => {
    for (const part of ['--game', '--game-soft'])
      expect(new Set(gameTypes.map((game) => ofGame(game)[part])).size).toBe(gameTypes.length);
  });
});

it('the dark follows the system until somebody chooses, and then the choice', () => {
  expect(css).toContain(':root:not([data-color-scheme="light"]) {\n  color-scheme: light dark;');
  expect(css).toContain(':root[data-color-scheme="dark"] {\n  color-scheme: dark;');
});

/** The opening tags of what is pressed, chosen or typed into, and of labels, which are drawn around a choice. */
const controlTag = /<(?:button|input|select|textarea|label|(?:div|span)(?=[^<]*role="option"))\b(?:[^>]|=>)*>/g;

type Control = { sheet: string; name: string };

/** The classes that a component gives to its controls, with the sheets that they stand in. */
function controlsIn(path: string): Control[] {
  const code = readFileSync(path, 'utf8');
  const tags = [...code.matchAll(controlTag)].map(([tag]) => tag).join(' ');
  return [...code.matchAll(/import (\w+) from '(\.|#)([^']+\.module\.css)'/g)].flatMap(
    ([, styles, floor, file = '']) => {
      const classes = tags.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'));
      const sheet = join(floor === '#' ? source : dirname(path), file);
      return [...classes].map(([, name = '']) => ({ sheet, name }));
    },
  );
}

/** What a class says of its edge, whatever state its element is in. */
function edgeOf({ sheet, name }: Control): string {
  const rules = readFileSync(sheet, 'utf8')
    .replaceAll(/\/\*.*?\*\/|@media[^{}]*\{[^{}]*\}/gs, '')
    .matchAll(/([^{}]+)\{([^{}]*)\}/g);
  const own = [...rules].filter(([, selectors = '']) =>
    selectors.split(',').some((one) => one.trim().replace(/^:where\((.+)\)$/, '$1') === `.${name}`),
  );
  return own.flatMap(([, , body = '']) => body.match(/\bborder(?:-color)?:[^;]*/g) ?? []).join('; ');
}

const components = globSync('**/*.tsx', { cwd: source }).map((path) => join(source, path));

describe('an icon', () => {
  it('grows with the text size that the reader has chosen', () => {
    const icons = components.flatMap(
      (path) => readFileSync(path, 'utf8').match(/<(?:Icon\w*|item\.icon)\b(?:[^<>]|=>)*>/g) ?? [],
    );
    expect(icons.length).toBeGreaterThan(80);
    // Without a size of ours it has the package's own, a number of pixels.
    expect(icons.filter((icon) => !/size=(?:"[\d.]+rem"|\{size\})/.test(icon))).toEqual([]);
  });
});

describe('the edge of what is pressed, chosen or typed into', () => {
  const controls = components.flatMap(controlsIn);
  const edged = controls.map((control) => ({ ...control, edge: edgeOf(control) }));

  it('is found by the tag and the class', () => {
    const found = edged.filter(({ edge }) => edge.includes('--color-edge')).map(({ name }) => name);
    expect(found).toEqual(expect.arrayContaining(['option', 'piece', 'input', 'card']));
  });

  it('is drawn around how far something has come, which is seen when that is nowhere yet', () => {
    const bars = [
      { sheet: join(source, 'ui', 'progress-bar.module.css'), name: 'track' },
      { sheet: join(source, 'features', 'auth', 'new-password-field.module.css'), name: 'bar' },
    ];
    for (const bar of bars) expect(edgeOf(bar), bar.sheet).toContain('--color-edge');
  });

  it('is never the faint line, which is for what only divides', () => {
    expect(edged.filter(({ edge }) => edge.includes('--color-line'))).toEqual([]);
  });
});
