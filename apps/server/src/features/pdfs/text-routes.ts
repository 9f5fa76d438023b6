import { memberWho, student, teacherWho } from '#http/builders.ts';
import type { LibraryService } from './library-service.ts';
import type { TextChanges, TextService } from './text-service.ts';

export type TextRouteParts = { texts: TextService; changes: TextChanges; library: LibraryService };

/** Teachers keep texts and give them to classes; students find them in their library. */
export function textRoutes({ texts, changes, library }: TextRouteParts) {
  const keep = teacherWho('upload_pdf').pdfs;
  return {
    list: keep.list.handler(({ context, input }) => texts.list(context.taught, input)),
    one: keep.one.handler(({ context, input }) => texts.one(context.taught, input.id)),
    ticket: keep.ticket.handler(({ context }) => texts.ticket(context.caller)),
    paste: keep.paste.handler(({ context, input, errors }) => texts.paste(context.taught, input, errors)),
    edit: keep.edit.handler(({ context, input, errors }) => changes.edit(context.taught, input, errors)),
    archive: keep.archive.handler(({ context, input }) => changes.archive(context.taught, input)),
    remove: keep.remove.handler(({ context, input }) => changes.remove(context.taught, input.id)),
    library: student.pdfs.library.handler(({ context, input }) => library.library(context.own, input.page)),
    open: memberWho().pdfs.open.handler(({ context, input }) => library.open(context.own, context.role, input.id)),
  };
}
