import type { DependencyType, ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';

/** How dependency-cruiser reads our files. TypeScript 7 has no parser for it. */
export const reading: ICruiseOptions = {
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '^(apps|packages)/[^/]+/(dist|\\.data)/|^e2e/(test-results|playwright-report)/' },
  // Without the endings of our own files, so that an import has to write them.
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
    extensions: ['.js', '.json', '.d.ts'],
  },
};

/** From the top down. Floors of one line stand beside each other; `main` is what lies directly in `src`. */
const floors = {
  server: [['main', 'commands', 'testing'], ['app'], ['flows'], ['features'], ['http'], ['db', 'platform']],
  web: [['main', 'testing'], ['app'], ['features'], ['ui', 'platform'], ['locales']],
};

/** Package → the packages below it. */
const below = {
  contract: [],
  language: ['contract'],
  'mail-text': ['contract'],
  content: ['contract', 'language'],
  games: ['contract', 'language', 'content'],
};

const test = '\\.(test|spec)\\.tsx?$';
const trial = `${test}|/src/testing/`;
const slice = '^apps/(server|web)/src/features/([^/]+)/';
/** Erased before anything runs. */
const types: DependencyType[] = ['type-only', 'type-import'];
const pureBuiltIns = 'buffer|net|path|querystring|url|util';
const outsideWorld = '(drizzle-orm|fastify|pg|pg-boss|pino|nodemailer|@fastify|@orpc|@node-rs)/';

/** The rules on imports; `light` are the files of the contract that have a door of their own. */
export function importRules(light: readonly string[]): IForbiddenRuleType[] {
  return [
    ...floorRules(),
    forbid(
      'testing-is-for-tests',
      'Only tests import src/testing/.',
      { path: '^apps/(server|web)/src/', pathNot: trial },
      { path: '^apps/$1/src/testing/' },
    ),
    forbid(
      'features-are-apart',
      'A feature imports no other. Server: what writes in several features is a function in flows/. Web: app/ passes a ' +
        'component or callback, or platform/ declares a port. What a feature needs it declares as a type that app fills.',
      { path: slice },
      { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    ),
    forbid(
      'only-app-names-routes',
      "Let app.ts build the routes; take what you need from the feature's service or store.",
      { path: '^apps/server/src/', pathNot: `^apps/server/src/(app[./]|features/)|${test}` },
      { path: `^apps/server/src/features/${layers('routes')}` },
    ),
    ...sliceRules(),
    forbid(
      'rules-are-pure',
      'Rules know no database, platform or http: make time, chance and rows arguments (a type may be imported).',
      { path: `${slice}${layers('rules')}`, pathNot: test },
      {
        path: `^(?!(${pureBuiltIns})$)[a-z_/]+$|node_modules/${outsideWorld}|^apps/(server|web)/src/(db|http|platform)/`,
        dependencyTypesNot: types,
      },
    ),
    forbid(
      'sql-is-in-stores',
      'Move the statement into store.ts or <what>-store.ts of the feature that owns the table.',
      {
        path: '^apps/server/src/',
        pathNot: `^apps/server/src/((db|commands|testing)/|(features|http)/.*[/-]store\\.ts$)|${test}`,
      },
      { path: 'node_modules/drizzle-orm/|^apps/server/src/db/schema/', dependencyTypesNot: types },
    ),
    ...packageRules(light),
    forbid(
      'dot-stays-in-the-slice',
      'Write "#folder/x.ts", so that the prefix tells the floor; "./" stays on its own floor and in its own feature.',
      { path: '^apps/(server|web)/src/(?:(app)\\.|)[^/]+$' },
      { path: '^apps/$1/src/[^/]+/', pathNot: '^apps/$1/src/$2/', dependencyTypesNot: ['aliased', 'undetermined'] },
    ),
    forbid(
      'imports-name-a-file',
      'Nothing is there. Node runs the sources as they are: name the file with its ".ts".',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
  ];
}

function forbid(
  name: string,
  comment: string,
  from: { path?: string; pathNot?: string },
  to: { path?: string; pathNot?: string; dependencyTypesNot?: DependencyType[]; couldNotResolve?: boolean },
): IForbiddenRuleType {
  return { name, comment, severity: 'error', from, to };
}

function place(side: string, names: readonly string[]): string {
  const inside = names.map((name) => (name === 'main' ? '(?!app\\.)[^/]+$' : name === 'app' ? 'app[./]' : `${name}/`));
  return `^apps/${side}/src/(${inside.join('|')})`;
}

function floorRules(): IForbiddenRuleType[] {
  return Object.entries(floors).flatMap(([side, levels]) =>
    levels.flatMap((level, height) =>
      level.flatMap((floor) => {
        const beside = height === 0 ? level.filter((each) => each !== floor) : [];
        const barred = [...levels.slice(0, height).flat(), ...beside].filter((each) => each !== 'testing');
        if (barred.length === 0) return [];
        const remedy =
          'Move the shared part to a lower floor, or declare what you need as a function type that app fills. ' +
          `From the top down: ${levels.map((names) => names.join(', ')).join(' → ')}.`;
        return [forbid('imports-go-down', remedy, { path: place(side, [floor]) }, { path: place(side, barred) })];
      }),
    ),
  );
}

/** A file's layer is a word of its name: `store.ts`, `class-store.ts`. */
function layers(names: string): string {
  return `(?:|.*[/-])(?:${names})[-.][^/]*$`;
}

function sliceRules(): IForbiddenRuleType[] {
  const above = { service: 'routes', store: 'routes|service', rules: 'routes|service|store' };
  return Object.entries(above).map(([layer, barred]) =>
    forbid(
      'slices-go-down',
      'Inside a feature: routes → service → store → rules. What knows SQL belongs into the store, what is pure into the rules.',
      { path: `${slice}${layers(layer)}`, pathNot: test },
      { path: `^apps/$1/src/features/$2/${layers(barred)}`, dependencyTypesNot: types },
    ),
  );
}

function packageRules(light: readonly string[]): IForbiddenRuleType[] {
  return [
    ...Object.entries(below).map(([name, lower]) =>
      forbid(
        'packages-go-down',
        'Move the shared part into the lower package, or take it as an argument: games, content → language → contract.',
        { path: `^packages/${name}/src/` },
        { path: '^packages/', pathNot: `^packages/(${[name, ...lower].join('|')})/` },
      ),
    ),
    forbid(
      'games-know-types-of-content',
      'Take the words of a round as an argument; games import only types of the content, and what a word’s senses are.',
      { path: '^packages/games/src/', pathNot: trial },
      { path: '^packages/content/(?!src/senses[.]ts)', dependencyTypesNot: types },
    ),
    forbid(
      'packages-run-anywhere',
      "Browsers have no built-in modules of Node: take what the outside world knows as an argument. Only content, the server's, reads files.",
      { path: '^packages/(?!content/)[^/]+/src/', pathNot: test },
      { path: '^(node:)?[a-z_/]+$' },
    ),
    forbid(
      'apps-are-apart',
      'Put what both need into packages/contract.',
      { path: '^(?:apps/(server|web)|packages)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    forbid(
      'content-stays-on-the-server',
      'Ask the server: a browser gets the items of one round or one answer, never the whole content.',
      { path: '^apps/web/src/', pathNot: test },
      { path: '^packages/content/', dependencyTypesNot: types },
    ),
    forbid(
      'web-takes-types-of-the-contract',
      'Write "import type", or move the value into a part of the contract without zod, such as limits or paths.',
      { path: '^apps/web/src/', pathNot: test },
      { path: '^packages/contract/', pathNot: `^(${light.join('|')})$`, dependencyTypesNot: types },
    ),
  ];
}
