import type { LibraryText } from '@wordgrove/contract/pdfs';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { WordStateMark } from '#ui/word-state-mark.tsx';
import styles from './tint-legend.module.css';
import { tintedStates } from './use-words-on-pages.ts';

/** What the tints mean: each state as its words look on the pages, and known ones, which have none. */
export function TintLegend({ kind }: Pick<LibraryText, 'kind'>) {
  const { t } = useTranslation(['pdfs', 'app']);
  return (
    <span className={styles.legend} data-kind={kind}>
      <VisuallyHidden>{t('reader.legend')}</VisuallyHidden>
      {[...tintedStates, 'known' as const].map((state) => (
        <WordStateMark
          key={state}
          state={state}
          text={
            <span className={styles.sample} data-state={state}>
              {t(`app:word-states.${state}`)}
            </span>
          }
        />
      ))}
    </span>
  );
}
