import type { Assignment } from '@wordgrove/contract/assignments';
import type { Level } from '@wordgrove/contract/levels';
import { useTranslation } from 'react-i18next';
import { errorCode, errorData } from '#platform/errors.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { useFormat } from '#platform/use-format.ts';
import { useShortageText } from '#platform/use-shortage-text.ts';
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
  const { t } = useTranslation('assignments-teacher');
  const { inputErrorText } = useErrorText();
  const { errors, refusal, changed, fields } = form;
  // What the server says about a field stands beside it.
  if (!refusal || Object.keys(errors).length > 0) return null;
  const code = errorCode(refusal.error);
  if (code === 'edit-conflict' && changed) return <ChangedNotice opened={form.opened} changed={changed} />;
  if (code === 'not-enough') {
    const useLevel = (level: Level) => form.change({ asks: 'level', level });
    return <ShortageNotice error={refusal.error} type={fields.type} isDraft={isDraft} onLevel={useLevel} />;
  }
  return (
    <Notice tone="error" title={t('form.refused')}>
      {inputErrorText(refusal.error)}
    </Notice>
  );
}

type ShortageNoticeProps = {
  error: unknown;
  type: AssignmentFormState['fields']['type'];
  isDraft: boolean;
  onLevel: (level: Level) => void;
};

/** Students couldn't play it: what is missing, and what could be asked instead. */
function ShortageNotice({ error, type, isDraft, onLevel }: ShortageNoticeProps) {
  const { t } = useTranslation(['assignments-teacher', 'games']);
  const shortageText = useShortageText();
  const { text, level } = shortageText(errorData(error), type);
  return (
    <Notice
      tone="error"
      title={t('form.unplayable')}
      action={level && <Button onClick={() => onLevel(level)}>{t('games:shortage.level', { level })}</Button>}
    >
      <p>{text}</p>
      {isDraft && <p>{t('form.kept-as-draft')}</p>}
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
