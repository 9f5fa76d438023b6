import type { Example } from './examples.ts';
import { server, web } from './examples.ts';
import {
  everyFileStandsOnAFloor,
  featuresAreApart,
  importsGoDown,
  onlyAppNamesRoutes,
  onlyFlowsJoinFeatures,
  rulesArePure,
  slicesGoDown,
} from './floors.ts';
import { onlyTheOwnerWrites } from './writes.ts';

const tables = { [server('db/schema/todos.ts')]: "export const todos = pgTable('todos', {});" };

/** Fences between the floors and inside a feature. */
export const floorExamples: readonly Example[] = [
  {
    rule: everyFileStandsOnAFloor,
    breaks: [{ [server('services/mail.ts')]: '' }, { [web('components/card.tsx')]: '' }],
    holds: [{ [server('platform/mail.ts')]: '', [server('main.ts')]: '', [web('ui/card.tsx')]: '' }],
  },
  {
    rule: importsGoDown,
    breaks: [
      { [server('db/client.ts')]: "import { x } from '#features/todos/store.ts';" },
      { [server('features/todos/store.ts')]: "export { x } from '#flows/finish.ts';" },
      { [server('http/session.ts')]: "const x = await import('#app.ts');" },
      { [server('app.ts')]: "import { testApp } from '#testing/test-app.ts';" },
      { [server('commands/demo.ts')]: "import { x } from '#testing/build.ts';" },
      { [web('ui/card.tsx')]: "import type { Todo } from '#features/todos/api.ts';" },
      { [web('platform/port.ts')]: "type X = import('#app/router.tsx').X;" },
    ],
    holds: [
      { [server('features/todos/store.ts')]: "import { db } from '#db/client.ts';" },
      { [server('db/client.ts')]: "import type { Log } from '#platform/log.ts';" },
      { [server('features/todos/todos.api.test.ts')]: "import { testApp } from '#testing/test-app.ts';" },
      { [server('main.ts')]: "import { buildApp } from './app.ts';" },
      { [web('app/router.tsx')]: "import { TodosPage } from '#features/todos/todos-page.tsx';" },
    ],
  },
  {
    rule: featuresAreApart,
    breaks: [
      { [server('features/todos/service.ts')]: "import { x } from '#features/classes/store.ts';" },
      { [web('features/todos/todos-page.tsx')]: "import type { X } from '#features/classes/api.ts';" },
    ],
    holds: [{ [server('features/todos/service.ts')]: "import { x } from './store.ts';" }],
  },
  {
    rule: onlyAppNamesRoutes,
    breaks: [{ [server('flows/finish.ts')]: "import { todoRoutes } from '#features/todos/routes.ts';" }],
    holds: [{ [server('app.ts')]: "import { todoRoutes } from '#features/todos/routes.ts';" }],
  },
  {
    rule: onlyFlowsJoinFeatures,
    breaks: [
      {
        [server('commands/users.ts')]:
          "import { a } from '#features/auth/store.ts';\nimport { b } from '#features/classes/store.ts';",
      },
    ],
    holds: [
      {
        [server('flows/register.ts')]:
          "import { a } from '#features/auth/store.ts';\nimport { b } from '#features/classes/store.ts';",
        [server('commands/users.ts')]: "import { a } from '#features/auth/store.ts';",
      },
    ],
  },
  {
    rule: slicesGoDown,
    breaks: [
      { [server('features/todos/store.ts')]: "import { x } from './service.ts';" },
      { [server('features/todos/invite-service.ts')]: "import { x } from './routes.ts';" },
      { [server('features/todos/rules.ts')]: "import { x } from './todo-store.ts';" },
    ],
    holds: [
      { [server('features/todos/routes.ts')]: "import { x } from './store.ts';\nimport { y } from './rules.ts';" },
      { [server('features/todos/rules.ts')]: "import type { Row } from './store.ts';" },
    ],
  },
  {
    rule: rulesArePure,
    breaks: [
      { [server('features/todos/rules.ts')]: "import { systemClock } from '#platform/clock.ts';" },
      { [server('features/todos/rules.ts')]: "import { eq } from 'drizzle-orm';" },
      { [server('features/todos/streak-rules.ts')]: "import { readFileSync } from 'node:fs';" },
    ],
    holds: [
      { [server('features/todos/rules.ts')]: "import type { Clock } from '#platform/clock.ts';" },
      { [server('features/todos/rules.ts')]: "import { limits } from '@wordgrove/contract/limits';" },
      { [server('features/todos/rules.ts')]: "import { isIP } from 'node:net';" },
    ],
  },
  {
    rule: onlyTheOwnerWrites,
    breaks: [
      {
        [server('features/classes/store.ts')]: 'tx.update(todos).set({});',
        ...tables,
      },
      { [server('flows/finish.ts')]: 'await tx.insert(todos).values({});', ...tables },
    ],
    holds: [
      { [server('features/todos/store.ts')]: 'tx.delete(todos);', ...tables },
      { [server('features/classes/store.ts')]: 'db.select().from(todos); seen.delete(id);', ...tables },
    ],
  },
];
