import type { Import } from './imports.ts';
import type { Place } from './place.ts';
import { heightOf, placeOf } from './place.ts';
import type { Finding, Rule, Source, Tree } from './tree.ts';

interface Step {
  source: Source;
  from: Place;
  to: Place;
  imported: Import;
}

/** Every import of one of our files by another, with the places of both. */
function steps({ sources }: Tree): Step[] {
  return sources.flatMap((source) =>
    source.imports.flatMap((imported) =>
      imported.target ? [{ source, from: placeOf(source.path), to: placeOf(imported.target), imported }] : [],
    ),
  );
}

function find(tree: Tree, what: (step: Step) => string | undefined): Finding[] {
  return steps(tree).flatMap((step) => {
    const text = what(step);
    return text ? [{ path: step.source.path, line: step.imported.line, what: text }] : [];
  });
}

export const importsGoDown: Rule = {
  name: 'imports go strictly down the floors',
  remedy:
    'Move the shared part to a lower floor, or declare what you need as a function type and let app hand it in. ' +
    'Server: main → app → flows → features → http → db, platform. Web: main → app → features → ui, platform.',
  check: (tree) =>
    find(tree, ({ source, from, to, imported }) => {
      const [own, other] = [heightOf(from), heightOf(to)];
      if (from.side !== to.side || from.floor === to.floor || own === undefined || other === undefined)
        return undefined;
      if (source.isTest && to.floor === 'testing') return undefined;
      if (own > other || (own === other && !isTop(from))) return undefined;
      return `${from.floor} imports ${to.floor} (${imported.specifier})`;
    }),
};

/** The top floor's folders (the process, the commands, the test bench) must not import each other. */
function isTop({ floor }: Place): boolean {
  return ['main', 'commands', 'testing'].includes(floor);
}

export const everyFileStandsOnAFloor: Rule = {
  name: 'every file of server and web stands on a known floor',
  remedy: 'Put it into the floor it belongs to (docs/architecture.md lists them).',
  check: ({ sources }) =>
    sources.flatMap(({ path }) => {
      const place = placeOf(path);
      const isUnknown = (place.side === 'server' || place.side === 'web') && heightOf(place) === undefined;
      return isUnknown ? [{ path, line: 1, what: `${place.floor} is no floor of the ${place.side}` }] : [];
    }),
};

export const featuresAreApart: Rule = {
  name: 'a feature imports no other feature',
  remedy:
    'Server: what writes in several features is a function in flows/. Web: app/ passes a component or callback, or ' +
    'platform/ declares a port. A single function that is needed is declared as a type and handed in by app.',
  check: (tree) =>
    find(tree, ({ from, to, imported }) =>
      from.feature && to.feature && from.side === to.side && from.feature !== to.feature
        ? `${from.feature} imports ${to.feature} (${imported.specifier})`
        : undefined,
    ),
};

export const onlyAppNamesRoutes: Rule = {
  name: "only app.ts names the features' routes",
  remedy: 'Let app.ts build the routes; take what you need from the feature’s service or store instead.',
  check: (tree) =>
    find(tree, ({ source, from, to, imported }) =>
      from.side === 'server' &&
      to.layer === 'routes' &&
      from.floor !== 'app' &&
      from.feature !== to.feature &&
      !source.isTest
        ? `imports ${imported.specifier}`
        : undefined,
    ),
};

export const onlyFlowsJoinFeatures: Rule = {
  name: 'on the server only flows import several features',
  remedy: 'Write the use case as one function in flows/<verb>.ts and call that.',
  check: (tree) =>
    tree.sources.flatMap(({ path, imports, isTest }) => {
      const { side, floor } = placeOf(path);
      if (side !== 'server' || isTest || ['app', 'flows', 'testing'].includes(floor)) return [];
      const features = new Set(imports.flatMap(({ target }) => placeOf(target ?? '').feature ?? []));
      return features.size > 1 ? [{ path, line: 1, what: `imports ${[...features].join(', ')}` }] : [];
    }),
};

const below: Record<string, readonly string[]> = {
  routes: ['service', 'store', 'rules'],
  service: ['store', 'rules'],
  store: ['rules'],
  rules: [],
};

export const slicesGoDown: Rule = {
  name: 'inside a feature: routes → service → store → rules',
  remedy: 'Move the shared part down: what knows SQL belongs into the store, what is pure into the rules.',
  check: (tree) =>
    find(tree, ({ source, from, to, imported }) => {
      if (from.feature !== to.feature || from.layer === to.layer || !from.layer || !to.layer) return undefined;
      if (source.isTest || imported.isType || below[from.layer]?.includes(to.layer)) return undefined;
      return `${from.layer} imports ${to.layer} (${imported.specifier})`;
    }),
};

const pureBuiltIns = /^node:(buffer|net|path|querystring|url|util)$/;
const outsideWorld =
  /^node:|^(drizzle-orm|fastify|pg|pg-boss|pino|nodemailer|@fastify|@orpc|@node-rs)(\/|$)|^#(db|http|platform)\//;

export const rulesArePure: Rule = {
  name: 'rules are pure: no database, no platform, no http',
  remedy: 'Make time, chance and rows arguments of the function (a type may be imported).',
  check: ({ sources }) =>
    sources.flatMap(({ path, imports, isTest }) =>
      placeOf(path).layer === 'rules' && !isTest
        ? imports
            .filter(({ specifier, isType }) => !isType && outsideWorld.test(specifier) && !pureBuiltIns.test(specifier))
            .map(({ specifier, line }) => ({ path, line, what: `imports ${specifier}` }))
        : [],
    ),
};
