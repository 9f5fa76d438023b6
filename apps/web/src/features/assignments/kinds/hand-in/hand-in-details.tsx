import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RulesPart } from '#features/assignments/kinds/rules-part.tsx';
import { isToDo } from '#features/assignments/student/standing.ts';
import { orpc } from '#platform/api.ts';
import { useSession } from '#platform/use-session.ts';
import { NotLoaded } from '#ui/load-failed.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { HandInEditor } from './hand-in-editor.tsx';
import { LostText } from './lost-text.tsx';
import { ShownWork } from './shown-work.tsx';
import type { OwnHandInTask } from './student-hand-in.ts';

/** A student's own work: to write and to add files to, and later to look at. */
export function HandInDetails({ assignment }: { assignment: OwnHandInTask }) {
  const { t } = useTranslation('assignments-hand-in');
  const { id } = assignment;
  const uid = useSession().user?.uid;
  const query = useQuery(orpc.assignments.ownHandIn.queryOptions({ input: { id } }));
  const work = query.data;
  const shown = () => {
    if (!work || uid === undefined) {
      return <NotLoaded query={query} failed={t('failed')} loading={t('loading')} shape="row" count={3} />;
    }
    if (isToDo(assignment)) return <HandInEditor assignment={assignment} studentId={uid} work={work} />;
    return (
      <>
        <LostText studentId={uid} assignmentId={id} />
        <ShownWork text={work.text} files={work.files} />
      </>
    );
  };
  return (
    <>
      <PartCard title={t('title')}>{shown()}</PartCard>
      <RulesPart title={t('rules')} rules={[]} assignment={assignment} />
    </>
  );
}
