import type { Assignment } from '@wordgrove/contract/assignments';
import type { Fields } from './fields.ts';
import { fieldsOf } from './fields.ts';

/** The parts of the form, as named to somebody who is told what has changed. */
const parts = {
  title: ['title'],
  instructions: ['instructions'],
  audience: ['classIds', 'isForSome', 'studentIds'],
  due: ['due', 'timeZone'],
  terms: ['isLateAllowed', 'points', 'counts'],
  game: ['type', 'mode', 'items', 'timer', 'target'],
  material: ['asks', 'words', 'meant', 'level', 'topic', 'topicLevel'],
} as const satisfies Record<string, readonly (keyof Fields)[]>;

export type ChangedPart = keyof typeof parts | 'published';

/** What another screen has changed since the form was opened. */
export function changesOf(opened: Assignment, changed: Assignment): ChangedPart[] {
  const [before, after] = [fieldsOf(opened), fieldsOf(changed)];
  const isOther = (names: readonly (keyof Fields)[]) =>
    names.some((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const found = (Object.keys(parts) as (keyof typeof parts)[]).filter((part) => isOther(parts[part]));
  return opened.publishedAt === changed.publishedAt ? found : [...found, 'published'];
}
