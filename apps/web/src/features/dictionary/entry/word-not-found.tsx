import type { LookUp } from '@wordgrove/contract/dictionary';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/empty-state.tsx';
import { LostPath } from '#ui/pictures/lost-path.tsx';
import { DidYouMean } from './did-you-mean.tsx';
import { SecondSourcePart } from './second-source-part.tsx';

export type WordNotFoundProps = { answer: LookUp };

/** No such word: what it may have been, and what else to try. */
export function WordNotFound({ answer }: WordNotFoundProps) {
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
