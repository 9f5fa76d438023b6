import { createHash } from 'node:crypto';
import type { TaskTemplate, Tip } from '@wordgrove/content';
import { shuffled } from '@wordgrove/games';
import { seeded } from '@wordgrove/games/rounds';

/** A source of chance: the next number from 0 up to but not including 1. */
export type Chance = () => number;

export type DrawnTask = { template: TaskTemplate; priority: 'high' | 'medium' | 'low' };

const fewest = 4;
const most = 6;
const rank = { high: 0, medium: 1, low: 2 } as const;

/** Cards that will still be asked today, and unread pages of the student's texts. */
export type Waiting = { cards: number; pages: number };

/** The templates that this much allows: nobody is asked to review or read more than there is. */
export function fitting(templates: readonly TaskTemplate[], waiting: Waiting): TaskTemplate[] {
  return templates.filter(({ cards = 0, pages = 0 }) => cards <= waiting.cards && pages <= waiting.pages);
}

/**
 * Draws the tasks of a day: one from each category, of which four to six are kept, most important first.
 *
 * @param avoided ids of templates to use only when there is no other
 */
export function drawTasks(
  templates: readonly TaskTemplate[],
  chance: Chance,
  avoided: ReadonlySet<string> = new Set(),
): DrawnTask[] {
  const isFresh = ({ id }: TaskTemplate) => !avoided.has(id);
  const ofEach = [...Map.groupBy(templates, ({ category }) => category).values()].flatMap((all) => {
    const fresh = all.filter(isFresh);
    return shuffled(fresh.length > 0 ? fresh : all, chance).slice(0, 1);
  });
  const kept = fewest + Math.floor(chance() * (most - fewest + 1));
  const inTurn = shuffled(ofEach, chance);
  return [...inTurn.filter(isFresh), ...inTurn.filter((template) => !isFresh(template))]
    .slice(0, kept)
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
