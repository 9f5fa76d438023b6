import { isSetAsTest, usualGame } from '#features/assignments/kinds/game/game-form.ts';
import { taskRules } from '#features/assignments/kinds/task-form.ts';
import type { Fields } from './fields.ts';
import { emptyFields } from './fields.ts';

type Name = keyof Fields;

/** The fields that are put away, by what they are called there. */
const parts = {
  instructions: ['instructions'],
  students: ['isForSome', 'studentIds'],
  mode: ['mode'],
  items: ['items'],
  test: ['isTest', 'minutes'],
  timer: ['timer'],
  target: ['target'],
  appears: ['publishAt'],
  late: ['isLateAllowed'],
  counts: ['counts'],
  points: ['points'],
} as const satisfies Record<string, readonly Name[]>;

export type MorePart = keyof typeof parts;

const names = Object.keys(parts) as MorePart[];

const ofGames: readonly MorePart[] = ['mode', 'items', 'test', 'timer', 'target'];

/** Whether the part is put away, and on the form at all. */
function isThere(part: MorePart, fields: Fields): boolean {
  if (part === 'instructions') return fields.kind !== 'hand-in';
  if (part === 'counts') return taskRules[fields.kind].hasAttempts(fields);
  if (!ofGames.includes(part)) return true;
  if (fields.kind !== 'game') return false;
  if (part === 'test') return isSetAsTest(fields);
  return part === 'timer' || part === 'target' ? !isSetAsTest(fields) : true;
}

/** What is put away and isn't as it usually is, in the order in which it stands there. */
export function setInMore(fields: Fields): MorePart[] {
  const usual: Fields = { ...emptyFields([]), ...usualGame(fields.type) };
  const isOther = (name: Name) => fields[name] !== usual[name];
  return names.filter((part) => {
    // Who was chosen before says nothing while everybody gets it.
    if (part === 'students') return fields.isForSome;
    return isThere(part, fields) && parts[part].some(isOther);
  });
}

/** Whether something is wrong with a field that is put away. */
export function isWrongInMore(errors: Partial<Record<Name, string>>, fields: Fields): boolean {
  return names.some((part) => isThere(part, fields) && parts[part].some((name) => errors[name] !== undefined));
}
