import styles from './error-summary.module.css';

export type ErrorSummaryProps = {
  title: string;
  /** `label` is the field's name on screen. */
  errors: ReadonlyArray<{ name: string; label: string; message: string }>;
  /** Called with the field's name when its line is clicked. */
  onChoose: (name: string) => void;
};

/** Everything that is wrong in a form, announced at once; each line links to its field. */
export function ErrorSummary({ title, errors, onChoose }: ErrorSummaryProps) {
  return (
    <div className={styles.summary} role="alert">
      <p className={styles.title}>{title}</p>
      <ul>
        {errors.map(({ name, label, message }) => (
          <li key={name}>
            <button type="button" onClick={() => onChoose(name)}>
              {label && <strong>{label}: </strong>}
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
