import { memberWho, student } from '#http/builders.ts';
import type { ReadingService } from './reading-service.ts';

/** A reader's place and progress. */
export function readingRoutes({ keepPlace, report }: ReadingService) {
  return {
    keepPlace: memberWho().pdfs.keepPlace.handler(({ context, input }) => keepPlace(context.own, input)),
    report: student.pdfs.report.handler(({ context, input }) => report(context.own, input)),
  };
}
