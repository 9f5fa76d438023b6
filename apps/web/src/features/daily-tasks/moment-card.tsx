import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import type { Moment } from '@wordgrove/contract/daily-tasks';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, removeStored, writeStored } from '#platform/storage.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { Seedling } from '#ui/pictures/seedling.tsx';
import { usePageKeys } from '#ui/use-page-keys.ts';
import { chime } from './chime.ts';
import { Confetti } from './confetti.tsx';
import styles from './moment-card.module.css';

type MomentCardProps = { moment: Moment; isSoundAllowed: boolean; onClose: () => void };

const soundKey = 'wordgrove-sound';

/** One thing reached, in one line. It stays until it is closed, and is in nobody's way. */
export function MomentCard({ moment, isSoundAllowed, onClose }: MomentCardProps) {
  const { t } = useTranslation('daily-tasks');
  const { number } = useFormat();
  const { kind, count } = moment;
  usePageKeys(true, ({ key }) => key === 'Escape' && onClose());
  return (
    <>
      <Confetti />
      <div className={styles.card} data-moment>
        <div className={styles.what}>
          <Seedling mood="proud" size={64} />
          <strong>{t(`moment.${kind}`, { number: number(count) })}</strong>
        </div>
        <div className={styles.actions}>
          {isSoundAllowed && <SoundSwitch />}
          <Button variant="primary" onClick={onClose}>
            {t('moment.close')}
          </Button>
        </div>
      </div>
    </>
  );
}

/** Off until it is wanted; remembered on this device. */
function SoundSwitch() {
  const { t } = useTranslation('daily-tasks');
  const [isOn, setOn] = useState(() => readStored(soundKey) === 'on');
  const sound = useEffectEvent(() => isOn && chime());
  useEffect(() => {
    sound();
  }, []);
  const turn = () => {
    setOn(!isOn);
    if (isOn) return removeStored(soundKey);
    writeStored(soundKey, 'on');
    chime();
  };
  const Icon = isOn ? IconVolume : IconVolumeOff;
  return (
    <Button variant="quiet" aria-label={t('moment.sound')} aria-pressed={isOn} onClick={turn}>
      <Icon size="1.25rem" aria-hidden="true" />
    </Button>
  );
}
