import { IconDroplet } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { gameFacts } from '@wordgrove/games';
import { useState } from 'react';
import { v7 } from 'uuid';
import { waterSearch } from '#features/flashcards/use-view.ts';
import { useStartPlay } from '#features/games/api.ts';
import { gamePath } from '#features/games/game-path.ts';
import type { WaterButton } from '#features/memory/grove-page.tsx';
import { GrovePage } from '#features/memory/grove-page.tsx';
import { client } from '#platform/api.ts';
import { hasVoice } from '#platform/text-to-speech.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';

export { ClassForestPage, OwnForestPage } from '#features/memory/forest/forest-page.tsx';

/** The grove, whose plants cards and games water. */
export function GroveScreen() {
  return <GrovePage Water={Water} />;
}

const { modes, items } = gameFacts.quiz;

/** Reviews words: those on cards by their cards; where none is on a card, by a quiz. */
const Water: WaterButton = ({ words, text, isMain = false }) => {
  const navigate = useNavigate();
  const { failed } = useOutcomeToast();
  const start = useStartPlay();
  const [isAsking, setAsking] = useState(false);
  const water = async () => {
    const cards = await client.flashcards.thirsty({ words: [...words] });
    if (cards.length > 0) return navigate({ to: paths.flashcards, search: waterSearch(cards.map(({ word }) => word)) });
    const play = await start.mutateAsync({
      id: v7(),
      type: 'quiz',
      source: { kind: 'chosen', words: [...words] },
      items: Math.min(items.most, Math.max(items.least, words.length)),
      mode: modes[0],
      timer: 'none',
      canHear: hasVoice(),
    });
    return navigate({ to: gamePath('quiz'), search: () => ({ play: play.id }) });
  };
  const handleClick = () => {
    setAsking(true);
    water()
      .catch(failed)
      .finally(() => setAsking(false));
  };
  return (
    <Button variant={isMain ? 'primary' : 'quiet'} icon={IconDroplet} loading={isAsking} onClick={handleClick}>
      {text}
    </Button>
  );
};
