import styles from './pronunciation.module.css';

export type IpaProps = { signs: readonly string[] };

/** Phonetic signs between slashes. */
export function Ipa({ signs }: IpaProps) {
  return <span className={styles.ipa} lang="en-fonipa">{`/${signs.join('/, /')}/`}</span>;
}
