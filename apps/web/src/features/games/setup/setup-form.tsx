import type { GameWish, Shortage as Lacking } from '@wordgrove/contract/games';
import type { GameType } from '@wordgrove/contract/paths';
import { paths } from '@wordgrove/contract/paths';
import { gameFacts } from '@wordgrove/games';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GamePicture } from '#features/games/hub/game-picture.tsx';
import { currentLanguage } from '#platform/i18n.ts';
import { useVoice } from '#platform/use-voice.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { keepSound, readSound } from './kept-wish.ts';
import styles from './setup.module.css';
import { Shortage } from './shortage.tsx';
import { SourceFields } from './source-fields.tsx';
import { firstWish, itemChoices, modeChoices } from './wish-choices.ts';

export type SetupFormProps = {
  type: GameType;
  /** Words due now that this game can practise. */
  dueWords: number;
  /** Why no round of own words can be made in the usual way. */
  shortage: Lacking | null;
  /** A teacher looks at the game: there are no own words. */
  isPreview: boolean;
  isBusy: boolean;
  error: unknown;
  onStart: (wish: GameWish) => void;
  above?: ReactNode;
};

/** The choices before a game: which words, how many, which way, with a clock or without. */
export function SetupForm({ type, dueWords, shortage, isPreview, isBusy, error, onStart, above }: SetupFormProps) {
  const { t } = useTranslation('games');
  const [wish, setWish] = useState(() => firstWish(type, { dueWords, isPreview, language: currentLanguage() }));
  const [hasSound, setSound] = useState(readSound);
  const change = (part: Partial<GameWish>) => setWish((before) => ({ ...before, ...part }));
  // The list of ways to play grows when the device has found its voices.
  const canHear = useVoice();
  const modes = modeChoices(type, currentLanguage());
  const counts = itemChoices(type);

  return (
    <>
      <PageHeader
        title={t(`games.${type}.title`)}
        lead={t(`games.${type}.rules`)}
        actions={!isPreview && <ButtonLink to={paths.games}>{t('all-games')}</ButtonLink>}
      />
      <div className={styles.screen}>
        {above}
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) onStart({ ...wish, canHear });
          }}
        >
          <SourceFields
            type={type}
            source={wish.source}
            dueWords={dueWords}
            isPreview={isPreview}
            onChange={(source) => change({ source })}
          />
          {modes.length > 1 && (
            <SelectField
              label={t('setup.mode')}
              value={wish.mode}
              onChange={(event) => change({ mode: event.currentTarget.value })}
              options={modes.map((mode) => ({ value: mode, label: t(`modes.${mode}`) }))}
            />
          )}
          {counts.length > 1 && (
            <SelectField
              label={t(`games.${type}.items`)}
              value={String(wish.items)}
              onChange={(event) => change({ items: Number(event.currentTarget.value) })}
              options={counts.map((count) => ({ value: String(count), label: String(count) }))}
            />
          )}
          <SelectField
            label={t('setup.timer')}
            value={wish.timer}
            onChange={(event) => change({ timer: event.currentTarget.value as GameWish['timer'] })}
            options={(['none', 'up', 'down'] as const).map((timer) => ({ value: timer, label: t(`timers.${timer}`) }))}
          />
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
            expected={wish.source.kind === 'due' && wish.mode === gameFacts[type].modes[0] ? shortage : null}
            onLevel={(level) => change({ source: { kind: 'level', level } })}
          />
          <div>
            <Button type="submit" variant="primary" loading={isBusy}>
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
