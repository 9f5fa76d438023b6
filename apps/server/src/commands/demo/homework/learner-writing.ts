import { readFileSync } from 'node:fs';
import { chanceOf, happens, oneOf } from '#commands/demo/chance.ts';
import type { Learner } from '#commands/demo/learner.ts';
import type { ClassAssignment } from './plan-assignments.ts';

const folder = new URL('../hand-ins/', import.meta.url);

/** A sentence or two that could stand at one place of a text, perhaps with a mistake that learners make. */
type Choice = { text: string; slip: string | null };

/** Places in order; not everybody writes what may be left out. */
type Place = { isLeftOut: boolean; choices: Choice[] };

export type Written = { paragraphs: string[]; slips: string[]; leftOut: number };

const read = new Map<string, readonly Place[]>();

/** What a student writes for a hand-in, the same each time: with more mistakes and less to say, the less skilled. */
export function writtenBy({ email, skill }: Pick<Learner, 'email' | 'skill'>, { texts }: ClassAssignment): Written {
  const chance = chanceOf(`${email} writes ${texts}`);
  const written: Written = { paragraphs: [], slips: [], leftOut: 0 };
  for (const { isLeftOut, choices } of placesOf(texts ?? '')) {
    if (isLeftOut && happens(chance, 0.75 * (1 - skill))) {
      written.leftOut += 1;
      continue;
    }
    const hasSlip = happens(chance, 0.75 - 0.65 * skill);
    const fitting = choices.filter(({ slip }) => (slip !== null) === hasSlip);
    const { text, slip } = oneOf(chance, fitting.length > 0 ? fitting : choices);
    written.paragraphs.push(text);
    if (slip) written.slips.push(slip);
  }
  return written;
}

/** A file has a choice a line, and an empty line between two places; "?" begins one that may be left out. */
function placesOf(name: string): readonly Place[] {
  const known = read.get(name);
  if (known) return known;
  const file = readFileSync(new URL(`${name}.txt`, folder), 'utf8');
  const places = file
    .trim()
    .split(/\n\s*\n/)
    .map((place) => {
      const lines = place.split('\n').filter((line) => line !== '?');
      const choices = lines.map((line) => {
        const [text = '', slip = null] = line.split(' | ');
        return { text, slip };
      });
      return { isLeftOut: place.startsWith('?\n'), choices };
    });
  read.set(name, places);
  return places;
}
