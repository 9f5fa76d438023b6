import { limits } from '@wordgrove/contract/limits';
import { wordTrouble } from '@wordgrove/contract/word-input';
import { useTranslation } from 'react-i18next';
import { useLookUp } from '#features/dictionary/api.ts';
import type { EntryPorts } from '#features/dictionary/entry-ports.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { LostPath } from '#ui/pictures/lost-path.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FoundWords } from './found-words.tsx';
import { WordNotFound } from './word-not-found.tsx';

export type WordAnswerProps = { word: string; ports: EntryPorts };

/** What the dictionary says about the word in the address, in whatever state the answer is. */
export function WordAnswer({ word, ports }: WordAnswerProps) {
  const { t } = useTranslation('dictionary');
  const answer = useLookUp(word);
  const trouble = wordTrouble(word);

  if (trouble) {
    return (
      <EmptyState
        picture={<LostPath />}
        title={t('not-found.no-word')}
        text={t(`trouble.${trouble}`, { count: limits.wordTextMax })}
      />
    );
  }
  if (answer.data) {
    const { words } = answer.data;
    return words.length > 0 ? <FoundWords answer={answer.data} ports={ports} /> : <WordNotFound answer={answer.data} />;
  }
  if (answer.isError) {
    return <LoadFailed title={t('failed', { word })} query={answer} />;
  }
  return (
    <Card>
      <Skeleton shape="title" label={t('loading', { word })} />
      <br />
      <Skeleton count={7} />
    </Card>
  );
}
