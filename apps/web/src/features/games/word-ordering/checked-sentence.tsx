import { IconVolume } from '@tabler/icons-react';
import type { WordOrderingItem } from '@wordgrove/games/word-ordering';
import { useTranslation } from 'react-i18next';
import { NextButton } from '#features/games/play/next-button.tsx';
import { Verdict } from '#features/games/play/outcome.tsx';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { SameRoom } from '#ui/same-room.tsx';
import typography from '#ui/typography.module.css';
import styles from './word-ordering.module.css';

type CheckedSentenceProps = {
  item: WordOrderingItem;
  /** All items of the round. */
  items: readonly WordOrderingItem[];
  /** Until then only its space is kept. */
  isOver: boolean;
  /** The sentence as it was made; null when it wasn't right. */
  made: string | null;
  canHear: boolean;
  say: (text: string) => void;
  isLast: boolean;
  onNext: () => void;
};

/** The right sentence at the end, to read and hear; next to another accepted sentence, the usual one. */
export function CheckedSentence({ item, items, isOver, made, canHear, say, isLast, onNext }: CheckedSentenceProps) {
  const { t } = useTranslation('games-word-ordering');
  const right = made ?? item.sentences[0] ?? '';
  return (
    <div className={styles.checked} data-over={isOver}>
      <SameRoom items={items} alone={item} copy={Solution}>
        {isOver && <Outcome item={item} right={right} isRight={made !== null} />}
      </SameRoom>
      <div className={styles.actions}>
        {isOver && (
          <>
            <NextButton
              isRight={made !== null}
              isLast={isLast}
              text={t(isLast ? 'to-results' : 'next')}
              onNext={onNext}
            />
            {canHear && (
              <Button onClick={() => say(right)}>
                <IconVolume size="1.25rem" aria-hidden="true" />
                {t('listen')}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}

function Solution({ item }: { item: WordOrderingItem }) {
  return <Outcome item={item} right={item.sentences[0] ?? ''} isRight={false} />;
}

function Outcome({ item, right, isRight }: { item: WordOrderingItem; right: string; isRight: boolean }) {
  const { t } = useTranslation('games-word-ordering');
  // Other accepted sentences may be right without being worth learning from.
  const [usual = ''] = item.sentences;
  return (
    <div className={layout.stackSmall}>
      <Verdict isRight={isRight}>{t(isRight ? 'right' : 'solution')}</Verdict>
      <p lang="en" className={styles.sentence}>
        {right}
      </p>
      {right !== usual && (
        <div className={layout.stackSmall}>
          <p className={typography.figures}>{t('also-right')}</p>
          <p lang="en">{usual}</p>
        </div>
      )}
    </div>
  );
}
