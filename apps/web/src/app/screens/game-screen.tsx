import { Suspense } from 'react';
import { SaveAllButton, SaveButton } from '#features/dictionary/entry/save-button.tsx';
import { GamePage } from '#features/games/game-page.tsx';
import type { HomeworkPort } from '#features/games/play/play-screen.tsx';
import type { WordPorts } from '#features/games/results/result-items.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import styles from './game-screen.module.css';

const ports: WordPorts = {
  SaveWord: (props) => <SaveButton {...props} isInList variant="plain" />,
  SaveWords: SaveAllButton,
};

const GameHomework = lazyPart(
  () => import('#features/assignments/kinds/game/game-homework.tsx'),
  'GameHomework',
  'assignments',
  'games',
);

/** Its place is there before it has loaded, so that it moves nothing. */
const homework: HomeworkPort = (assignmentId, type) => (
  <div className={styles.homework}>
    <Suspense fallback={null}>
      <GameHomework assignmentId={assignmentId} type={type} />
    </Suspense>
  </div>
);

/** A game, with the homework it is played for, and the button that saves words from its results. */
export function GameScreen() {
  return <GamePage ports={ports} homework={homework} />;
}
