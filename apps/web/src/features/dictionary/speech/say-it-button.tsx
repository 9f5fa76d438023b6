import { IconMicrophone } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Hearing, Listening } from '#platform/speech-recognition.ts';
import { canRecognise, listenOnce } from '#platform/speech-recognition.ts';
import { readInTab, writeInTab } from '#platform/storage.ts';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { SubjectDialog } from '#ui/dialog.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { Notice } from '#ui/notice.tsx';
import typography from '#ui/typography.module.css';
import { matchScore } from './match-score.ts';
import styles from './speech.module.css';

/** Opens the dialog in which a word is said aloud and compared. */
export function SayItButton({ word }: { word: string }) {
  const { t } = useTranslation(['dictionary', 'app']);
  const dialog = useDialogSubject<string>();
  if (!__FEATURE_SPEECH_RECOGNITION__) return null;
  return (
    <>
      <Button onClick={() => dialog.open(word)}>
        <IconMicrophone size="1.25rem" aria-hidden="true" />
        {t('say.button')}
      </Button>
      <SubjectDialog dialog={dialog} title={t('say.title')} closeText={t('app:close')} size="small">
        {() => <SayItStage word={word} onClose={dialog.close} />}
      </SubjectDialog>
    </>
  );
}

/** Whether the reader has agreed, in this tab, to the browser listening. Signing out withdraws it. */
const agreedKey = 'wordgrove-speech-allowed';

/** Asks before the microphone is used, listens once at a time, and shows how close the result came. */
function SayItStage({ word, onClose }: { word: string; onClose: () => void }) {
  const { t } = useTranslation('dictionary');
  const [isListening, setListening] = useState(false);
  const [hearing, setHearing] = useState<Hearing | null>(null);
  const current = useRef<Listening | null>(null);
  useEffect(() => () => current.current?.stop(), []);

  if (!canRecognise()) return <Notice>{t('say.unsupported')}</Notice>;
  const start = async () => {
    writeInTab(agreedKey, 'yes');
    setHearing(null);
    setListening(true);
    const listening = listenOnce();
    current.current = listening;
    setHearing(await listening.result);
    setListening(false);
  };
  const isAsking = readInTab(agreedKey) !== 'yes' && !isListening && !hearing;
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
      {!isAsking && <p className={typography.note}>{t('say.where')}</p>}
      <DialogActions>
        <Button onClick={onClose}>{t(isAsking ? 'cancel' : 'say.done')}</Button>
        <Button variant="primary" onClick={() => void start()} loading={isListening}>
          {t(isAsking ? 'say.agree' : hearing ? 'say.again' : 'say.start')}
        </Button>
      </DialogActions>
    </div>
  );
}

/** What was heard, and how close it came. */
function SayItScore({ word, readings }: { word: string; readings: readonly string[] }) {
  const { t } = useTranslation('dictionary');
  const format = useFormat();
  const { heard, percent } = matchScore(word, readings);
  const verdict = percent === 100 ? 'right' : percent >= 70 ? 'near' : 'far';
  return (
    <div className={styles.score}>
      <span className={styles.percent}>{t('say.match', { percent: format.percent(percent / 100) })}</span>
      <p>{t(`say.${verdict}`)}</p>
      <p>{t('say.heard', { heard })}</p>
    </div>
  );
}
