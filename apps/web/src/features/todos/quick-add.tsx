import type { RefObject } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { checkName } from '#platform/field-checks.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useCreateTodo } from './api.ts';
import type { Filter } from './filters.ts';
import styles from './todos.module.css';

export type QuickAddProps = { field: RefObject<HTMLInputElement | null>; filter: Filter; day: string | null };

/** One line for the next to-do. Enter adds it, and the line is ready for another. */
export function QuickAdd({ field, filter, day }: QuickAddProps) {
  const { t } = useTranslation('todos');
  const { done } = useOutcomeToast();
  const create = useCreateTodo();
  const form = useFormState({ start: { title: '' }, checks: { title: checkName } });
  // Sent again after a lost answer, it is the same to-do; the next is a new one, even with the same text.
  const id = useRef(v7());

  const send = async ({ title }: { title: string }) => {
    if (create.isPending) return;
    // A to-do written while today's are shown is meant for today.
    await create.mutateAsync({ id: id.current, title, dueOn: filter === 'today' ? day : null });
    id.current = v7();
    const typed = field.current?.value ?? '';
    form.fill({ title: typed.startsWith(title) ? typed.slice(title.length) : typed });
    done(t('added', { title: title.trim() }), 'added to-do');
    field.current?.focus();
  };

  return (
    <Form onSubmit={() => void form.submit(send)} errors={form.errors}>
      <div className={styles.line}>
        <TextField ref={field} label={t('new')} autoComplete="off" enterKeyHint="done" {...form.field('title')} />
        <Button type="submit" variant="primary" loading={create.isPending}>
          {t('add')}
        </Button>
      </div>
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
    </Form>
  );
}
