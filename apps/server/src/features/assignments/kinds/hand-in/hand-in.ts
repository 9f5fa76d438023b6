import type { Kind, ProgressOf } from '#features/assignments/kinds/kind.ts';
import type { SizeRow } from './hand-in-store.ts';
import { isHandInBegun, listSizes, ownSizes } from './hand-in-store.ts';

const nothing = { hasText: false, files: 0 };

/** Text and files, done when the student says so. */
export const handIn: Kind<'hand-in'> = {
  /** Room for more files asks nothing else of anybody. */
  asksTheSame: (one, other) => other.files >= one.files,
  isStarted: isHandInBegun,
  show: async (_, __, task) => task,
  readProgress: async (on, which) => progressFrom(await listSizes(on, which)),
  ownProgress: { json: ownSizes.json, read: (json) => progressFrom(ownSizes.read(json)) },
  own: (brief, { handIn: size }) => ({ ...brief, size: size ?? nothing }),
  canTurnIn: ({ hasBegun }) => hasBegun,
  withoutWork: 'hand-in-empty',
};

function progressFrom(rows: readonly SizeRow[]): ProgressOf {
  const sizes = new Map(rows.map(({ assignmentId, studentId, ...size }) => [`${assignmentId}:${studentId}`, size]));
  return ({ id }, studentId) => {
    const size = sizes.get(`${id}:${studentId}`) ?? nothing;
    const hasBegun = size.hasText || size.files > 0;
    const none = { percent: null, attempts: [], pages: null, learned: null, openPlay: null };
    return { ...none, handIn: size, hasBegun };
  };
}
