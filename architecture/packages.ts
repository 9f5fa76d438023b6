import { placeOf } from './place.ts';
import type { Rule, Source, Tree } from './tree.ts';

/**
 * Package → packages it may import; with `type`, only what is erased at run time, except in tests and what they share.
 */
const known: Record<string, Record<string, 'value' | 'type'>> = {
  contract: {},
  language: { contract: 'value' },
  content: { contract: 'value', language: 'value' },
  games: { language: 'value', content: 'type', contract: 'value' },
  'mail-text': { contract: 'value' },
};

export const packagesGoDown: Rule = {
  name: 'packages import one another downwards only: games, content → language → contract; games → types of content',
  remedy: 'Move the shared part into the lower package, or take it as an argument.',
  check: ({ sources }) =>
    sources.flatMap(({ path, imports, isTest }) => {
      const { side, floor } = placeOf(path);
      if (side !== 'package') return [];
      const isTrial = isTest || /\/src\/testing\//.test(path);
      return imports.flatMap(({ specifier, isType, line }) => {
        const [, other] = /^@wordgrove\/([^/]+)/.exec(specifier) ?? [];
        if (!other || other === floor) return [];
        const allowed = known[floor]?.[other];
        if (allowed === 'value' || (allowed === 'type' && (isType || isTrial))) return [];
        return [{ path, line, what: `${floor} imports ${specifier}${allowed ? ' at run time' : ''}` }];
      });
    }),
};

export const packagesRunAnywhere: Rule = {
  name: 'packages run in the browser as well as on the server: no built-in modules of Node, content apart',
  remedy: 'Take what the outside world knows as an argument. Only content reads files: its data stays on the server.',
  check: ({ sources }) =>
    sources.flatMap(({ path, imports, isTest }) =>
      placeOf(path).side === 'package' && placeOf(path).floor !== 'content' && !isTest
        ? imports
            .filter(({ specifier }) => specifier.startsWith('node:'))
            .map(({ specifier, line }) => ({ path, line, what: `imports ${specifier}` }))
        : [],
    ),
};

export const contentStaysOnTheServer: Rule = {
  name: 'the web knows the types of the teaching content only',
  remedy: 'Ask the server: a browser gets the items of one round or one answer, never the whole content.',
  check: ({ sources }) =>
    sources.flatMap(({ path, imports, isTest }) =>
      placeOf(path).side === 'web' && !isTest
        ? imports
            .filter(({ specifier, isType }) => !isType && /^@wordgrove\/content/.test(specifier))
            .map(({ specifier, line }) => ({ path, line, what: `imports ${specifier} at run time` }))
        : [],
    ),
};

export const appsAreApart: Rule = {
  name: 'web and server know each other through the contract only',
  remedy: 'Put what both need into packages/contract.',
  check: ({ sources }) =>
    sources.flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => isOtherApp(path, target))
        .map(({ specifier, line }) => ({ path, line, what: `imports ${specifier}` })),
    ),
};

function isOtherApp(path: string, target: string | undefined): boolean {
  const other = /^apps\/(server|web)\//.exec(target ?? '')?.[0];
  return other !== undefined && !path.startsWith(other) && /^(apps|packages)\//.test(path);
}

const contract = 'packages/contract';

/** The parts of the contract with their own export in its package.json: they must not load zod. */
function lightParts({ files }: Tree): string[] {
  const { exports = {} }: { exports?: Record<string, string> } = JSON.parse(files[`${contract}/package.json`] ?? '{}');
  return Object.entries(exports).flatMap(([door, file]) =>
    door !== '.' && !door.includes('*') ? [`${contract}/${file.replace('./', '')}`] : [],
  );
}

export const webTakesTypesOnly: Rule = {
  name: 'the web imports the contract by "import type", apart from its light parts',
  remedy: 'Write "import type", or move the value into a part of the contract without zod, such as limits or paths.',
  check: (tree) => {
    const light = lightParts(tree);
    const isHeavy = (target: string | undefined) => target?.startsWith(`${contract}/`) && !light.includes(target);
    return tree.sources.flatMap(({ path, imports, isTest }) =>
      placeOf(path).side === 'web' && !isTest
        ? imports
            .filter(({ target, isType }) => !isType && isHeavy(target))
            .map(({ specifier, line }) => ({ path, line, what: `imports ${specifier} at run time` }))
        : [],
    );
  },
};

export const lightPartsAreLight: Rule = {
  name: 'the light parts of the contract load no library, not even through another file',
  remedy: 'Keep schemas out of them: the web pays 21 KB for the first one.',
  check: (tree) =>
    lightParts(tree).flatMap((path) =>
      librariesOf(tree, path, new Set()).map(({ line, way }) => ({ path, line, what: `loads ${way}` })),
    ),
};

/**
 * The libraries that a file loads at run time, through any of our files, and the line of the first import on the way.
 */
function librariesOf(tree: Tree, path: string, seen: Set<string>): { line: number; way: string }[] {
  const source: Source | undefined = tree.sources.find((each) => each.path === path);
  if (!source || seen.has(path)) return [];
  seen.add(path);
  return source.imports
    .filter(({ isType }) => !isType)
    .flatMap(({ target, specifier, line }) =>
      target
        ? librariesOf(tree, target, seen).map(({ way }) => ({ line, way: `${specifier} → ${way}` }))
        : [{ line, way: specifier }],
    );
}
