import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { SwitchField } from '#ui/checkbox.tsx';
import styles from './pause-panel.module.css';

type PausePanelProps = {
  text: string;
  goesOn: boolean;
  onGoesOn: (isOn: boolean) => void;
  onGoOn: () => void;
};

/** What stands in place of the game while it is paused. The page's navigation is back, so it keeps nobody inside. */
export function PausePanel({ text, goesOn, onGoesOn, onGoOn }: PausePanelProps) {
  const { t } = useTranslation('games');
  const title = useId();
  const goOn = useRef<HTMLButtonElement>(null);
  useEffect(() => goOn.current?.focus(), []);
  return (
    // A dialog, so that keys pressed in it answer nothing behind it.
    <div role="dialog" aria-labelledby={title} className={styles.panel}>
      <h2 id={title}>{t('play.paused')}</h2>
      <p>{text}</p>
      <Button ref={goOn} variant="primary" className={styles.main} onClick={onGoOn}>
        {t('play.go-on')}
      </Button>
      <SwitchField
        label={t('play.goes-on')}
        checked={goesOn}
        onChange={(event) => onGoesOn(event.currentTarget.checked)}
      />
    </div>
  );
}
