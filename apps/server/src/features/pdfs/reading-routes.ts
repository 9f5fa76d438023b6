import { memberWho, student } from '#http/builders.ts';
import { failures } from '#http/failure.ts';

const later = () => {
  throw failures.unavailable();
};

/** A reader's place and progress. */
export function readingRoutes() {
  return {
    keepPlace: memberWho().pdfs.keepPlace.handler(later),
    report: student.pdfs.report.handler(later),
  };
}
