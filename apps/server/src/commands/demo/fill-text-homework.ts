import { dayMs } from '@wordgrove/contract/days';
import type { Tx } from '#db/client.ts';
import { assignmentClasses, assignments } from '#db/schema/all.ts';
import { turnInRead } from '#features/assignments/kinds/reading/reading-store.ts';
import { dayBefore, localDay } from '#platform/local-day.ts';
import { instantAt } from '#platform/local-time.ts';
import type { Random } from '#platform/random.ts';
import type { DemoSchool } from './plan-school.ts';
import type { ClassText } from './plan-texts.ts';

type Wish = {
  fileName: string;
  title: string;
  instructions: string;
  /** Null for the text's last page. */
  to: number | null;
  /** Days before now. */
  published: number;
  /** Days before or, if negative, after now. */
  due: number;
};

const className = 'English 7B';

const wishes: readonly Wish[] = [
  {
    fileName: 'a-week-on-pine-island.txt',
    title: 'A week on an island',
    instructions: 'The first two pages. Which day would you like to have been there? Be ready to say why.',
    ...{ to: 2, published: 38, due: 24 },
  },
  {
    fileName: 'ten-questions-for-a-beekeeper.txt',
    title: 'Questions for a beekeeper',
    instructions: 'Learn the words of the deck first. We will write an interview of our own.',
    ...{ to: null, published: 3, due: -3 },
  },
];

/** Texts to read for homework, once the students have read: each is turned in with its last page. */
export async function fillTextHomework(
  tx: Tx,
  { classes }: DemoSchool,
  texts: readonly ClassText[],
  { random, now }: { random: Random; now: Date },
): Promise<void> {
  const of = classes.find(({ name }) => name === className);
  for (const { fileName, to, published, due, ...written } of wishes) {
    const text = texts.find(({ file }) => file.fileName === fileName);
    if (!of || !text) throw new Error(`${fileName} can't be set to be read`);
    const { timeZone, teacher } = of;
    const id = random.uuid();
    const publishedAt = new Date(now.getTime() - published * dayMs);
    await tx.insert(assignments).values({
      ...{ id, teacherId: teacher.id, ...written, timeZone, isLateAllowed: true, isForSome: false, points: null },
      ...{ counts: 'best', task: { kind: 'reading', pdfId: text.id, from: 1, to }, publishedAt },
      ...{ createdAt: publishedAt, updatedAt: publishedAt },
      dueAt: instantAt(dayBefore(localDay(now, timeZone), due), '18:00', timeZone),
    });
    await tx.insert(assignmentClasses).values({ assignmentId: id, classId: of.id });
    await turnInRead(tx, id, true, now);
  }
}
