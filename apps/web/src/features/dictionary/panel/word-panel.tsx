import { limits } from '@wordgrove/contract/limits';
import { paths } from '@wordgrove/contract/paths';
import { wordTrouble } from '@wordgrove/contract/word-input';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { useLookUp, useRecordLookUp } from '#features/dictionary/api.ts';
import { SaveButton } from '#features/dictionary/entry/save-button.tsx';
import type { WordPanelRequest } from '#platform/word-panel.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { FailedNotice } from '#ui/load-failed.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CompactEntry } from './compact-entry.tsx';
import styles from './word-panel.module.css';

type WordPanelProps = { subject: WordPanelRequest; isOpen: boolean; opening: number; onClose: () => void };

/** A short entry of a word, over any screen. */
export function WordPanel({ subject, isOpen, opening, onClose }: WordPanelProps) {
  const { t } = useTranslation('app');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={subject.word} closeText={t('close')} size="medium">
      <PanelAnswer key={opening} word={subject.word} onLeave={onClose} />
    </Dialog>
  );
}

/** The panel's content for one opening, which counts as one search. */
function PanelAnswer({ word, onLeave }: { word: string; onLeave: () => void }) {
  const { t } = useTranslation('dictionary');
  const [id] = useState(() => v7());
  const answer = useLookUp(word);
  const { mutate } = useRecordLookUp();
  const isAnswered = answer.data !== undefined;
  const [first] = answer.data?.words ?? [];
  useEffect(() => {
    if (isAnswered) mutate({ id, word });
  }, [isAnswered, id, word, mutate]);
  return (
    <div className={styles.panel}>
      <div className={styles.answer}>
        <Answer word={word} answer={answer} />
      </div>
      {isAnswered && (
        <DialogActions>
          <ButtonLink to={paths.dictionary} search={{ word }} onClick={onLeave}>
            {t('panel.open')}
          </ButtonLink>
          {first && <SaveButton word={first.lemma} />}
        </DialogActions>
      )}
    </div>
  );
}

function Answer({ word, answer }: { word: string; answer: ReturnType<typeof useLookUp> }) {
  const { t } = useTranslation('dictionary');
  const trouble = wordTrouble(word);
  if (trouble) return <Notice>{t(`trouble.${trouble}`, { count: limits.wordTextMax })}</Notice>;
  if (answer.data) {
    const { words, asked } = answer.data;
    const [first] = words;
    if (!first) return <p>{t('not-found.title', { word: asked })}</p>;
    return <CompactEntry words={words.filter(({ lemma }) => lemma === first.lemma)} asked={asked} />;
  }
  if (answer.isError) return <FailedNotice title={t('failed', { word })} query={answer} />;
  return <Skeleton count={4} label={t('loading', { word })} />;
}
