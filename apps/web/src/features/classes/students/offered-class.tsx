import type { SchoolClass } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { useKeepClass } from '#features/classes/api.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** Who the chosen class is offered to, with a button to withdraw the offer. */
export function OfferedClass({ id, name, offeredTo }: Pick<SchoolClass, 'id' | 'name' | 'offeredTo'>) {
  const { t } = useTranslation('classes');
  const { done, failed } = useOutcomeToast();
  const keep = useKeepClass();
  const handleKeep = () =>
    keep.mutate({ id }, { onSuccess: () => done(t('switcher.kept', { name })), onError: failed });
  return (
    <Notice
      tone="info"
      title={t('switcher.is-offered', { name, email: offeredTo })}
      action={
        <Button loading={keep.isPending} onClick={handleKeep}>
          {t('switcher.keep')}
        </Button>
      }
    >
      {t('switcher.is-offered-text')}
    </Notice>
  );
}
