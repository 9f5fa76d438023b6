import { IconBulb, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './reading.module.css';

export type PassageSentenceProps = {
  /** `missed`: it was marked but isn't the proof. */
  state: 'plain' | 'proof' | 'missed';
  children: ReactNode;
};

/** A sentence of the passage, with the space after it. */
export function PassageSentence({ state, children }: PassageSentenceProps) {
  const { i18n, t } = useTranslation('games-reading');
  if (state === 'plain') return <>{children} </>;
  const Icon = state === 'proof' ? IconBulb : IconX;
  return (
    <>
      <mark className={styles.mark} data-state={state}>
        <Icon className={styles.sign} size="1.125rem" aria-hidden="true" />
        <VisuallyHidden>
          <span lang={i18n.language}>{t(state === 'proof' ? 'is-proof' : 'is-missed')}</span>
        </VisuallyHidden>
        {children}
      </mark>{' '}
    </>
  );
}
