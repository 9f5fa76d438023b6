import { memberWho, student, teacherWho } from '#http/builders.ts';
import { failures } from '#http/failure.ts';

const later = () => {
  throw failures.unavailable();
};

/** Teachers keep texts and give them to classes; students find them in their library. */
export function textRoutes() {
  const keep = teacherWho('upload_pdf').pdfs;
  return {
    list: keep.list.handler(later),
    one: keep.one.handler(later),
    ticket: keep.ticket.handler(later),
    paste: keep.paste.handler(later),
    edit: keep.edit.handler(later),
    archive: keep.archive.handler(later),
    remove: keep.remove.handler(later),
    library: student.pdfs.library.handler(later),
    open: memberWho().pdfs.open.handler(later),
  };
}
