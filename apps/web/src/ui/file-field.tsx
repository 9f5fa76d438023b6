import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import box from './file-box.module.css';
import styles from './file-field.module.css';

export type FileFieldProps = {
  label: string;
  name: string;
  hint?: string | undefined;
  error: string | undefined;
  /** What the picker offers, such as `.csv,.txt`. */
  accept: string;
  icon: ReactNode;
  /** Inside the box: what a click does. */
  invitation: string;
  /** Below the box: which file was chosen. */
  chosen: string | null;
  onChoose: (file: File) => void;
};

/** A file, from the system's picker or dropped on the field. */
export function FileField({ name, accept, icon, invitation, chosen, onChoose, ...texts }: FileFieldProps) {
  return (
    <FieldFrame {...texts} below={<span role="status">{chosen}</span>}>
      {(control) => (
        <div className={clsx(box.box, styles.box)}>
          <input
            {...control}
            name={name}
            type="file"
            accept={accept}
            className={box.input}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) onChoose(file);
              // Otherwise a file corrected meanwhile couldn't be chosen again.
              target.value = '';
            }}
          />
          <span className={clsx(box.words, styles.words)} aria-hidden="true">
            {icon}
            {invitation}
          </span>
        </div>
      )}
    </FieldFrame>
  );
}
