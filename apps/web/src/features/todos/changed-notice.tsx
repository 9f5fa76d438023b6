import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { Notice } from '#ui/notice.tsx';
import type { TodoField } from './changes-of.ts';
import { changesOf } from './changes-of.ts';
import type { TodoTexts } from './use-todo-form.ts';

/** The beginning of long notes is enough to recognise them. */
const notesShown = 80;

export type ChangedNoticeProps = { opened: TodoTexts; changed: TodoTexts };

/** Says what another screen saved while this form was being filled in, since saving again overwrites it. */
export function ChangedNotice({ opened, changed }: ChangedNoticeProps) {
  const { t } = useTranslation('todos');
  const format = useFormat();
  const { title, dueOn, priority, notes } = changed;
  const textOf = (field: TodoField) => {
    switch (field) {
      case 'title':
        return t('changes.title', { title });
      case 'dueOn':
        return dueOn === null ? t('changes.due-none') : t('changes.due', { day: format.day(dueOn) });
      case 'priority':
        return t('changes.priority', { priority: t(`priorities.${priority}`) });
      default:
        return notes === '' ? t('changes.notes-none') : t('changes.notes', { notes: beginning(notes) });
    }
  };
  const changes = format.list(changesOf(opened, changed).map(textOf));
  return <Notice tone="warning">{t('changed-elsewhere', { changes })}</Notice>;
}

function beginning(notes: string): string {
  const letters = [...notes];
  return letters.length > notesShown ? `${letters.slice(0, notesShown).join('')}…` : notes;
}
