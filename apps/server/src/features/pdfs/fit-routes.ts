import { student, teacherWho } from '#http/builders.ts';
import { failures } from '#http/failure.ts';

const later = () => {
  throw failures.unavailable();
};

/** How much of a text a student or a class knows, and who read it. */
export function fitRoutes() {
  const teach = teacherWho('upload_pdf').pdfs;
  return {
    fit: teach.fit.handler(later),
    preTeach: teach.preTeach.handler(later),
    readers: teach.readers.handler(later),
    heat: teach.heat.handler(later),
    coverage: student.pdfs.coverage.handler(later),
  };
}
