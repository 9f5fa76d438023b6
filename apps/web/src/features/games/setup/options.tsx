import { IconChevronDown } from '@tabler/icons-react';
import type { GameSource, GameWish } from '@wordgrove/contract/games';
import type { GameMode } from '@wordgrove/games';
import { itemChoices } from '@wordgrove/games';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeckChoice } from '#features/games/api.ts';
import type { Assigned, AssignedGame } from '#features/games/assigned.ts';
import { useAllowed } from '#platform/class-allows.ts';
import { currentLanguage } from '#platform/i18n.ts';
import { SwitchField } from '#ui/checkbox.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import styles from './setup.module.css';
import { SourceFields } from './source-fields.tsx';
import { keepSound, modeChoices, readSound } from './wish.ts';
import { WishFields } from './wish-fields.tsx';

type OptionsProps = {
  wish: GameWish;
  onChange: (part: Partial<GameWish>) => void;
  dueWords: number;
  assigned: readonly Assigned[];
  /** The homework that is played as its teacher set it. */
  attempt: AssignedGame | null;
  /** Somebody has come for that, so the words are set too. */
  isSet: boolean;
  isPreview: boolean;
  /** What is chosen can't be played: something else must be. */
  isNeeded: boolean;
  /** Why the last start was refused. */
  error: unknown;
};

/** Everything that can be chosen, folded under a line that says what is. */
export function Options(props: OptionsProps) {
  const { wish, onChange, dueWords, assigned, attempt, isSet, isPreview, isNeeded, error } = props;
  const { t } = useTranslation('games');
  const [hasSound, setSound] = useState(readSound);
  // Each refusal opens it once, and whoever closes it after that has it closed.
  const [toggled, setToggled] = useState<{ after: unknown; isOpen: boolean } | null>(null);
  const isOpen = toggled && toggled.after === error ? toggled.isOpen : isNeeded;
  const Sound = isPreview ? SoundField : AllowedSoundField;
  const sound = (
    <Sound
      isOn={hasSound}
      onChange={(isOn) => {
        setSound(isOn);
        keepSound(isOn);
      }}
    />
  );
  // Nothing else is left to choose.
  if (isSet) return sound;
  return (
    <div className={styles.options}>
      <Disclosure
        isOpen={isOpen}
        onToggle={(opened) => setToggled({ after: error, isOpen: opened })}
        summary={
          <>
            <span className={styles.optionsName}>{t('setup.options')}</span>
            <Chosen {...{ wish, dueWords, assigned, attempt, hasSound }} />
            <IconChevronDown size="1.25rem" aria-hidden="true" />
          </>
        }
      >
        <div className={styles.fields}>
          <SourceFields
            source={wish.source}
            onChange={(source) => onChange({ source })}
            {...{ dueWords, assigned, isPreview }}
          />
          {!attempt && <WishFields wish={wish} onChange={onChange} />}
          {sound}
        </div>
      </Disclosure>
    </div>
  );
}

type SoundFieldProps = { isOn: boolean; onChange: (isOn: boolean) => void };

function SoundField({ isOn, onChange }: SoundFieldProps) {
  const { t } = useTranslation('games');
  return (
    <SwitchField label={t('setup.sound')} checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
  );
}

/** Not for students whose class has sounds off: the switch would do nothing. */
function AllowedSoundField(props: SoundFieldProps) {
  const { sound } = useAllowed();
  return sound && <SoundField {...props} />;
}

type ChosenProps = Pick<OptionsProps, 'wish' | 'dueWords' | 'assigned' | 'attempt'> & { hasSound: boolean };

/** What is chosen, in one line. */
function Chosen({ wish, dueWords, assigned, attempt, hasSound }: ChosenProps) {
  const { t } = useTranslation('games');
  const source = useSourceText(wish.source, dueWords, assigned);
  const { type, items, mode, timer } = wish;
  const hasModes = modeChoices(type, currentLanguage()).length > 1;
  const parts = [
    source,
    ...(!attempt && itemChoices(type).length > 1 ? [t(`games.${type}.count`, { count: items })] : []),
    ...(!attempt && hasModes ? [t(`modes.${mode as GameMode}`)] : []),
    ...(!attempt && timer !== 'none' ? [t(`timers.${timer}`)] : []),
    ...(hasSound ? [t('setup.sound')] : []),
  ];
  return <span className={styles.chosen}>{parts.join(' · ')}</span>;
}

function useSourceText(source: GameSource, dueWords: number, assigned: readonly Assigned[]): string {
  const { t } = useTranslation('games');
  const decks = useDeckChoice(source.kind === 'deck');
  switch (source.kind) {
    case 'deck':
      return decks.data?.find(({ id }) => id === source.deckId)?.name ?? t('setup.deck');
    case 'assignment':
      return assigned.find(({ id }) => id === source.assignmentId)?.title ?? t('assigned.gone-choice');
    case 'level':
      return t('setup.of-level', { level: source.level });
    case 'topic': {
      const topic = t(`topics.${source.topic}`);
      return source.level ? `${topic} (${source.level})` : topic;
    }
    case 'saved':
      return t('sources.saved');
    default:
      return t('sources.due', { count: dueWords });
  }
}
