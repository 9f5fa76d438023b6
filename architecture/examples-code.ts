import { filesAreShort, functionsAreShort } from './ceilings.ts';
import { clockIsAnArgument, noAny, noDefaultExport } from './code.ts';
import { oneComponentPerFile } from './components.ts';
import type { Example } from './examples.ts';
import { server, web } from './examples.ts';
import { namesAreKebabCase, namesSaySomething, oneWordPerFeature } from './names.ts';

const lines = (count: number) => 'x();\n'.repeat(count);
const card = web('features/todos/todo-card.tsx');

/** Fences on names and on the code itself. */
export const codeExamples: readonly Example[] = [
  {
    rule: namesSaySomething,
    breaks: [
      { [server('platform/utils.ts')]: '' },
      { [web('features/todos/todo-helpers.test.ts')]: '' },
      { [web('features/todos/index.ts')]: '' },
      { [web('ui/common/button.tsx')]: '' },
    ],
    holds: [{ 'packages/contract/src/index.ts': '', [web('ui/button.tsx')]: '' }],
  },
  {
    rule: namesAreKebabCase,
    breaks: [
      { [web('ui/TextField.tsx')]: '' },
      { [web('ui/text_field.tsx')]: '' },
      { [server('dailyTasks/x.ts')]: '' },
    ],
    holds: [{ [web('ui/text-field.module.css')]: '', [server('db/migrations/0000_open-school.sql')]: '' }],
  },
  {
    rule: oneWordPerFeature,
    breaks: [
      { [server('features/tasks/routes.ts')]: '', 'packages/contract/src/daily-tasks.ts': '' },
      { [web('features/tasks/api.ts')]: '' },
    ],
    holds: [
      {
        [server('features/todos/routes.ts')]: '',
        [web('features/todos/api.ts')]: '',
        [web('features/landing/landing-page.tsx')]: '',
        'packages/contract/src/todos.ts': '',
      },
    ],
  },
  {
    rule: oneComponentPerFile,
    breaks: [
      { [card]: 'export function TodoCard() {}\nexport const TodoRow = () => null;' },
      { [card]: 'export function TodoRow() {}' },
      { [card]: 'export const TodoRow = memo(function TodoRow() {});' },
    ],
    holds: [
      { [card]: 'export function TodoCard() {}\nfunction Row() {}\nexport type TodoCardProps = {};' },
      { [card]: 'export const TodoContext = createContext(null);\nexport function useTodo() {}' },
    ],
  },
  {
    rule: noDefaultExport,
    breaks: [{ [card]: 'export default function TodoCard() {}' }, { [card]: 'const a = 1;\nexport { a as default };' }],
    holds: [{ 'apps/web/vite.config.ts': 'export default {};' }, { [card]: 'export const a = 1;' }],
  },
  {
    rule: noAny,
    breaks: [
      { [card]: 'const a: any = 1;' },
      { [card]: 'call(a as any);' },
      { [card]: 'const a = b as unknown as string;' },
      { [card]: '// @ts-ignore\ncall();' },
      { [card]: '/* @ts-expect-error because */\ncall();' },
    ],
    holds: [
      { [card]: 'const any = 1; // not any type' },
      { [web('ui/a.test.ts')]: '// @ts-expect-error a number is refused\ncall(1);' },
    ],
  },
  {
    rule: clockIsAnArgument,
    breaks: [
      { [server('features/todos/store.ts')]: 'const now = new Date();' },
      { [server('flows/finish.ts')]: 'build({ now: Date.now });' },
      { 'packages/games/src/pairs/round.ts': 'const roll = Math.random();' },
      { [server('http/session.ts')]: 'const now = Temporal.Now.instant();' },
    ],
    holds: [
      { [server('platform/clock.ts')]: 'export const now = () => new Date();' },
      { [server('features/todos/store.ts')]: 'const due = new Date(row.due);' },
      { [server('features/todos/store.test.ts')]: 'const now = new Date();' },
    ],
  },
  {
    rule: filesAreShort,
    breaks: [{ [server('features/todos/store.ts')]: lines(251) }, { [server('db/schema/todos.ts')]: lines(401) }],
    holds: [
      { [server('features/todos/store.ts')]: lines(250), [web('ui/table.tsx')]: lines(400) },
      { [server('features/todos/store.api.test.ts')]: lines(900), 'packages/content/src/words.ts': lines(900) },
    ],
  },
  {
    rule: functionsAreShort,
    breaks: [
      { [server('features/todos/store.ts')]: `function advance() {\n${lines(59)}}` },
      { [server('features/todos/store.ts')]: `const advance = () => {\n${lines(59)}};` },
      { [server('features/todos/store.ts')]: `const calls = { advance() {\n${lines(59)}} };` },
      { [card]: `export function useTodo() {\n${lines(59)}}` },
      { [card]: `export const TodoCard = memo(() => {\n${lines(99)}});` },
    ],
    holds: [
      { [server('features/todos/store.ts')]: `function advance() {\n${lines(58)}}` },
      { [card]: `export const TodoCard = memo(() => {\n${lines(98)}});` },
      { [server('features/todos/store.test.ts')]: `describe('it', () => {\n${lines(500)}});` },
    ],
  },
];
