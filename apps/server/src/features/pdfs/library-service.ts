import { limits } from '@wordgrove/contract/limits';
import type { LibraryText } from '@wordgrove/contract/pdf-fields';
import type { Role } from '@wordgrove/contract/roles';
import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import { findRead, listLibrary, listOfColleagues, noteOpened } from './library-store.ts';
import { presentRead } from './present.ts';

type Parts = { db: Db; clock: Clock; tell: Tell };

export type LibraryService = ReturnType<typeof libraryService>;

/** Texts for those who read them. */
export function libraryService({ db, clock, tell }: Parts) {
  const pageOf =
    (list: typeof listLibrary) =>
    async (own: OwnRows, { page }: { page: number }) => {
      const size = limits.pdfsPage;
      const rows = await list(db, own, { size: size + 1, from: (page - 1) * size });
      return { texts: rows.slice(0, size).map(presentRead), hasMore: rows.length > size };
    };
  return {
    library: pageOf(listLibrary),
    ofColleagues: pageOf(listOfColleagues),

    open: (own: OwnRows, role: Role, id: string): Promise<LibraryText> =>
      inTransaction(db, async (tx) => {
        const before = await findRead(tx, own, id);
        if (!before) throw failures.notFound();
        if (role !== 'student') return presentRead(before);
        const now = clock.now();
        if (await noteOpened(tx, own, id, now)) await tell(tx, [before.teacherId, own.userId], 'pdfs');
        return presentRead((await findRead(tx, own, id)) ?? before);
      }),
  };
}
