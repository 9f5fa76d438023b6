import { initials } from '#platform/display-name.ts';
import styles from './avatar.module.css';

/** The first letters of a name in a round patch; the name itself stands beside it. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
