import { stateAt } from '#features/memory/state-store.ts';
import { fileRoute } from '#features/pdfs/file-route.ts';
import { fitRoutes } from '#features/pdfs/fit-routes.ts';
import { inspectPdf } from '#features/pdfs/inspect-pdf.ts';
import { textKeeper } from '#features/pdfs/keep-text.ts';
import { libraryService } from '#features/pdfs/library-service.ts';
import { pageRoutes } from '#features/pdfs/page-routes.ts';
import { pageStore } from '#features/pdfs/page-store.ts';
import { passes } from '#features/pdfs/pass.ts';
import { readingRoutes } from '#features/pdfs/reading-routes.ts';
import { textRoutes } from '#features/pdfs/text-routes.ts';
import { textChanges, textService } from '#features/pdfs/text-service.ts';
import { uploadRoute } from '#features/pdfs/upload-route.ts';
import { uploadService } from '#features/pdfs/upload-service.ts';
import type { HttpServer } from '#http/server.ts';
import type { Built } from './parts.ts';
import { library } from './words.ts';

const pages = pageStore(stateAt);

/** Names are no words of a text, so only taught ones may have a capital. */
const writingOf = (key: string) => library.shelf('en').find(key)?.lemma ?? key.slice(0, key.lastIndexOf(':'));

export function buildPdfs(built: Built) {
  const { secret, settings } = built;
  const maxBytes = settings.MAX_FILE_BYTES;
  const parts = { ...built, passes: passes(secret), keeper: textKeeper(built), maxBytes };
  const uploads = uploadService({ ...parts, inspectPdf: inspectPdf() });
  const texts = textRoutes({
    texts: textService(parts),
    changes: textChanges(parts),
    library: libraryService(built),
  });
  return {
    routes: { ...texts, ...pageRoutes({ ...built, store: pages, writingOf }), ...fitRoutes(), ...readingRoutes() },
    /** Files, which are no calls. */
    mount: async ({ server, contextOf }: HttpServer) => {
      await uploadRoute(server, { ...parts, uploads, contextOf });
      fileRoute(server, { ...parts, contextOf });
    },
  };
}
