import { limits } from '@wordgrove/contract/limits';
import { paths } from '@wordgrove/contract/paths';
import { wordTrouble } from '@wordgrove/contract/word-input';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { useLookUp, useRecordLookUp } from '#features/dictionary/api.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CompactEntry } from './compact-entry.tsx';

export type PanelAnswerProps = { word: string; onLeave: () => void };

/** The panel's content for one opening, which is one search. */
export function PanelAnswer({ word, onLeave }: PanelAnswerProps) {
  const { t } = useTranslation(['dictionary', 'app']);
  const { errorText } = useErrorText();
  const [id] = useState(() => v7());
  const answer = useLookUp(word);
  const { mutate } = useRecordLookUp();
  const trouble = wordTrouble(word);
  const isAnswered = answer.data !== undefined;
  useEffect(() => {
    if (isAnswered) mutate({ id, word });
  }, [isAnswered, id, word, mutate]);

  if (trouble) return <Notice>{t(`trouble.${trouble}`, { count: limits.wordTextMax })}</Notice>;
  if (answer.isError && !answer.data) {
    const retry = (
      <Button onClick={() => void answer.refetch()} loading={answer.isFetching}>
        {t('app:retry')}
      </Button>
    );
    return (
      <Notice tone="error" title={t('failed', { word })} action={retry}>
        {errorText(answer.error)}
      </Notice>
    );
  }
  if (!answer.data) return <Skeleton count={4} label={t('loading', { word })} />;
  const [first] = answer.data.words;
  return (
    <>
      {first ? (
        <CompactEntry
          words={answer.data.words.filter(({ lemma }) => lemma === first.lemma)}
          asked={answer.data.asked}
        />
      ) : (
        <p>{t('not-found.title', { word: answer.data.asked })}</p>
      )}
      <DialogActions>
        <ButtonLink to={paths.dictionary} search={{ word }} onClick={onLeave}>
          {t('panel.open')}
        </ButtonLink>
      </DialogActions>
    </>
  );
}
