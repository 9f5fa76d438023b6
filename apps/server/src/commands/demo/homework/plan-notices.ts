import type { HomeworkNoticeKind } from '@wordgrove/contract/notices';
import { between, chanceOf, happens } from '#commands/demo/chance.ts';
import type { Homework, Learner } from '#commands/demo/learner.ts';
import type { notices } from '#db/schema/all.ts';
import { dayBefore, localDay } from '#platform/local-day.ts';
import { instantAt } from '#platform/local-time.ts';
import { dueFor, hasSince, workOn } from './own-homework.ts';

type NoticeRow = typeof notices.$inferInsert;

const remindedAt = '07:00';
const shareRead = 0.9;

/** What the students were told of their homework, read on a later visit or not. */
export function planNotices(learners: readonly Learner[], now: Date): NoticeRow[] {
  return learners.flatMap((learner) =>
    learner.homework.flatMap((homework) => noticesOf(learner, homework).filter(({ createdAt }) => createdAt < now)),
  );
}

type News = { kind: HomeworkNoticeKind; about: Date; at: Date };

function noticesOf(learner: Learner, homework: Homework): NoticeRow[] {
  const { set, since } = homework;
  const { publishedAt, id } = set.assignment;
  const work = workOn(learner, set);
  // Who joined later is told nothing: the list shows what is open.
  const isTold = publishedAt !== null && since <= publishedAt;
  const due = dueFor(learner, set);
  const remindsAt = due && hasSince(homework) ? dayBeforeAt(due, learner.timeZone) : null;
  const isReminded =
    remindsAt && publishedAt && publishedAt < startOf(remindsAt, learner.timeZone) && since < remindsAt;
  const isLeft = !work?.turnedInAt || (remindsAt !== null && work.turnedInAt > remindsAt);
  const news: (News | null)[] = [
    isTold ? { kind: 'assignment-new', about: publishedAt, at: publishedAt } : null,
    due && isReminded && isLeft ? { kind: 'assignment-due', about: due, at: remindsAt } : null,
    work?.returnedAt ? { kind: 'assignment-returned', about: work.returnedAt, at: work.returnedAt } : null,
  ];
  return news
    .filter((each) => each !== null)
    .map(({ kind, about, at }) => {
      const chance = chanceOf(`${learner.email} reads of ${id}: ${kind}`);
      const seen = learner.visits.find((visit) => visit > at);
      const readAt =
        seen && happens(chance, shareRead) ? new Date(seen.getTime() + between(chance, 5, 90) * 1000) : null;
      const whose = { userId: learner.id, kind, params: {}, assignmentId: id, about };
      return { id: learner.newId(at), ...whose, createdAt: at, readAt };
    });
}

/** In the morning of the day before. */
function dayBeforeAt(due: Date, timeZone: string): Date {
  return instantAt(dayBefore(localDay(due, timeZone), 1), remindedAt, timeZone);
}

function startOf(at: Date, timeZone: string): Date {
  return instantAt(localDay(at, timeZone), '00:00', timeZone);
}
