import type { DictionaryWord } from '@wordgrove/contract/dictionary';
import { useTranslation } from 'react-i18next';
import { useWordPanel } from '#platform/word-panel.ts';
import confusionStyles from './confusions.module.css';
import styles from './word-part.module.css';

export type ConfusionsProps = { confusions: NonNullable<DictionaryWord['taught']>['confusions'] };

/** Words that are often confused with this one; each opens beside it, so that the two can be compared. */
export function Confusions({ confusions }: ConfusionsProps) {
  const { t } = useTranslation('dictionary');
  const panel = useWordPanel();
  if (confusions.length === 0) return null;
  return (
    <div>
      <h4 className={styles.title}>{t('entry.confusions')}</h4>
      <ul className={styles.confusions}>
        {confusions.map(({ word, note }) => (
          <li key={word} lang="en">
            <button type="button" className={confusionStyles.word} onClick={() => panel.open({ word })}>
              {word}
            </button>
            {' – '}
            {note}
          </li>
        ))}
      </ul>
    </div>
  );
}
