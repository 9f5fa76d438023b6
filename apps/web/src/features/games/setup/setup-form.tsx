import type { GameWish, Shortage as Lacking } from '@wordgrove/contract/games';
import type { GameType } from '@wordgrove/contract/paths';
import { paths } from '@wordgrove/contract/paths';
import { gameFacts } from '@wordgrove/games';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Assigned } from '#features/games/assigned.ts';
import { isAttemptAt } from '#features/games/assigned.ts';
import { assignmentPath } from '#platform/assignment-path.ts';
import { errorCode } from '#platform/errors.ts';
import { currentLanguage } from '#platform/i18n.ts';
import { useVoice } from '#platform/text-to-speech.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { GamePicture } from '#ui/pictures/game-picture.tsx';
import { AssignedSettings } from './assigned-settings.tsx';
import { ListChoice } from './list-choice.tsx';
import { Options } from './options.tsx';
import styles from './setup.module.css';
import { Shortage } from './shortage.tsx';
import { StartButtons } from './start-buttons.tsx';
import { firstWish, lackOf } from './wish.ts';

type SetupFormProps = {
  type: GameType;
  /** Due words that this game can practise. */
  dueWords: number;
  /** Why no round of the student's own words can be made in the usual mode. */
  shortage: Lacking | null;
  /** Lists that a teacher has set. */
  assigned: readonly Assigned[];
  /** The list that the student has come to play. */
  assignmentId: string | null;
  /** A teacher is previewing the game and has no words of their own. */
  isPreview: boolean;
  /** The deck whose words a teacher previews. */
  deckId?: string | null;
  isBusy: boolean;
  error: unknown;
  onStart: (wish: GameWish) => void;
  /** Goes on with the play that was left in the middle, where there is one. */
  onResume?: (() => void) | undefined;
  above?: ReactNode;
};

/** A game on a card, ready to start; which words, how many and how are choices for whoever wants others. */
export function SetupForm(props: SetupFormProps) {
  const { type, dueWords, shortage, assigned, assignmentId, isPreview, isBusy, error, onStart, onResume, above } =
    props;
  const { deckId = null } = props;
  const { t } = useTranslation('games');
  const own = { dueWords, isPreview, language: currentLanguage(), given: null };
  const [wish, setWish] = useState(() => firstWish(type, { ...own, given: givenSource(assignmentId, deckId) }));
  const start = useRef<HTMLButtonElement>(null);
  const change = (part: Partial<GameWish>) => setWish((before) => ({ ...before, ...part }));
  // The list of modes grows when the device has found its voices.
  const canHear = useVoice();
  const { source } = wish;
  const chosen = source.kind === 'assignment' ? assigned.find(({ id }) => id === source.assignmentId) : undefined;
  const attempt = isAttemptAt(chosen, type) ? chosen : null;
  // Don't offer a start that is known to be refused.
  const lacks = attempt !== null && lackOf(type, attempt.task.mode, currentLanguage()) !== null;
  const isSet = attempt !== null && attempt.id === assignmentId;
  const expected = source.kind === 'due' && wish.mode === gameFacts[type].modes[0] ? shortage : null;

  const handleStart = () => {
    const { mode, items, timer } = attempt?.task ?? wish;
    onStart({ ...wish, mode, items, timer, canHear });
  };
  return (
    <div className={styles.screen} data-game={type}>
      {above}
      <Card as="section" raised aria-labelledby="setup-name" className={styles.card}>
        <div className={styles.picture}>
          <GamePicture type={type} />
        </div>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy && !lacks) handleStart();
          }}
        >
          <SetupHead type={type} assigned={isSet ? attempt : null} />
          {!isSet && (
            <ListChoice
              source={source}
              assigned={assigned}
              onChange={(id) =>
                change({ source: id === null ? firstWish(type, own).source : { kind: 'assignment', assignmentId: id } })
              }
            />
          )}
          {attempt && <AssignedSettings assigned={attempt} />}
          <Options
            wish={wish}
            onChange={change}
            attempt={attempt}
            isNeeded={expected !== null || errorCode(error) === 'not-enough'}
            error={error}
            {...{ dueWords, assigned, isPreview, isSet }}
          />
          <Shortage
            type={type}
            error={error}
            expected={expected}
            onLevel={
              attempt
                ? null
                : (level) => {
                    change({ source: { kind: 'level', level } });
                    // The button that had the focus goes away with what it mends.
                    start.current?.focus();
                  }
            }
          />
          <StartButtons {...{ start, isBusy, lacks, onResume }} />
        </form>
      </Card>
      {isSet && (
        <ButtonLink variant="plain" to={assignmentPath(attempt.id)}>
          {t('assigned.back')}
        </ButtonLink>
      )}
      {!isSet && !isPreview && (
        <ButtonLink variant="plain" to={paths.games}>
          {t('all-games')}
        </ButtonLink>
      )}
    </div>
  );
}

function givenSource(assignmentId: string | null, deckId: string | null): Parameters<typeof firstWish>[1]['given'] {
  if (assignmentId !== null) return { kind: 'assignment', assignmentId };
  return deckId === null ? null : { kind: 'deck', deckId };
}

/** The game's name and how it is played, or the assignment's, when somebody comes to do one. */
function SetupHead({ type, assigned }: { type: GameType; assigned: Assigned | null }) {
  const { t } = useTranslation('games');
  const [game, rules] = [t(`games.${type}.title`), t(`games.${type}.rules`)];
  return (
    <div id="setup-head" className={styles.head}>
      <h1 id="setup-name">{assigned ? assigned.title : game}</h1>
      <p>{assigned ? t('assigned.lead', { game, rules }) : rules}</p>
    </div>
  );
}
