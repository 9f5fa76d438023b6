import { useNavigate } from '@tanstack/react-router';
import type { ClassHardWord } from '@wordgrove/contract/class-games';
import { paths } from '@wordgrove/contract/paths';
import { gameFacts } from '@wordgrove/games';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { keepTriedGame, triedGamePlace } from '#platform/tried-game.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { useRequestId } from '#platform/use-request-id.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import layout from '#ui/layout.module.css';
import { useMakeDeck } from './api.ts';

/** As many as one deck, one homework and one game take well. */
const most = 20;

/** Too few leave nothing to choose from in most games. */
const gameWords = 4;

type WordActionsProps = { hardest: readonly ClassHardWord[]; classId: string | null };

/** One click makes a deck, a homework or a game for the whole class of the hardest words. */
export function WordActions({ hardest, classId }: WordActionsProps) {
  const { t } = useTranslation('analytics-games');
  const navigate = useNavigate();
  const words = hardest.slice(0, most);
  const lemmas = [...new Set(words.map(({ lemma }) => lemma))];
  const ofClass = { ...(classId && { class: classId }) };
  const play = () => {
    const id = v7();
    keepTriedGame({
      ...{ assignmentId: id, title: t('words.title'), back: { to: paths.teacherGameAnalytics, search: ofClass } },
      ...{ type: 'quiz', mode: gameFacts.quiz.modes[0], timer: 'none', test: null },
      items: Math.min(words.length, gameFacts.quiz.items.usual),
      source: { kind: 'assignment', assignmentId: id },
      words: words.map(({ word }) => word),
    });
    void navigate({ ...triedGamePlace(id, 'quiz'), resetScroll: true });
  };
  return (
    <div className={layout.row}>
      <MakeDeck words={words.map(({ word }) => word)} classId={classId} />
      <ButtonLink
        to={paths.teacherAssignments}
        search={() => ({ edit: 'new', ...ofClass, title: t('words.title'), words: lemmas.join('\n') })}
      >
        {t('make.homework')}
      </ButtonLink>
      {words.length >= gameWords && <Button onClick={play}>{t('make.game')}</Button>}
    </div>
  );
}

/** Makes the deck once, however often it is pressed, and then leads to it. */
function MakeDeck({ words, classId }: { words: readonly string[]; classId: string | null }) {
  const { t } = useTranslation('analytics-games');
  const { done, failed } = useOutcomeToast();
  const makeDeck = useMakeDeck();
  const idFor = useRequestId();
  const [made, setMade] = useState<{ about: string; deckId: string } | null>(null);
  const about = JSON.stringify([classId, words]);
  if (made?.about === about) {
    return (
      <ButtonLink to={paths.flashcards} search={() => ({ deck: made.deckId })} variant="primary">
        {t('make.open-deck')}
      </ButtonLink>
    );
  }
  const make = () =>
    makeDeck.mutate(
      { id: idFor(about), name: t('words.title'), classId, words: [...words] },
      {
        onSuccess: ({ id }) => {
          setMade({ about, deckId: id });
          done(t(classId ? 'make.deck-shared' : 'make.deck-made'));
        },
        onError: failed,
      },
    );
  return (
    <Button variant="primary" loading={makeDeck.isPending} onClick={make}>
      {t('make.deck')}
    </Button>
  );
}
