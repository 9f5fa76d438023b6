import type { Handover } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useHandovers, useRefuseHandover, useTakeOver } from './api.ts';

/** The classes that other teachers want to hand over to the reader, each shown until it is answered. */
export function Handovers() {
  const handovers = useHandovers();
  return handovers.data?.map((handover) => <HandoverNotice key={handover.classId} handover={handover} />);
}

function HandoverNotice({ handover: { classId: id, className, teacherName, activeStudents } }: { handover: Handover }) {
  const { t } = useTranslation('classes');
  const { report } = useOutcomeToast();
  const [take, refuse] = [useTakeOver(), useRefuseHandover()];
  const handleTake = () => take.mutate({ id }, report(t('handover.taken', { className })));
  const handleRefuse = () => refuse.mutate({ id }, report(t('handover.refused', { className })));
  return (
    <Notice
      tone="info"
      title={t('handover.title', { className, teacherName })}
      action={
        <>
          <Button variant="primary" loading={take.isPending} disabled={refuse.isPending} onClick={handleTake}>
            {t('handover.take')}
          </Button>
          <Button loading={refuse.isPending} disabled={take.isPending} onClick={handleRefuse}>
            {t('handover.refuse')}
          </Button>
        </>
      }
    >
      {t('handover.text', { count: activeStudents })}
    </Notice>
  );
}
