import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefreshFailed } from '#features/classes/refresh-failed.tsx';
import { WaitingStudents } from '#features/classes/students/waiting-students.tsx';
import { readStored, writeStored } from '#platform/storage.ts';
import { SwitchField } from '#ui/checkbox.tsx';
import type { FailedQuery } from '#ui/load-failed.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { arrivalsOf } from './arrivals-of.ts';
import styles from './projector.module.css';
import { useAnnounced } from './use-announced.ts';

type Entries = ReturnType<typeof arrivalsOf>['here'];

type ArrivalsProps = {
  arrivals: ReturnType<typeof arrivalsOf>;
  query: FailedQuery & { isError: boolean };
};

/** A class of children comes in within a minute or two; a screen reader has other things to say meanwhile. */
const announcedEveryMs = 10_000;

/** Who has joined, as they come. */
export function Arrivals({ arrivals: { here, later, waiting }, query }: ArrivalsProps) {
  const { t } = useTranslation(['classes-students', 'classes']);
  const [showsNames, showNames] = useShownNames();
  const all = here.length + later.length;
  const count =
    later.length > 0 ? t('projector.in-of', { count: here.length, all }) : t('projector.in', { count: here.length });
  const wait = waiting.length > 0 ? t('classes:students.waiting', { count: waiting.length }) : '';
  const announced = useAnnounced([count, wait].filter(Boolean).join('. '), announcedEveryMs);
  return (
    <section className={styles.arrivals} aria-label={t('classes:students.list')}>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
      <RefreshFailed query={query} />
      <div className={styles.head}>
        <p className={styles.count}>{all > 0 ? count : t('projector.nobody')}</p>
        {all > 0 && (
          <SwitchField
            label={t('projector.names')}
            checked={showsNames}
            onChange={(event) => showNames(event.target.checked)}
          />
        )}
      </div>
      {waiting.length > 0 && <WaitingStudents waiting={waiting} isQuiet />}
      {showsNames && all > 0 && (
        <>
          <Names entries={here} className={styles.name} />
          {later.length > 0 && (
            <>
              <h2 className={styles.legend}>{t('projector.not-yet')}</h2>
              <Names entries={later} className={styles.absent} />
            </>
          )}
        </>
      )}
    </section>
  );
}

type NamesProps = { entries: Entries; className: string | undefined };

function Names({ entries, className }: NamesProps) {
  if (entries.length === 0) return null;
  return (
    <ul className={styles.names}>
      {entries.map(({ enrolmentId, studentName }) => (
        <li key={enrolmentId} className={className}>
          <bdi>{studentName}</bdi>
        </li>
      ))}
    </ul>
  );
}

const keptNames = 'projectorNames';

/** Whether names are shown, as this browser last had it. */
function useShownNames() {
  const [isShown, setShown] = useState(() => readStored(keptNames) !== 'no');
  const show = (isWanted: boolean) => {
    setShown(isWanted);
    writeStored(keptNames, isWanted ? 'yes' : 'no');
  };
  return [isShown, show] as const;
}
