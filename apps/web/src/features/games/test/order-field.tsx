import type { TestAnswer } from '@wordgrove/contract/games';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import piece from '#features/games/play/piece.module.css';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './test.module.css';

type OrderFieldProps = {
  texts: readonly string[];
  /** The mark at the end of a sentence. */
  end?: string;
  /** What a scale goes from and to. */
  ends?: readonly [string, string];
  answer: TestAnswer | null;
  onAnswer: (answer: TestAnswer | null) => void;
};

/** Pieces to lay one after the other; one that lies is taken back by choosing it again. */
export function OrderField({ texts, end = '', ends, answer, onAnswer }: OrderFieldProps) {
  const { t } = useTranslation('games-test');
  const root = useRef<HTMLDivElement>(null);
  const order = answer && 'order' in answer ? answer.order : [];
  const left = texts.flatMap((text, piece) => (order.includes(piece) ? [] : [{ text, piece }]));
  const lay = (next: readonly number[]) => {
    onAnswer(next.length === 0 ? null : { order: [...next] });
    // The button that had the focus is gone.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        root.current?.querySelector('button')?.focus({ preventScroll: true });
    });
  };
  return (
    <div className={styles.parts} ref={root}>
      {ends && (
        <p className={styles.ends} lang="en">
          <span>{ends[0]}</span>
          <span aria-hidden="true">→</span>
          <span>{ends[1]}</span>
        </p>
      )}
      <ol className={styles.laid} aria-label={t('your-order')} data-empty={order.length === 0}>
        {order.map((at, place) => (
          <li key={at}>
            <button
              type="button"
              className={`${piece.piece} ${styles.tile}`}
              lang="en"
              onClick={() => lay(order.filter((each) => each !== at))}
            >
              {texts[at]}
              <VisuallyHidden> {t('at-place', { place: place + 1 })}</VisuallyHidden>
            </button>
          </li>
        ))}
        {order.length === 0 && <li className={styles.empty}>{t('nothing-laid')}</li>}
        {end && order.length === texts.length && (
          <li lang="en" aria-hidden="true">
            {end}
          </li>
        )}
      </ol>
      {left.length > 0 && (
        <ul className={styles.tray} aria-label={t('left-to-lay')}>
          {left.map(({ text, piece: at }) => (
            <li key={at}>
              <button
                type="button"
                className={`${piece.piece} ${styles.tile}`}
                lang="en"
                onClick={() => lay([...order, at])}
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
