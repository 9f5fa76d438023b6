import { todoPriorities } from '@wordgrove/contract/todo-priorities';
import type { Todo } from '@wordgrove/contract/todos';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useEditTodo } from './api.ts';
import { ChangedNotice } from './changed-notice.tsx';
import { textsOf, useTodoForm } from './use-todo-form.ts';

export type EditTodoDialogProps = { todo: Todo; isOpen: boolean; opening: number; onClose: () => void };

export function EditTodoDialog({ todo, isOpen, opening, onClose }: EditTodoDialogProps) {
  const { t } = useTranslation('todos');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('edit-title')} closeText={t('cancel')} size="small">
      <EditTodo key={opening} todo={todo} onClose={onClose} />
    </Dialog>
  );
}

/** The edits are meant for the version that was current when the dialog opened. */
function EditTodo({ todo, onClose }: Pick<EditTodoDialogProps, 'todo' | 'onClose'>) {
  const { t } = useTranslation('todos');
  const { done } = useOutcomeToast();
  const [opened] = useState(todo);
  const [changed, setChanged] = useState<Todo | null>(null);
  const form = useTodoForm(opened);
  const edit = useEditTodo(setChanged);
  const { onChange, ...priority } = form.field('priority');
  const handleSubmit = () =>
    form.submit(async (values) => {
      const { id, version } = changed ?? opened;
      await edit.mutateAsync({ id, version, ...textsOf(values) });
      done(t('saved'));
      onClose();
    });
  return (
    <Form onSubmit={() => void handleSubmit()} errors={form.errors}>
      {changed ? (
        <ChangedNotice opened={opened} changed={changed} />
      ) : (
        form.failure && <Notice tone="error">{form.failure}</Notice>
      )}
      <TextField label={t('fields.title')} autoComplete="off" {...form.field('title')} />
      <TextField type="date" label={t('fields.due')} note={t('optional')} {...form.field('dueOn')} />
      <SelectField
        label={t('fields.priority')}
        options={todoPriorities.map((value) => ({ value, label: t(`priorities.${value}`) }))}
        {...priority}
        onChange={onChange}
      />
      <TextAreaField
        label={t('fields.notes')}
        note={t('optional')}
        rows={4}
        autoComplete="off"
        {...form.field('notes')}
      />
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" loading={edit.isPending}>
          {t('save')}
        </Button>
      </DialogActions>
    </Form>
  );
}
