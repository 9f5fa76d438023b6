import { limits } from '@wordgrove/contract/limits';
import { paths } from '@wordgrove/contract/paths';
import { wordTrouble } from '@wordgrove/contract/word-input';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { useLookUp, useRecordLookUp } from '#features/dictionary/api.ts';
import type { EntryPorts } from '#features/dictionary/entry/headword.tsx';
import { SaveButton } from '#features/dictionary/entry/save-button.tsx';
import type { WordPanelRequest } from '#platform/word-panel.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FailedNotice } from '#ui/load-failed.tsx';
import { Notice } from '#ui/notice.tsx';
import { SideSheet } from '#ui/side-sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CompactEntry } from './compact-entry.tsx';
import styles from './word-panel.module.css';

type WordPanelProps = {
  subject: WordPanelRequest;
  isOpen: boolean;
  opening: number;
  onClose: () => void;
  ports?: EntryPorts;
};

/** A short entry of a word: over any screen, or beside a text that is being read. */
export function WordPanel({ subject, isOpen, opening, onClose, ports = {} }: WordPanelProps) {
  const { t } = useTranslation('app');
  const { word, met } = subject;
  const answer = <PanelAnswer key={opening} {...subject} ports={ports} onLeave={onClose} />;
  if (!met) {
    return (
      <Dialog isOpen={isOpen} onClose={onClose} title={word} closeText={t('close')} size="medium">
        {answer}
      </Dialog>
    );
  }
  if (!isOpen) return null;
  return (
    <SideSheet title={<span lang="en">{word}</span>} closeText={t('close')} onClose={onClose} subject={opening}>
      {answer}
    </SideSheet>
  );
}

type PanelAnswerProps = WordPanelRequest & { ports: EntryPorts; onLeave: () => void };

/** The panel's content for one opening, which counts as one search. */
function PanelAnswer({ word, met, likely, ports: { AddToFlashcards }, onLeave }: PanelAnswerProps) {
  const { t } = useTranslation('dictionary');
  const [id] = useState(() => v7());
  const answer = useLookUp(word);
  const { mutate } = useRecordLookUp();
  const isAnswered = answer.data !== undefined;
  const words = answer.data?.words ?? [];
  const [first] = words;
  const { pdfId, page } = met ?? {};
  useEffect(() => {
    if (isAnswered) mutate({ id, word, ...(pdfId && page && { met: { pdfId, page } }) });
  }, [isAnswered, id, word, pdfId, page, mutate]);
  const open = (
    <ButtonLink {...(met && { variant: 'plain' })} to={paths.dictionary} search={{ word }} onClick={onLeave}>
      {t('panel.open')}
    </ButtonLink>
  );
  return (
    <div className={met ? styles.beside : styles.panel}>
      <div className={styles.answer}>
        <Answer word={word} likely={likely} sentence={met?.sentence} answer={answer} />
      </div>
      {isAnswered && met && <p>{open}</p>}
      {isAnswered && (first || !met) && (
        <div className={styles.actions}>
          {first && <SaveButton word={first.lemma} isInList={met !== undefined} />}
          {first && met && AddToFlashcards && (
            <Suspense fallback={null}>
              <AddToFlashcards
                words={words.filter(({ lemma }) => lemma === first.lemma)}
                met={{ source: 'pdf', ...met }}
              />
            </Suspense>
          )}
          {!met && open}
        </div>
      )}
    </div>
  );
}

type AnswerProps = {
  word: string;
  likely: WordPanelRequest['likely'] | undefined;
  sentence: string | undefined;
  answer: ReturnType<typeof useLookUp>;
};

function Answer({ word, likely, sentence, answer }: AnswerProps) {
  const { t } = useTranslation('dictionary');
  const trouble = wordTrouble(word);
  if (trouble) return <Notice>{t(`trouble.${trouble}`, { count: limits.wordTextMax })}</Notice>;
  if (answer.data) {
    const { words, asked } = answer.data;
    const [first] = words;
    if (!first) return <p>{t('not-found.title', { word: asked })}</p>;
    const ofLemma = words.filter(({ lemma }) => lemma === first.lemma);
    return <CompactEntry words={ofLemma} asked={asked} likely={likely} sentence={sentence} />;
  }
  if (answer.isError) return <FailedNotice title={t('failed', { word })} query={answer} />;
  return <Skeleton count={4} label={t('loading', { word })} />;
}
