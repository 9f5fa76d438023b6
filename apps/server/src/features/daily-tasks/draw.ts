import { createHash } from 'node:crypto';
import type { TaskTemplate, Tip } from '@wordgrove/content';
import { shuffled } from '@wordgrove/games';
import { seeded } from '@wordgrove/games/rounds';

/** A source of chance: the next number from 0 up to but not including 1. */
export type Chance = () => number;

export type DrawnTask = { template: TaskTemplate; priority: 'high' | 'medium' | 'low' };

const fewest = 4;
const most = 6;
const mostNoted = 2;
const rank = { high: 0, medium: 1, low: 2 } as const;

/** Cards that will still be asked today, and unread pages of the student's texts. */
export type Waiting = { cards: number; pages: number };

/** The templates that this much allows: nobody is asked to review or read more than there is. */
export function fitting(templates: readonly TaskTemplate[], waiting: Waiting): TaskTemplate[] {
  return templates.filter(({ cards = 0, pages = 0 }) => cards <= waiting.cards && pages <= waiting.pages);
}

/** What stands on the day already: templates to use only when there is no other, and how many only students can note. */
export type Standing = { avoided: ReadonlySet<string>; noted: number };

/** Whether only the student can say how far it is: nothing that the product records moves it. */
export const isOnlyNoted = ({ counts }: Pick<TaskTemplate, 'counts'>): boolean => counts === undefined;

/**
 * Draws the tasks of a day: one from each category, of which four to six are kept, most important first. At most two
 * are of kinds that only the student can note; the others' places go to what the product sees, of categories left over.
 */
export function drawTasks(
  templates: readonly TaskTemplate[],
  chance: Chance,
  { avoided, noted }: Standing = { avoided: new Set(), noted: 0 },
): DrawnTask[] {
  const isFresh = ({ id }: TaskTemplate) => !avoided.has(id);
  const freshFirst = (some: readonly TaskTemplate[]) => [
    ...some.filter(isFresh),
    ...some.filter((template) => !isFresh(template)),
  ];
  const oneOfEach = (some: readonly TaskTemplate[]) =>
    [...Map.groupBy(some, ({ category }) => category).values()].flatMap((all) =>
      freshFirst(shuffled(all, chance)).slice(0, 1),
    );
  const kept = fewest + Math.floor(chance() * (most - fewest + 1));
  const inTurn = freshFirst(shuffled(oneOfEach(templates), chance));
  const beyond = new Set(inTurn.filter(isOnlyNoted).slice(Math.max(0, mostNoted - noted)));
  const drawn = inTurn.filter((template) => !beyond.has(template)).slice(0, kept);
  const taken = new Set(drawn.map(({ category }) => category));
  const seen = templates.filter((template) => !isOnlyNoted(template) && !taken.has(template.category));
  return [...drawn, ...freshFirst(shuffled(oneOfEach(seen), chance)).slice(0, kept - drawn.length)]
    .map((template) => ({ template, priority: priorityOf(chance()) }))
    .sort((one, other) => rank[one.priority] - rank[other.priority]);
}

function priorityOf(drawn: number): DrawnTask['priority'] {
  if (drawn < 0.3) return 'high';
  return drawn < 0.6 ? 'medium' : 'low';
}

/** Draws three to five tips. */
export function drawTips(tips: readonly Tip[], chance: Chance): Tip[] {
  return shuffled(tips, chance).slice(0, 3 + Math.floor(chance() * 3));
}

/** Chance seeded by a text, so that repeated or concurrent requests draw the same. */
export function chanceOf(text: string): Chance {
  return seeded(createHash('sha256').update(text).digest().readInt32BE(0));
}
