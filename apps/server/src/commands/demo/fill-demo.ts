import type { Tx } from '#db/client.ts';
import { insertPack } from '#features/pdfs/pack-store.ts';
import type { FileStore } from '#platform/files.ts';
import type { Random } from '#platform/random.ts';
import { fillLives } from './fill-lives.ts';
import { fillSchool } from './fill-school.ts';
import { fillTexts } from './fill-texts.ts';
import { fillHomework } from './homework/fill-homework.ts';
import { planAssignments } from './homework/plan-assignments.ts';
import { addFiles } from './homework/plan-files.ts';
import { gradeHomework } from './homework/plan-grades.ts';
import { planDecks } from './plan-decks.ts';
import { planLives } from './plan-lives.ts';
import { planPack } from './plan-pack.ts';
import { planSchool } from './plan-school.ts';
import { planTexts } from './plan-texts.ts';

type Parts = { files: Pick<FileStore, 'put'>; random: Random; now: Date; passwordHash: string };

/** The whole demo: the school, its texts, its homework and sixty days of its students' activity. */
export async function fillDemo(tx: Tx, { files, random, now, passwordHash }: Parts): Promise<void> {
  const school = planSchool({ random, now });
  const texts = await planTexts(school, random, now);
  const packs = planPack(texts, random);
  const decks = [...planDecks(school, random), ...packs];
  const given = { decks, assignments: planAssignments(school, { decks, texts }, random, now), texts };
  const learners = planLives(school, given, random, now);
  gradeHomework(learners, given.assignments);
  const handed = addFiles(learners, given.assignments, random);
  await fillSchool(tx, school, { random, now, passwordHash });
  await fillTexts(tx, files, texts);
  await fillLives(tx, given, learners);
  await fillHomework(tx, school, learners, handed, { files, random, now });
  for (const { pack } of packs) await insertPack(tx, pack);
}
