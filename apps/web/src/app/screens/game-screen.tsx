import { SaveAllButton, SaveButton } from '#features/dictionary/entry/save-button.tsx';
import { GamePage } from '#features/games/game-page.tsx';
import type { WordPorts } from '#features/games/results/result-items.tsx';

const ports: WordPorts = {
  SaveWord: (props) => <SaveButton {...props} isInList variant="plain" />,
  SaveWords: SaveAllButton,
};

/** A game, with the button that saves words from its results. */
export function GameScreen() {
  return <GamePage ports={ports} />;
}
