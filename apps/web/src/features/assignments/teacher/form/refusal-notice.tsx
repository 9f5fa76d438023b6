import type { Assignment } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { useUnusableText } from '#features/assignments/kinds/use-unusable-text.ts';
import { errorCode } from '#platform/errors.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { changesOf } from './fields.ts';
import type { AssignmentFormState } from './use-assignment-form.ts';

type RefusalNoticeProps = {
  form: AssignmentFormState;
  /** Whether it was saved all the same, as a draft that nobody sees. */
  isDraft: boolean;
};

/** Why it couldn't be saved or published. Everything typed stays. */
export function RefusalNotice({ form, isDraft }: RefusalNoticeProps) {
  const { t } = useTranslation(['assignments-teacher', 'games']);
  const unusableText = useUnusableText();
  const { inputErrorText } = useErrorText();
  const { errors, refusal, changed, fields } = form;
  // What the server says about a field stands beside it.
  if (!refusal || Object.keys(errors).length > 0) return null;
  const code = errorCode(refusal.error);
  if (code === 'edit-conflict' && changed) return <ChangedNotice opened={form.opened} changed={changed} />;
  const unusable = unusableText(refusal.error, fields.type);
  if (unusable) {
    const { title, text, level } = unusable;
    const useLevel = level && (
      <Button onClick={() => form.change({ asks: 'level', level })}>{t('games:shortage.level', { level })}</Button>
    );
    return (
      <Notice tone="error" title={title} action={useLevel}>
        <p>{text}</p>
        {isDraft && <p>{t('form.kept-as-draft')}</p>}
      </Notice>
    );
  }
  return (
    <Notice tone="error" title={t('form.refused')}>
      {inputErrorText(refusal.error)}
    </Notice>
  );
}

/** Says what another screen saved while this form was being filled in. */
function ChangedNotice({ opened, changed }: { opened: Assignment | null; changed: Assignment }) {
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
