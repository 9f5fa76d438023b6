import { memberWho, student, teacherWho } from '#http/builders.ts';
import { ofOwn, ofTaught } from '#http/call.ts';
import type { LibraryService } from './library-service.ts';
import type { TextChanges, TextService } from './text-service.ts';

export type TextRouteParts = { texts: TextService; changes: TextChanges; library: LibraryService };

/** Teachers keep texts and give them to classes; students find them in their library. */
export function textRoutes({ texts, changes, library }: TextRouteParts) {
  const keep = teacherWho('upload_pdf').pdfs;
  return {
    list: keep.list.handler(ofTaught(texts.list)),
    one: keep.one.handler(ofTaught(texts.one)),
    ticket: keep.ticket.handler(({ context }) => texts.ticket(context.caller)),
    paste: keep.paste.handler(ofTaught(texts.paste)),
    edit: keep.edit.handler(ofTaught(changes.edit)),
    archive: keep.archive.handler(ofTaught(changes.archive)),
    remove: keep.remove.handler(ofTaught(changes.remove)),
    library: student.pdfs.library.handler(ofOwn(library.library)),
    ofColleagues: teacherWho().pdfs.ofColleagues.handler(ofOwn(library.ofColleagues)),
    open: memberWho().pdfs.open.handler(({ context, input }) => library.open(context.own, context.role, input.id)),
  };
}
