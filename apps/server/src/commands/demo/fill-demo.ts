import type { Tx } from '#db/client.ts';
import type { Random } from '#platform/random.ts';
import { fillLives } from './fill-lives.ts';
import { fillSchool } from './fill-school.ts';
import { planAssignments } from './plan-assignments.ts';
import { planDecks } from './plan-decks.ts';
import { planLives } from './plan-lives.ts';
import { planSchool } from './plan-school.ts';

type Parts = { random: Random; now: Date; passwordHash: string };

/** The whole demo: the school and sixty days of its students' activity. */
export async function fillDemo(tx: Tx, { random, now, passwordHash }: Parts): Promise<void> {
  const school = planSchool({ random, now });
  const given = { decks: planDecks(school, random), assignments: planAssignments(school, random, now) };
  const learners = planLives(school, given, random, now);
  await fillSchool(tx, school, { random, passwordHash });
  await fillLives(tx, given, learners);
}
