import { useParams } from '@tanstack/react-router';
import type { RosterEntry, SchoolClass } from '@wordgrove/contract/classes';
import { paths } from '@wordgrove/contract/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClasses, useRoster } from '#features/classes/api.ts';
import { currentLanguage } from '#platform/i18n.ts';
import type { OtherDevicesPart } from '#platform/other-devices.ts';
import { useTabName } from '#platform/use-tab-name.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LostPath } from '#ui/pictures/lost-path.tsx';
import { useKeptFocus } from '#ui/use-focus.ts';
import { useHasHomework } from './api.ts';
import { Arrivals } from './arrivals.tsx';
import { arrivalsOf } from './arrivals-of.ts';
import { JoinPanel } from './join-panel.tsx';
import styles from './projector.module.css';

/** Shows a class how to join it, and who has. Its heading stays while the class loads: it has the focus. */
export function ProjectorPage({ OtherDevices }: { OtherDevices: OtherDevicesPart }) {
  const { t } = useTranslation(['app', 'classes-students']);
  const { classId = '' } = useParams({ strict: false });
  const classes = useClasses();
  const shown = classes.data?.find(({ id }) => id === classId);
  const lost = useLost(classId, shown);
  const name = shown?.name ?? lost ?? t('classes-students:add.class');
  const focus = useKeptFocus<HTMLDivElement>(shown?.id, 'h1');
  useTabName(name);
  return (
    <div className={styles.screen} {...focus}>
      <PageHeader title={name} isLow actions={shown && <FirstHomework classId={shown.id} />} />
      {shown ? (
        <ClassOnProjector key={shown.id} shown={shown} OtherDevices={OtherDevices} />
      ) : classes.data && (lost !== null || !classes.isFetching) ? (
        <EmptyState
          picture={<LostPath />}
          title={t(`classes-students:projector.${lost === null ? 'gone' : 'lost'}`)}
          text={t(`classes-students:projector.${lost === null ? 'gone-text' : 'lost-text'}`)}
          action={<ButtonLink to={paths.teacherStudents}>{t('titles.students')}</ButtonLink>}
        />
      ) : (
        <NotLoaded
          query={classes}
          failed={t('classes-students:projector.failed')}
          loading={t('classes-students:projector.loading')}
          shape="card"
          count={2}
        />
      )}
    </div>
  );
}

/** The name of a class that was on this page until its teacher was taken off it, or it was handed over. */
function useLost(classId: string, shown: SchoolClass | undefined): string | null {
  const [last, setLast] = useState<Pick<SchoolClass, 'id' | 'name'> | null>(null);
  if (shown && (shown.id !== last?.id || shown.name !== last.name)) setLast(shown);
  return !shown && last?.id === classId ? last.name : null;
}

type ClassProps = { shown: SchoolClass; OtherDevices: OtherDevicesPart };

function ClassOnProjector({ shown, OtherDevices }: ClassProps) {
  const { t } = useTranslation('classes-students');
  const roster = useRoster(shown.id);
  const [failed, loading] = [t('projector.failed'), t('projector.loading')];
  return (
    <div className={styles.board}>
      <JoinPanel shown={shown} OtherDevices={OtherDevices} />
      {roster.data ? (
        <Arrivals arrivals={arrivalsOf(roster.data, currentLanguage())} query={roster} />
      ) : (
        <div className={styles.arrivals}>
          <NotLoaded query={roster} failed={failed} loading={loading} shape="row" count={2} />
        </div>
      )}
    </div>
  );
}

/** The next step once somebody is in, while the class has no homework. */
function FirstHomework({ classId }: { classId: string }) {
  const { t } = useTranslation('classes-students');
  const entries: readonly RosterEntry[] = useRoster(classId).data ?? [];
  const hasHomework = useHasHomework(classId);
  const isAnybodyHere = arrivalsOf(entries, currentLanguage()).here.length > 0;
  return (
    hasHomework === false &&
    isAnybodyHere && (
      <ButtonLink variant="primary" to={paths.teacherAssignments} search={() => ({ edit: 'new', class: classId })}>
        {t('projector.first-homework')}
      </ButtonLink>
    )
  );
}
