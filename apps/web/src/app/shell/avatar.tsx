import { initials } from '#platform/initials.ts';
import styles from './avatar.module.css';

/** The initials of a name in a round patch. They are decorative: the name itself is beside it. */
export function Avatar({ name }: { name: string }) {
  return <span className={styles.avatar} data-letters={initials(name)} aria-hidden="true" />;
}
