import { initials } from '#platform/initials.ts';
import styles from './avatar.module.css';

/** The first letters of a name in a round patch; the name itself stands beside it, so the letters are only drawn. */
export function Avatar({ name }: { name: string }) {
  return <span className={styles.avatar} data-letters={initials(name)} aria-hidden="true" />;
}
