import { stateAt } from '#db/word-state.ts';
import { cardAnswers } from '#features/dictionary/card-answers.ts';
import { openLexicon } from '#features/dictionary/lexicon.ts';
import { clampedTo } from '#features/memory/ledger.ts';
import { stepChances, stepIndex } from '#features/memory/reader-level.ts';
import { gradedState } from '#features/memory/rules.ts';
import { fileRoute } from '#features/pdfs/file-route.ts';
import { fitRoutes } from '#features/pdfs/fit-routes.ts';
import { fitService } from '#features/pdfs/fit-service.ts';
import { textKeeper } from '#features/pdfs/keep-text.ts';
import { libraryService } from '#features/pdfs/library-service.ts';
import { pageRoutes } from '#features/pdfs/page-routes.ts';
import { pageStore } from '#features/pdfs/page-store.ts';
import { readerService } from '#features/pdfs/reader-service.ts';
import { readingRoutes } from '#features/pdfs/reading-routes.ts';
import { readingService } from '#features/pdfs/reading-service.ts';
import { textRoutes } from '#features/pdfs/text-routes.ts';
import { textChanges, textService } from '#features/pdfs/text-service.ts';
import { uploadRoute } from '#features/pdfs/upload-route.ts';
import { uploadService } from '#features/pdfs/upload-service.ts';
import { countLesson } from '#features/profiles/store.ts';
import { preTeach } from '#flows/pre-teach.ts';
import type { HttpServer } from '#http/server.ts';
import type { CountActivity } from '#platform/activity.ts';
import { retrievabilityAfter } from '#platform/forgetting.ts';
import type { NoteReading } from '#platform/reading.ts';
import type { Built } from './parts.ts';
import type { Uploads } from './uploads.ts';
import { dictionaryWords, library } from './words.ts';

const pages = pageStore(stateAt);

/** Names are no words of a text, so only taught ones may have a capital. */
const writingOf = (key: string) => library.shelf('en').find(key)?.lemma ?? key.slice(0, key.lastIndexOf(':'));

type Others = { countActivity: CountActivity; noteReading: NoteReading; uploads: Uploads };

export function buildPdfs(built: Built, { countActivity, noteReading, uploads }: Others) {
  const parts = { ...built, ...uploads, keeper: textKeeper(built) };
  const memory = { stepChances, stepIndex, retrievabilityAfter, gradedState };
  const fit = fitService({
    ...built,
    memory,
    answersFor: (met, corrected) => cardAnswers(openLexicon(), met, corrected),
    writtenAs: dictionaryWords.writtenAs,
  });
  const preTeaching = preTeach({ ...built, lexicon: openLexicon, fitOfClass: fit.ofClass });
  return {
    routes: {
      ...textRoutes({ texts: textService(parts), changes: textChanges(parts), library: libraryService(built) }),
      ...pageRoutes({ ...built, store: pages, memory, writingOf }),
      ...fitRoutes({ fit, readers: readerService(built), preTeach: preTeaching }),
      ...readingRoutes(readingService({ ...built, countActivity, noteReading, countLesson, clampedTo })),
    },
    /** Files, which are no calls. */
    mount: async ({ server, contextOf }: HttpServer) => {
      await uploadRoute(server, { ...parts, uploads: uploadService(parts), contextOf });
      fileRoute(server, { ...parts, contextOf });
    },
  };
}
