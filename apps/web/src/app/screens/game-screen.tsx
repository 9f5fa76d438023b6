import { SaveAllButton, SaveButton } from '#features/dictionary/entry/save-button.tsx';
import { GamePage } from '#features/games/game-page.tsx';
import type { HomeworkPort } from '#features/games/play/play-screen.tsx';
import type { WordPorts } from '#features/games/results/result-items.tsx';
import { HomeworkPlace } from './homework-place.tsx';

const ports: WordPorts = {
  SaveWord: (props) => <SaveButton {...props} isInList variant="plain" />,
  SaveWords: SaveAllButton,
};

const homework: HomeworkPort = (assignmentId, type) => <HomeworkPlace assignmentId={assignmentId} type={type} />;

/** A game, with the homework it is played for, and the button that saves words from its results. */
export function GameScreen() {
  return <GamePage ports={ports} homework={homework} />;
}
