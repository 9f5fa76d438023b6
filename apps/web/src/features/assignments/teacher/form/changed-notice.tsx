import type { Assignment } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { Notice } from '#ui/notice.tsx';
import { changesOf } from './changes-of.ts';

export type ChangedNoticeProps = { opened: Assignment | null; changed: Assignment };

/** Says what another screen saved while this form was being filled in, since saving again overwrites it. */
export function ChangedNotice({ opened, changed }: ChangedNoticeProps) {
  const { t } = useTranslation('assignments-teacher');
  const format = useFormat();
  const changes = opened ? changesOf(opened, changed) : [];
  return (
    <Notice tone="warning" title={t('changed.title')}>
      {changes.length > 0 && (
        <p>{t('changed.what', { changes: format.list(changes.map((part) => t(`changed.parts.${part}`))) })}</p>
      )}
      <p>{t('changed.again')}</p>
    </Notice>
  );
}
