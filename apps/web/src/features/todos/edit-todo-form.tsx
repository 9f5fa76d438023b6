import { limits } from '@wordgrove/contract/limits';
import { todoPriorities } from '@wordgrove/contract/todo-priorities';
import type { Todo } from '@wordgrove/contract/todos';
import { useTranslation } from 'react-i18next';
import { checkLength, checkName } from '#platform/field-checks.ts';
import { isOneOf } from '#platform/is-one-of.ts';
import { useEditForm } from '#platform/use-edit-form.ts';
import { useFormat } from '#platform/use-format.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { DialogForm } from '#ui/dialog-form.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import { useEditTodo } from './api.ts';

export function EditTodoForm({ todo, onClose }: { todo: Todo; onClose: () => void }) {
  const { t } = useTranslation('todos');
  const { done } = useOutcomeToast();
  const form = useEditForm({ row: todo, typed, checks });
  const edit = useEditTodo(form.follow);
  const handleSubmit = () =>
    form.submit(async (values) => {
      const { id, version } = form.edited;
      await edit.mutateAsync({ id, version, ...textsOf(values) });
      done(t('saved'));
      onClose();
    });
  return (
    <DialogForm
      form={form}
      notice={form.changed && <ChangedNotice opened={form.opened} changed={form.changed} />}
      submitText={t('save')}
      isPending={edit.isPending}
      onSubmit={handleSubmit}
      onCancel={onClose}
    >
      <TextField label={t('fields.title')} autoComplete="off" {...form.field('title')} />
      <TextField type="date" label={t('fields.due')} note={t('optional')} {...form.field('dueOn')} />
      <SelectField
        label={t('fields.priority')}
        options={todoPriorities.map((value) => ({ value, label: t(`priorities.${value}`) }))}
        {...form.field('priority')}
      />
      <TextAreaField
        label={t('fields.notes')}
        note={t('optional')}
        rows={4}
        autoComplete="off"
        {...form.field('notes')}
      />
    </DialogForm>
  );
}

type TodoFields = 'title' | 'notes' | 'dueOn' | 'priority';
type TodoTexts = Pick<Todo, TodoFields>;

const checks = { title: checkName, notes: checkLength(limits.textMax) };

/** A to-do as the fields show it. */
const typed = ({ title, notes, dueOn, priority }: Todo) => ({ title, notes, dueOn: dueOn ?? '', priority });

/** The form's values as a to-do takes them. */
function textsOf({ title, notes, dueOn, priority }: Readonly<Record<TodoFields, string>>): TodoTexts {
  return { title, notes, dueOn: dueOn || null, priority: isOneOf(todoPriorities, priority) ? priority : 'medium' };
}

/** The beginning of long notes is enough to recognise them. */
const notesShown = 80;

type ChangedNoticeProps = { opened: TodoTexts; changed: TodoTexts };

/** Says what another screen saved while this form was being filled in. */
function ChangedNotice({ opened, changed }: ChangedNoticeProps) {
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

type TodoField = keyof TodoTexts;

const fields = ['title', 'dueOn', 'priority', 'notes'] as const;

/** The fields in which two versions of a to-do differ; only its title when they are equal. */
export function changesOf(before: TodoTexts, now: TodoTexts): readonly TodoField[] {
  const changed = fields.filter((field) => before[field] !== now[field]);
  return changed.length > 0 ? changed : ['title'];
}
