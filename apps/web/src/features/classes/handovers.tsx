import type { Handover } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useHandovers, useRefuseHandover, useTakeOver } from './api.ts';
import { useAcceptTeaching, useDeclineTeaching } from './teachers/api.ts';

/** What other teachers offer the reader: to take a class over, or to teach it together. Each stays until it is answered. */
export function Handovers() {
  const handovers = useHandovers();
  return handovers.data?.map((handover) =>
    handover.kind === 'teaching' ? (
      <TeachingNotice key={handover.id} offer={handover} />
    ) : (
      <HandoverNotice key={handover.id} handover={handover} />
    ),
  );
}

/** Says how an answer went. What was answered leaves the page with its notice, so no callback of a change would. */
function useAnswer() {
  const { done, attempt } = useOutcomeToast();
  return (answered: Promise<unknown>, text: string) =>
    attempt(async () => {
      await answered;
      done(text);
    });
}

function HandoverNotice({ handover: { id, className, teacherName, activeStudents } }: { handover: Handover }) {
  const { t } = useTranslation('classes');
  const answer = useAnswer();
  const [take, refuse] = [useTakeOver(), useRefuseHandover()];
  const handleTake = () => answer(take.mutateAsync({ id }), t('handover.taken', { className }));
  const handleRefuse = () => answer(refuse.mutateAsync({ id }), t('handover.refused', { className }));
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

function TeachingNotice({ offer: { id, className, teacherName } }: { offer: Handover }) {
  const { t } = useTranslation('classes');
  const answer = useAnswer();
  const [accept, decline] = [useAcceptTeaching(), useDeclineTeaching()];
  const handleAccept = () => answer(accept.mutateAsync({ id }), t('handover.teaching', { className }));
  const handleDecline = () => answer(decline.mutateAsync({ id }), t('handover.not-teaching', { className }));
  return (
    <Notice
      tone="info"
      title={t('handover.teaching-title', { className, teacherName })}
      action={
        <>
          <Button variant="primary" loading={accept.isPending} disabled={decline.isPending} onClick={handleAccept}>
            {t('handover.teach')}
          </Button>
          <Button loading={decline.isPending} disabled={accept.isPending} onClick={handleDecline}>
            {t('handover.refuse')}
          </Button>
        </>
      }
    >
      {t('handover.teaching-text')}
    </Notice>
  );
}
