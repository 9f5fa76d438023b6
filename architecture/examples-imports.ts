import { noCycles } from './cycles.ts';
import type { Example } from './examples.ts';
import { server, web } from './examples.ts';
import {
  appsAreApart,
  contentStaysOnTheServer,
  lightPartsAreLight,
  packagesGoDown,
  packagesRunAnywhere,
  webTakesTypesOnly,
} from './packages.ts';
import { dotStaysInSlice, importsNameTheFile, noParentImports } from './specifiers.ts';

const contract = {
  'packages/contract/package.json':
    '{ "exports": { ".": "./src/index.ts", "./limits": "./src/limits.ts", "./*": "./src/*.ts" } }',
  'packages/contract/src/todos.ts': "import { z } from 'zod';",
};

/** Fences between apps and packages, and on how imports are written. */
export const importExamples: readonly Example[] = [
  {
    rule: packagesGoDown,
    breaks: [
      { 'packages/language/src/tokens.ts': "import { x } from '@wordgrove/games';" },
      { 'packages/games/src/pairs/round.ts': "import { words } from '@wordgrove/content';" },
      { 'packages/contract/src/todos.ts': "import type { Level } from '@wordgrove/language/levels';" },
    ],
    holds: [
      { 'packages/games/src/pairs/round.ts': "import type { Word } from '@wordgrove/content';" },
      { 'packages/games/src/pairs/judge.ts': "import { tokens } from '@wordgrove/language';" },
    ],
  },
  {
    rule: packagesRunAnywhere,
    breaks: [{ 'packages/language/src/tokens.ts': "import { readFileSync } from 'node:fs';" }],
    holds: [
      { 'packages/language/src/tokens.test.ts': "import { readFileSync } from 'node:fs';" },
      { 'packages/content/src/load.ts': "import { readFileSync } from 'node:fs';" },
    ],
  },
  {
    rule: contentStaysOnTheServer,
    breaks: [{ [web('features/games/round.ts')]: "import { loadContent } from '@wordgrove/content';" }],
    holds: [{ [web('features/games/round.ts')]: "import type { Word } from '@wordgrove/content/types';" }],
  },
  {
    rule: appsAreApart,
    breaks: [
      { [web('platform/api.ts')]: "import { x } from '@wordgrove/server/limits';", [server('limits.ts')]: '' },
      { 'packages/contract/src/todos.ts': "import type { x } from '@wordgrove/web/x';", [web('x.ts')]: '' },
    ],
    holds: [{ [web('platform/api.ts')]: "import { paths } from '@wordgrove/contract/paths';" }],
  },
  {
    rule: webTakesTypesOnly,
    breaks: [
      { [web('features/todos/api.ts')]: "import { todoSchema } from '@wordgrove/contract/todos';", ...contract },
      { [web('features/todos/api.ts')]: "import { type Todo } from '@wordgrove/contract/todos';", ...contract },
      { [web('features/todos/api.ts')]: "export { contract } from '@wordgrove/contract';", ...contract },
    ],
    holds: [
      { [web('features/todos/api.ts')]: "import type { Todo } from '@wordgrove/contract/todos';", ...contract },
      { [web('features/todos/api.ts')]: "import { limits } from '@wordgrove/contract/limits';", ...contract },
    ],
  },
  {
    rule: lightPartsAreLight,
    breaks: [
      { 'packages/contract/src/limits.ts': "import { z } from 'zod';", ...contract },
      {
        'packages/contract/src/limits.ts': "import { x } from './heavy.ts';",
        'packages/contract/src/heavy.ts': "import 'zod';",
        ...contract,
      },
    ],
    holds: [{ 'packages/contract/src/limits.ts': "import type { Todo } from './todos.ts';", ...contract }],
  },
  {
    rule: noCycles,
    breaks: [
      { [web('ui/b.ts')]: "export * from './a.ts';", [web('ui/a.ts')]: "import { b } from './b.ts';" },
      {
        [web('ui/c.ts')]: "import { type A } from './a.ts';",
        [web('ui/a.ts')]: "import { b } from './b.ts';",
        [web('ui/b.ts')]: "import { c } from './c.ts';",
      },
    ],
    holds: [
      { [web('ui/a.ts')]: "import { b } from './b.ts';", [web('ui/b.ts')]: "import type { A } from './a.ts';" },
      { [web('ui/a.ts')]: "import { b } from './b.ts';", [web('ui/b.ts')]: "const load = () => import('./a.ts');" },
    ],
  },
  {
    rule: noParentImports,
    breaks: [{ 'e2e/pages/login.ts': "import { x } from '../people.ts';" }],
    holds: [{ 'e2e/login.ts': "import { x } from './people.ts';" }],
  },
  {
    rule: dotStaysInSlice,
    breaks: [
      { [server('app.ts')]: "import { x } from './features/todos/routes.ts';" },
      { [web('main.tsx')]: "import { x } from './app/router.tsx';" },
    ],
    holds: [
      { [server('main.ts')]: "import { x } from './app.ts';" },
      { [web('features/todos/api.ts')]: "import { x } from './parts/todo-row.tsx';" },
    ],
  },
  {
    rule: importsNameTheFile,
    breaks: [
      { [server('db/client.ts')]: "import { x } from './pool';" },
      { [web('ui/a.ts')]: "import { x } from '#ui/b';" },
    ],
    holds: [{ [web('ui/a.ts')]: "import x from './b.module.css';\nimport y from './c.svg?raw';" }],
  },
];
