import { classNames } from '#ui/class-names.ts';
import styles from './choice-list.module.css';
import type { ChoiceListProps } from './choice-list.tsx';

/** The room that answers take, without anything to press. */
export function ChoiceRoom({ options, wide = false }: Pick<ChoiceListProps, 'options' | 'wide'>) {
  return (
    <ol className={classNames(styles.options, wide && styles.wide)}>
      {options.map((option) => (
        <li key={option}>
          <span className={styles.option}>
            <span className={styles.key} />
            <span lang="en">{option}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
