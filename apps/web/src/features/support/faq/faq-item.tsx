import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './faq-item.module.css';

export type FaqItemProps = {
  question: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** A question whose answer opens below it. */
export function FaqItem({ question, isOpen, onToggle, children }: FaqItemProps) {
  const id = useId();
  return (
    <div className={styles.item}>
      <h3 className={styles.heading}>
        <button
          type="button"
          id={`${id}-question`}
          className={styles.question}
          aria-expanded={isOpen}
          aria-controls={`${id}-answer`}
          onClick={onToggle}
        >
          <span>{question}</span>
          <IconChevronDown size="1.25rem" className={styles.arrow} aria-hidden="true" />
        </button>
      </h3>
      <div id={`${id}-answer`} hidden={!isOpen} className={styles.answer}>
        {children}
      </div>
    </div>
  );
}
