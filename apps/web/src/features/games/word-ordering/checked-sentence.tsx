import { IconVolume } from '@tabler/icons-react';
import type { WordOrderingItem } from '@wordgrove/games/word-ordering';
import { useTranslation } from 'react-i18next';
import { Verdict } from '#features/games/play/verdict.tsx';
import { Button } from '#ui/button.tsx';
import styles from './word-ordering.module.css';

export type CheckedSentenceProps = {
  item: WordOrderingItem;
  /** The sentence as it was made; null when it wasn't right. */
  made: string | null;
  canHear: boolean;
  say: (text: string) => void;
  nextText: string;
  onNext: () => void;
};

/** The right sentence in the end, to be read and heard, with what would be right as well. */
export function CheckedSentence({ item, made, canHear, say, nextText, onNext }: CheckedSentenceProps) {
  const { t } = useTranslation('games-word-ordering');
  const right = made ?? item.sentences[0] ?? '';
  const others = item.sentences.filter((sentence) => sentence !== right);
  return (
    <div className={styles.checked}>
      <Verdict isRight={made !== null}>{t(made === null ? 'solution' : 'right')}</Verdict>
      <p lang="en" className={styles.sentence}>
        {right}
      </p>
      {others.length > 0 && (
        <div className={styles.others}>
          <p className={styles.note}>{t('also-right')}</p>
          <ul lang="en">
            {others.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.actions}>
        <Button data-next variant="primary" onClick={onNext}>
          {nextText}
        </Button>
        {canHear && (
          <Button onClick={() => say(right)}>
            <IconVolume size={20} aria-hidden="true" />
            {t('listen')}
          </Button>
        )}
      </div>
    </div>
  );
}
