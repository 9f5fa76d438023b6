import type { LookUp } from '@wordgrove/contract/dictionary';
import { limits } from '@wordgrove/contract/limits';
import { wordTrouble } from '@wordgrove/contract/word-input';
import { useTranslation } from 'react-i18next';
import { useLookUp, useStandings } from '#features/dictionary/api.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { LostPath } from '#ui/pictures/lost-path.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { lemmaGroups } from './dictionary-words.ts';
import type { EntryPorts } from './headword.tsx';
import { Headword } from './headword.tsx';
import { SecondSourcePart } from './second-source-part.tsx';
import { DidYouMean } from './word-links.tsx';

/** What the dictionary says about the word in the address, in whatever state the answer is. */
export function WordAnswer({ word, ports }: { word: string; ports: EntryPorts }) {
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

/** Every headword that the query belongs to, likeliest first. */
function FoundWords({ answer, ports }: { answer: LookUp; ports: EntryPorts }) {
  const { t } = useTranslation('dictionary');
  const { asked, words, didYouMean, hasSecondSource } = answer;
  const standings = useStandings(words.map(({ key }) => key));
  const groups = lemmaGroups(words);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t('found', { word: asked, count: groups.length })}</span>
      </VisuallyHidden>
      <DidYouMean words={didYouMean} />
      {groups.map((group, index) => (
        <Headword
          key={group.lemma}
          group={group}
          asked={asked}
          isFirst={index === 0}
          standings={standings.data ?? []}
          ports={ports}
        />
      ))}
      {hasSecondSource && <SecondSourcePart word={asked} />}
    </>
  );
}

/** No such word: what it may have been, and what else to try. */
function WordNotFound({ answer }: { answer: LookUp }) {
  const { t } = useTranslation('dictionary');
  const { asked, didYouMean, hasSecondSource } = answer;
  return (
    <>
      <div role="status">
        <EmptyState
          picture={<LostPath />}
          title={t('not-found.title', { word: asked })}
          text={t(didYouMean.length > 0 ? 'not-found.close' : 'not-found.text')}
          action={<DidYouMean words={didYouMean} />}
        />
      </div>
      {hasSecondSource && <SecondSourcePart word={asked} />}
    </>
  );
}
