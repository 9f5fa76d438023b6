import type { TaughtStudent } from '@wordgrove/contract/analytics';
import { taughtWishSchema } from '@wordgrove/contract/analytics';
import { nameOrder } from '@wordgrove/contract/name-order';
import { streamPaths } from '@wordgrove/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireTeacherWho } from '#http/builders.ts';
import type { RequestContext, TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import { issuesOf } from '#http/issues.ts';
import { attachment } from '#platform/attachment.ts';
import { csvLine, csvStart } from '#platform/csv.ts';
import { dayAndTime } from '#platform/local-day.ts';
import { studentsWords } from './students-words.ts';

type StudentsRouteParts = {
  students: (taught: TaughtBy, wish: { classId?: string | undefined }) => Promise<{ students: TaughtStudent[] }>;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => RequestContext;
};

/** Serves the figures of a teacher's students, by name, as a file for spreadsheets. */
export function studentsRoute(server: FastifyInstance, { students, contextOf }: StudentsRouteParts): void {
  server.get(streamPaths.exportStudents, async (request, reply) => {
    const asking = requireTeacherWho(await contextOf(request, reply).findCaller(), 'view_analytics');
    const { language, timeZone } = asking.caller;
    const query = taughtWishSchema.safeParse(request.query);
    if (!query.success) throw failures.invalidInput(issuesOf(query.error.issues));
    const { students: found } = await students(asking.taught, query.data);
    const { file, titles } = studentsWords[language];
    const ofNames = nameOrder(language);
    const rows = [...found].sort((one, other) => ofNames(one.name, other.name));
    return reply
      .header('content-disposition', attachment(file, 'csv', 'students'))
      .type('text/csv; charset=utf-8')
      .send(
        csvStart +
          csvLine([...titles.slice(0, -1), `${titles.at(-1)} (${timeZone})`]) +
          rows.map((row) => lineOf(row, timeZone)).join(''),
      );
  });
}

const minutes = (seconds: number) => Math.floor(seconds / 60);

function lineOf({ name, classes, lastActiveAt, figures }: TaughtStudent, timeZone: string): string {
  const { level, totalXp, streak, tasks, words, answers, study } = figures;
  return csvLine([
    ...[name, classes.map(({ className }) => className).join('; '), level, totalXp, streak],
    ...[tasks.byActivity, tasks.selfReported, tasks.total],
    ...[words.known, words.learning, words['at-risk'], words.new],
    ...[answers.right, answers.of, minutes(study.byActivity), minutes(study.selfReported)],
    lastActiveAt && dayAndTime(new Date(lastActiveAt), timeZone),
  ]);
}
