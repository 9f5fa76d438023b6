import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Hearing, Listening } from '#platform/speech-recognition.ts';
import { canRecognise, listenOnce } from '#platform/speech-recognition.ts';
import { Button } from '#ui/button.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { Notice } from '#ui/notice.tsx';
import { agree, hasAgreed } from './consent.ts';
import { SayItScore } from './say-it-score.tsx';
import styles from './speech.module.css';

export type SayItStageProps = { word: string; onClose: () => void };

/** Asks before the microphone is used, listens once at a time, and shows how close the result came. */
export function SayItStage({ word, onClose }: SayItStageProps) {
  const { t } = useTranslation('dictionary');
  const [isListening, setListening] = useState(false);
  const [hearing, setHearing] = useState<Hearing | null>(null);
  const current = useRef<Listening | null>(null);
  useEffect(() => () => current.current?.stop(), []);

  if (!canRecognise()) return <Notice>{t('say.unsupported')}</Notice>;
  const start = async () => {
    agree();
    setHearing(null);
    setListening(true);
    const listening = listenOnce();
    current.current = listening;
    setHearing(await listening.result);
    setListening(false);
  };
  const isAsking = !hasAgreed() && !isListening && !hearing;
  return (
    <div className={styles.stage}>
      <p className={styles.word} lang="en">
        {word}
      </p>
      {isAsking && <p>{t('say.ask')}</p>}
      <div role="status">
        {isListening && <p className={styles.score}>{t('say.listening')}</p>}
        {hearing?.kind === 'heard' && <SayItScore word={word} readings={hearing.texts} />}
      </div>
      {hearing && hearing.kind !== 'heard' && <Notice tone="warning">{t(`say.${hearing.kind}`)}</Notice>}
      {!isAsking && <p className={styles.where}>{t('say.where')}</p>}
      <DialogActions>
        <Button onClick={onClose}>{t(isAsking ? 'cancel' : 'say.done')}</Button>
        <Button variant="primary" onClick={() => void start()} loading={isListening}>
          {t(isAsking ? 'say.agree' : hearing ? 'say.again' : 'say.start')}
        </Button>
      </DialogActions>
    </div>
  );
}
