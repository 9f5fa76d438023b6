import styles from './bare-error-screen.module.css';
import { ErrorScreen } from './error-screen.tsx';

/** The error screen for when nothing of the app's frame is left around it. */
export function BareErrorScreen({ error }: { error: unknown }) {
  return (
    <main className={styles.main}>
      <ErrorScreen error={error} />
    </main>
  );
}
