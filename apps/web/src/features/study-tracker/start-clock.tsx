import { IconPlayerPlay } from '@tabler/icons-react';
import type { StudyKind } from '@wordgrove/contract/study-clock';
import { studyKinds } from '@wordgrove/contract/study-clock';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { isOneOf } from '#platform/is-one-of.ts';
import { readStored, writeStored } from '#platform/storage.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { SwitchField } from '#ui/checkbox.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useStart } from './api.ts';
import styles from './study.module.css';

const keptKind = 'studyKind';
const keptPomodoro = 'studyPomodoro';

function lastKind(): StudyKind {
  const kept = readStored(keptKind);
  return isOneOf(studyKinds, kept) ? kept : 'vocabulary';
}

/** What to study, and with which clock; preset to the last choice. */
export function StartClock() {
  const { t } = useTranslation('study-tracker');
  const { failed } = useOutcomeToast();
  const start = useStart();
  const [activity, setActivity] = useState(lastKind);
  const [isPomodoro, setPomodoro] = useState(() => readStored(keptPomodoro) === 'yes');
  // Sent again after a lost answer, it is the same clock.
  const id = useRef(v7());

  const handleStart = () => {
    writeStored(keptKind, activity);
    writeStored(keptPomodoro, isPomodoro ? 'yes' : 'no');
    start.mutate({ id: id.current, activity, isPomodoro }, { onError: failed });
  };
  return (
    <div className={styles.start}>
      <SelectField
        label={t('kind')}
        options={studyKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        value={activity}
        onChange={({ target }) => isOneOf(studyKinds, target.value) && setActivity(target.value)}
      />
      <SwitchField
        label={t('clock.pomodoro')}
        hint={t('clock.pomodoro-hint')}
        checked={isPomodoro}
        onChange={({ target }) => setPomodoro(target.checked)}
      />
      <Button icon={IconPlayerPlay} variant="primary" loading={start.isPending} onClick={handleStart}>
        {t('clock.start')}
      </Button>
    </div>
  );
}
