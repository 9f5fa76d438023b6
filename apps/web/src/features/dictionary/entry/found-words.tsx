import type { LookUp } from '@wordgrove/contract/dictionary';
import { useTranslation } from 'react-i18next';
import { useStandings } from '#features/dictionary/api.ts';
import type { EntryPorts } from '#features/dictionary/entry-ports.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { DidYouMean } from './did-you-mean.tsx';
import { Headword } from './headword.tsx';
import { lemmaGroups } from './lemma-groups.ts';
import { SecondSourcePart } from './second-source-part.tsx';

export type FoundWordsProps = { answer: LookUp; ports: EntryPorts };

/** Every headword that the query belongs to, likeliest first. */
export function FoundWords({ answer, ports }: FoundWordsProps) {
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
