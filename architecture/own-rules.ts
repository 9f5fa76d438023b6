import type { OwnRule, Tree } from './tree.ts';

const isOurs = /^(apps\/[^/]+\/(src|build)|packages\/[^/]+\/src|e2e|bench|scripts|architecture)\//;
const isToolsOwn = /\/migrations\/|(^|\/)\./;
const isTest = /\.(test|spec)\.tsx?$/;
const vague =
  /\/(utils?|helpers?|misc|common|general)\/|\/(([^/]+-)?(utils?|helpers?|misc|manager)|common|general|data|info)\.[^/]*$/;
const strayIndex = /(?<!^packages\/[^/]+\/src)\/index\.(tsx?|mjs|css)$/;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const strayFloor =
  /^apps\/(server\/src\/(?!(app|flows|features|http|db|platform|commands|testing)\/)|web\/src\/(?!(app|features|ui|platform|locales|testing)\/))[^/]+\//;

/** Texts of the composition, the kit and the error codes. */
const ofNoFeature = ['app', 'ui', 'errors', 'errors-inside'];

export const ownRules: readonly OwnRule[] = [
  {
    name: 'names-say-something',
    remedy: 'Name it after the one thing it does; "index" is only the door of a package.',
    find: ({ paths }) => named(paths, (path) => vague.test(path) || strayIndex.test(path)),
  },
  {
    name: 'names-are-kebab-case',
    remedy: 'Rename: small letters, words joined by "-".',
    find: ({ paths }) =>
      named(paths, (path) => path.split('/').some((part) => !kebab.test(part) && part !== 'README.md')),
  },
  {
    name: 'every-file-is-on-a-floor',
    remedy: 'Put it on the floor where it belongs (docs/architecture.md lists them).',
    find: ({ paths }) => named(paths, (path) => strayFloor.test(path)),
  },
  {
    name: 'a-feature-has-one-word',
    remedy: 'Use one word for it in the contract, on the server and on the web.',
    find: ({ paths }) => {
      const served = featuresOf(paths, 'server');
      // The local mailbox is a plain page of the server, without a call.
      const lacksContract = [...served].filter(
        ([feature]) => feature !== 'mail' && !paths.includes(`packages/contract/src/${feature}.ts`),
      );
      const lacksServer = [...featuresOf(paths, 'web')].filter(
        ([feature]) => !served.has(feature) && !['landing', 'guide'].includes(feature),
      );
      return [
        ...lacksContract.map(([feature, path]) => ({ path, what: `"${feature}" has no file in the contract` })),
        ...lacksServer.map(([feature, path]) => ({ path, what: `"${feature}" has no folder on the server` })),
      ];
    },
  },
  {
    name: 'locales-belong-to-features',
    remedy: 'Name it after a feature, a feature and one of its folders, or a folder of app; or remove it.',
    find: ({ paths }) => {
      const owners = new Set([...ofNoFeature, ...paths.flatMap(localeOwnersOf)]);
      return paths
        .filter((path) => /^apps\/web\/src\/locales\//.test(path))
        .filter((path) => !owners.has(/\/locales\/(?:en|tr|es|fr|de)\/(.+)\.json$/.exec(path)?.[1] ?? ''))
        .map((path) => ({ path, what: 'belongs to no feature, or to no language' }));
    },
  },
  {
    name: 'only-the-owner-writes',
    remedy: "Call a function of the owner's store; from several features at once in flows/<verb>.ts.",
    find: foreignWrites,
  },
  {
    name: 'only-flows-join-features',
    remedy: 'Write the use case as one function in flows/<verb>.ts and call that.',
    find: ({ modules }) =>
      modules.flatMap(({ source, dependencies }) => {
        if (!/^apps\/server\/src\/(?!app[./]|flows\/|testing\/)/.test(source) || isTest.test(source)) return [];
        const joined = new Set(dependencies.map(({ resolved }) => featureOf(resolved)).filter(Boolean));
        return joined.size > 1 ? [{ path: source, what: `imports ${[...joined].join(', ')}` }] : [];
      }),
  },
  {
    name: 'light-parts-load-nothing',
    remedy: 'Keep schemas out of the light parts of the contract: the web pays 21 KB for the first one.',
    find: (tree) =>
      tree.light.flatMap((path) => librariesOf(tree, path).map((way) => ({ path, what: `loads ${way}` }))),
  },
  {
    name: 'the-type-checker-is-heard',
    remedy: 'Use better types; only a test may say @ts-expect-error, to prove that types refuse.',
    find: ({ modules, read }) =>
      modules.flatMap(({ source: path }) => {
        if (!isOurs.test(path)) return [];
        const directive = /[/*]\s*(@ts-nocheck|@ts-expect-error)/.exec(read(path))?.[1];
        return directive && !(directive === '@ts-expect-error' && isTest.test(path)) ? [{ path, what: directive }] : [];
      }),
  },
];

function named(paths: readonly string[], isBad: (path: string) => boolean): { path: string; what: string }[] {
  return paths
    .filter((path) => isOurs.test(path) && !isToolsOwn.test(path) && isBad(path))
    .map((path) => ({ path, what: 'is no good name or place' }));
}

function featureOf(path: string): string | undefined {
  return /^apps\/server\/src\/features\/([^/]+)\//.exec(path)?.[1];
}

/** The namespaces that a file of the web may have its texts in. */
function localeOwnersOf(path: string): string[] {
  const [, composed] = /^apps\/web\/src\/app\/([^/]+)\//.exec(path) ?? [];
  const [, feature, folders = ''] = /^apps\/web\/src\/features\/([^/]+)\/(?:(.+)\/)?/.exec(path) ?? [];
  const parts = folders.split('/').filter((folder) => folder !== '');
  return [composed, feature, ...parts.map((part) => `${feature}-${part}`)].filter((owner) => owner !== undefined);
}

/** Feature → one of its files. */
function featuresOf(paths: readonly string[], side: 'server' | 'web'): Map<string, string> {
  const inside = new RegExp(`^apps/${side}/src/features/([^/]+)/`);
  return new Map(
    paths.flatMap((path): [string, string][] => (inside.test(path) ? [[inside.exec(path)?.[1] ?? '', path]] : [])),
  );
}

/** `db.insert(table)`, `.update(table)` and `.delete(table)` on a table from another feature's schema file. */
function foreignWrites({ paths, read }: Tree): { path: string; what: string }[] {
  const owners = new Map<string, string>();
  for (const path of paths) {
    const [, owner = ''] = /^apps\/server\/src\/db\/schema\/([^/]+)\.ts$/.exec(path) ?? [];
    if (owner) for (const [, table = ''] of read(path).matchAll(/const (\w+) = pgTable\(/g)) owners.set(table, owner);
  }
  return paths
    .filter((path) => /^apps\/server\/src\/(features|flows)\/.*\.ts$/.test(path) && !isTest.test(path))
    .flatMap((path) =>
      [...read(path).matchAll(/\.(insert|update|delete)\(\s*(\w+)/g)].flatMap(([, verb, table = '']) => {
        const owner = owners.get(table);
        const isForeign = owner !== undefined && owner !== featureOf(path);
        return isForeign ? [{ path, what: `${verb}(${table}), a table of ${owner}` }] : [];
      }),
    );
}

/** The libraries that a file loads when it runs, through any of our files. */
function librariesOf({ modules }: Tree, path: string, seen = new Set<string>()): string[] {
  if (seen.has(path)) return [];
  seen.add(path);
  // A file that is reached through a package's door may be listed once more, without its imports.
  const imports = modules.flatMap(({ source, dependencies }) => (source === path ? dependencies : []));
  const loaded = imports.filter(
    ({ dependencyTypes }) => !dependencyTypes.some((type) => type === 'type-only' || type === 'type-import'),
  );
  return loaded.flatMap(({ resolved, module }) =>
    resolved.startsWith('packages/') ? librariesOf({ modules } as Tree, resolved, seen) : [module],
  );
}
