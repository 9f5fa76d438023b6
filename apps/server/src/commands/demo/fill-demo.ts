import type { Tx } from '#db/client.ts';
import type { Random } from '#platform/random.ts';
import { fillAssignments } from './fill-assignments.ts';
import { fillDailyTasks } from './fill-daily-tasks.ts';
import { fillDecks } from './fill-decks.ts';
import { fillGames } from './fill-games.ts';
import { fillPractice } from './fill-practice.ts';
import { fillProfiles } from './fill-profiles.ts';
import { fillSchool } from './fill-school.ts';
import { fillStudy } from './fill-study.ts';
import { fillTodos } from './fill-todos.ts';
import { fillWords } from './fill-words.ts';
import { planAssignments } from './plan-assignments.ts';
import { planDecks } from './plan-decks.ts';
import { planLives } from './plan-lives.ts';
import { planSchool } from './plan-school.ts';

type Parts = { random: Random; now: Date; passwordHash: string };

/** The whole demo: the school and sixty days of its students' activity. */
export async function fillDemo(tx: Tx, { random, now, passwordHash }: Parts): Promise<void> {
  const school = planSchool({ random, now });
  const decks = planDecks(school, random);
  const assignments = planAssignments(school, random, now);
  const learners = planLives(school, { decks, assignments }, random, now);
  await fillSchool(tx, school, { random, passwordHash });
  await fillDecks(tx, decks, learners);
  await fillWords(tx, learners);
  await fillPractice(tx, learners);
  await fillAssignments(tx, assignments, learners);
  await fillGames(tx, learners);
  await fillDailyTasks(tx, learners);
  await fillStudy(tx, learners);
  await fillTodos(tx, learners);
  await fillProfiles(tx, learners);
}
