import { clsx } from 'clsx';
import type { ComponentProps, FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import styles from './form.module.css';
import { Notice } from './notice.tsx';
import typography from './typography.module.css';

/** Error messages, by the `name` of the field. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

export type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  onSubmit: () => unknown;
  errors?: FieldErrors | undefined;
  /** Shown above the fields: what is wrong with none of them in particular. */
  failure?: string | null;
  /** Title of the list that appears above the fields when two or more are wrong. */
  summaryTitle?: string | undefined;
};

/**
 * A form that validates itself instead of leaving it to the browser's bubbles. When a submit returns errors, at once or
 * from the server, the first wrong field gets the focus; typing in the meantime cancels that.
 */
export function Form({ onSubmit, errors = {}, failure, summaryTitle, className, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isAnswerDue = useRef(false);
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({});
  const wrong = Object.entries(errors).flatMap(([name, message]) =>
    message ? [{ name, label: labels[name] ?? '', message }] : [],
  );

  useEffect(() => {
    if (!isAnswerDue.current || !Object.values(errors).some(Boolean)) return;
    isAnswerDue.current = false;
    const first = form.current?.querySelector('[aria-invalid="true"]');
    if (first instanceof HTMLElement) first.focus();
  }, [errors]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setLabels(labelsOf(form.current));
    isAnswerDue.current = true;
    onSubmit();
  };
  const focusField = (name: string) => {
    const named = form.current?.elements.namedItem(name);
    const field = named instanceof RadioNodeList ? named[0] : named;
    if (field instanceof HTMLElement) field.focus();
  };

  return (
    <form
      {...rest}
      ref={form}
      noValidate
      className={clsx(styles.form, className)}
      onSubmit={handleSubmit}
      onInput={() => {
        isAnswerDue.current = false;
      }}
    >
      {summaryTitle && wrong.length > 1 && <ErrorSummary title={summaryTitle} errors={wrong} onChoose={focusField} />}
      {failure && <Notice tone="error">{failure}</Notice>}
      {children}
    </form>
  );
}

/** The label of each field on the screen, by its `name`. */
function labelsOf(form: HTMLFormElement | null): Record<string, string> {
  const fields = [...(form?.elements ?? [])].flatMap((element) =>
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
      ? [[element.name, labelOf(element)] as const]
      : [],
  );
  return Object.fromEntries(fields);
}

/** Of a box or radio among others, what they are about. */
function labelOf(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): string {
  const legend = field.matches('[type="radio"], [type="checkbox"]:not([role="switch"])')
    ? field.closest('fieldset')?.querySelector('legend')
    : null;
  return (legend ?? field.labels?.[0])?.textContent ?? '';
}

type ErrorSummaryProps = {
  title: string;
  /** `label` is the field's name on screen. */
  errors: ReadonlyArray<{ name: string; label: string; message: string }>;
  /** Called with the field's name when its line is clicked. */
  onChoose: (name: string) => void;
};

/** Everything that is wrong in a form, announced at once; each line links to its field. */
function ErrorSummary({ title, errors, onChoose }: ErrorSummaryProps) {
  return (
    <div className={styles.summary} role="alert">
      <p className={typography.strong}>{title}</p>
      <ul>
        {errors.map(({ name, label, message }) => (
          <li key={name}>
            <button type="button" onClick={() => onChoose(name)}>
              {label && <strong>{label}: </strong>}
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
