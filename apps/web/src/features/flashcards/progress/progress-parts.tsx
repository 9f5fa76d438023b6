import { ForecastPart } from './forecast-part.tsx';
import { LeechesPart } from './leeches-part.tsx';
import styles from './progress.module.css';
import { RetentionPart } from './retention-part.tsx';

/** What comes back when, how well it is kept, and what isn't kept. */
export function ProgressParts() {
  return (
    <div className={styles.parts}>
      <ForecastPart />
      <RetentionPart />
      <LeechesPart />
    </div>
  );
}
