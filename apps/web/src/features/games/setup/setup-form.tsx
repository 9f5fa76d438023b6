import type { GameWish, Shortage as Lacking } from '@wordgrove/contract/games';
import type { GameType } from '@wordgrove/contract/paths';
import { paths } from '@wordgrove/contract/paths';
import { gameFacts } from '@wordgrove/games';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Assigned } from '#features/games/assigned.ts';
import { isAttemptAt } from '#features/games/assigned.ts';
import { assignmentPath } from '#platform/assignment-path.ts';
import { currentLanguage } from '#platform/i18n.ts';
import { useVoice } from '#platform/text-to-speech.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { SwitchField } from '#ui/checkbox.tsx';
import layout from '#ui/layout.module.css';
import { PageHeader } from '#ui/page-header.tsx';
import { GamePicture } from '#ui/pictures/game-picture.tsx';
import { AssignedSettings } from './assigned-settings.tsx';
import styles from './setup.module.css';
import { Shortage } from './shortage.tsx';
import { SourceFields } from './source-fields.tsx';
import { firstWish, keepSound, lackOf, readSound } from './wish.ts';
import { WishFields } from './wish-fields.tsx';

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
  above?: ReactNode;
};

/** The setup of a game: which words, how many, which mode, with or without a clock. */
export function SetupForm(props: SetupFormProps) {
  const { type, dueWords, shortage, assigned, assignmentId, isPreview, isBusy, error, onStart, above } = props;
  const { deckId = null } = props;
  const { t } = useTranslation('games');
  const [wish, setWish] = useState(() =>
    firstWish(type, { dueWords, isPreview, language: currentLanguage(), given: givenSource(assignmentId, deckId) }),
  );
  const [hasSound, setSound] = useState(readSound);
  const change = (part: Partial<GameWish>) => setWish((before) => ({ ...before, ...part }));
  // The list of modes grows when the device has found its voices.
  const canHear = useVoice();
  const { source } = wish;
  const chosen = source.kind === 'assignment' ? assigned.find(({ id }) => id === source.assignmentId) : undefined;
  const attempt = isAttemptAt(chosen, type) ? chosen : null;
  // Don't offer a start that is known to be refused.
  const lacks = attempt !== null && lackOf(type, attempt.task.mode, currentLanguage()) !== null;
  const isSet = attempt !== null && attempt.id === assignmentId;

  const handleStart = () => {
    const { mode, items, timer } = attempt?.task ?? wish;
    onStart({ ...wish, mode, items, timer, canHear });
  };
  return (
    <>
      <SetupHeader type={type} assigned={isSet ? attempt : null} isPreview={isPreview} />
      <div className={styles.screen}>
        {above}
        <form
          className={layout.stack}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy && !lacks) handleStart();
          }}
        >
          {!isSet && (
            <SourceFields
              source={source}
              dueWords={dueWords}
              assigned={assigned}
              isPreview={isPreview}
              onChange={(changed) => change({ source: changed })}
            />
          )}
          {attempt ? <AssignedSettings assigned={attempt} /> : <WishFields wish={wish} onChange={change} />}
          <SwitchField
            label={t('setup.sound')}
            checked={hasSound}
            onChange={(event) => {
              setSound(event.currentTarget.checked);
              keepSound(event.currentTarget.checked);
            }}
          />
          <Shortage
            type={type}
            error={error}
            expected={source.kind === 'due' && wish.mode === gameFacts[type].modes[0] ? shortage : null}
            onLevel={attempt ? null : (level) => change({ source: { kind: 'level', level } })}
          />
          <div>
            <Button type="submit" variant="primary" loading={isBusy} disabled={lacks}>
              {t('setup.start')}
            </Button>
          </div>
        </form>
        <div className={styles.picture}>
          <GamePicture type={type} />
        </div>
      </div>
    </>
  );
}

function givenSource(assignmentId: string | null, deckId: string | null): Parameters<typeof firstWish>[1]['given'] {
  if (assignmentId !== null) return { kind: 'assignment', assignmentId };
  return deckId === null ? null : { kind: 'deck', deckId };
}

type SetupHeaderProps = {
  type: GameType;
  /** The assignment, when somebody comes to do one. */
  assigned: Assigned | null;
  isPreview: boolean;
};

/** What is about to be played, and the way back. */
function SetupHeader({ type, assigned, isPreview }: SetupHeaderProps) {
  const { t } = useTranslation('games');
  const [game, rules] = [t(`games.${type}.title`), t(`games.${type}.rules`)];
  if (assigned) {
    return (
      <PageHeader
        title={assigned.title}
        lead={t('assigned.lead', { game, rules })}
        actions={<ButtonLink to={assignmentPath(assigned.id)}>{t('assigned.back')}</ButtonLink>}
      />
    );
  }
  return (
    <PageHeader
      title={game}
      lead={rules}
      actions={!isPreview && <ButtonLink to={paths.games}>{t('all-games')}</ButtonLink>}
    />
  );
}
