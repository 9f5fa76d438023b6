import type { ClassFit } from '@wordgrove/contract/pdf-fields';
import { student, teacherWho } from '#http/builders.ts';
import type { OwnRows, TaughtBy } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import type { FitService } from './fit-service.ts';
import type { PackWish } from './pack-store.ts';
import type { ReaderService } from './reader-service.ts';

type PreTeach = (
  teacher: { own: OwnRows; taught: TaughtBy },
  wish: PackWish,
  errors: Refusals<'too-many-decks' | 'unknown-word'> & Refusals<'edit-conflict', ClassFit>,
) => Promise<ClassFit>;

type Parts = { fit: FitService; readers: ReaderService; preTeach: PreTeach };

/** How much of a text a student or a class knows, and who read it. */
export function fitRoutes({ fit, readers, preTeach }: Parts) {
  const teach = teacherWho('upload_pdf').pdfs;
  return {
    fit: teach.fit.handler(({ context, input }) => fit.ofClass(context.taught, input)),
    preTeach: teach.preTeach.handler(({ context, input, errors }) => preTeach(context, input, errors)),
    readers: teach.readers.handler(({ context, input }) => readers.list(context.taught, input)),
    heat: teach.heat.handler(({ context, input }) => readers.heat(context.taught, input)),
    coverage: student.pdfs.coverage.handler(({ context, input }) => fit.ofTexts(context.own, input.ids)),
  };
}
