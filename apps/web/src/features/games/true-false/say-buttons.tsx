import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { KeysHint } from '#features/games/play/item-parts.tsx';
import piece from '#features/games/play/piece.module.css';
import { usePageKeys } from '#ui/use-page-keys.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './true-false.module.css';

type SayButtonsProps = {
  isTrue: boolean;
  /** The answer; null before one. */
  says: boolean | null;
  onSay: (says: boolean) => void;
};

const keys: Readonly<Record<string, boolean>> = { t: true, ArrowLeft: true, f: false, ArrowRight: false };

const sides = [
  { side: true, name: 'true', shortcuts: 'T ArrowLeft', Icon: IconCheck },
  { side: false, name: 'false', shortcuts: 'F ArrowRight', Icon: IconX },
] as const;

/** True on the left and false on the right, by clicking or with the keys T and F or the arrows. */
export function SayButtons({ isTrue, says, onSay }: SayButtonsProps) {
  const { t } = useTranslation(['games-true-false', 'games']);
  const isOpen = says === null;
  usePageKeys(isOpen, (event) => {
    const isTyping =
      event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [role=dialog], [hidden]');
    const said = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (isTyping || event.repeat || said === undefined) return;
    event.preventDefault();
    onSay(said);
  });

  return (
    <div className={styles.answer}>
      <div className={styles.sides}>
        {sides.map(({ side, name, shortcuts, Icon }) => {
          const state = isOpen ? 'open' : side === isTrue ? 'right' : says === side ? 'wrong' : 'other';
          return (
            <button
              key={name}
              type="button"
              className={`${piece.piece} ${styles.side}`}
              data-side={name}
              data-state={state}
              aria-keyshortcuts={shortcuts}
              aria-disabled={!isOpen}
              onClick={() => isOpen && onSay(side)}
            >
              <span className={styles.sign} aria-hidden="true">
                <Icon size="1.75rem" stroke={2.5} />
              </span>
              <span>{t(`games:statements.${name}`)}</span>
              {says === side && <VisuallyHidden>{t('is-yours')}</VisuallyHidden>}
              {state === 'right' && <VisuallyHidden>{t('is-right')}</VisuallyHidden>}
            </button>
          );
        })}
      </div>
      <KeysHint>{t('keys')}</KeysHint>
    </div>
  );
}
