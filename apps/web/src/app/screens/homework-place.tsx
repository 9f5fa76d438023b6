import type { GameType } from '@wordgrove/contract/paths';
import { Suspense } from 'react';
import { lazyPart } from '#ui/lazy-part.tsx';
import styles from './homework-place.module.css';

const PractisedHomework = lazyPart(
  () => import('#features/assignments/kinds/practised-homework.tsx'),
  'PractisedHomework',
  'assignments',
  'games',
);

/**
 * The line about the homework that is practised for. Its place is there before it has loaded, so that it moves nothing.
 *
 * @param type null for cards
 */
export function HomeworkPlace(of: { assignmentId: string; type: GameType | null }) {
  return (
    <div className={styles.homework}>
      <Suspense fallback={null}>
        <PractisedHomework {...of} />
      </Suspense>
    </div>
  );
}
