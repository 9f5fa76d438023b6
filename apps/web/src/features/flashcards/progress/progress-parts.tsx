import { ForecastPart } from './forecast-part.tsx';
import { LeechesPart } from './leeches-part.tsx';
import styles from './progress.module.css';
import { RetentionPart } from './retention-part.tsx';

/** What falls due when, how well words are remembered, and which ones are not. */
export function ProgressParts() {
  return (
    <div className={styles.parts}>
      <ForecastPart />
      <RetentionPart />
      <LeechesPart />
    </div>
  );
}
