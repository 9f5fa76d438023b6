import type { Db, Tx } from '#db/client.ts';
import type { Kind, ProgressOf, Which } from '#features/assignments/kinds/kind.ts';
import { isHandInBegun, listSizes } from './hand-in-store.ts';

const nothing = { hasText: false, files: 0 };

/** Text and files, done when the student says so. */
export const handIn: Kind<'hand-in'> = {
  /** Room for more files asks nothing else of anybody. */
  asksTheSame: (one, other) => other.files >= one.files,
  isStarted: isHandInBegun,
  show: async (_, __, task) => task,
  readProgress,
  own: (brief, { handIn: size }) => ({ ...brief, size: size ?? nothing }),
  canTurnIn: ({ hasBegun }) => hasBegun,
  withoutWork: 'hand-in-empty',
};

async function readProgress(on: Db | Tx, which: Which): Promise<ProgressOf> {
  const rows = await listSizes(on, which);
  const sizes = new Map(rows.map(({ assignmentId, studentId, ...size }) => [`${assignmentId}:${studentId}`, size]));
  return ({ id }, studentId) => {
    const size = sizes.get(`${id}:${studentId}`) ?? nothing;
    const hasBegun = size.hasText || size.files > 0;
    const none = { percent: null, attempts: [], pages: null, learned: null, openPlay: null };
    return { ...none, handIn: size, hasBegun };
  };
}
