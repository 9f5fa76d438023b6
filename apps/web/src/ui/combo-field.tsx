import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import styles from './combo-field.module.css';
import fieldStyles from './field.module.css';
import type { FieldTexts } from './field-frame.tsx';
import { FieldFrame } from './field-frame.tsx';
import { FieldArrow } from './select-field.tsx';
import { useComboBox } from './use-combo-box.ts';

export type ComboFieldProps = FieldTexts & {
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** The values to choose from; anything else can be typed. */
  options: readonly string[];
  /** Names the list for screen readers; different from the field's label, so that each is found by its name. */
  listLabel: string;
  /** The last entry of the list, which empties the field for something else. */
  otherText: string;
};

const other = '\u0000other';

/** A field with a list to choose from that also accepts something new. */
export function ComboField({ label, hint, error, name, value, onChange, options, ...texts }: ComboFieldProps) {
  const { listLabel, otherText } = texts;
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const matching = (text: string) => {
    const typed = text.trim().toLowerCase();
    return options.filter((option) => option.toLowerCase().includes(typed));
  };
  // A chosen value doesn't filter the list; text being typed does.
  const values = [...(options.includes(value) ? options : matching(value)), other];
  const list = useComboBox({
    values,
    listLabel,
    isOpen,
    onOpenChange: setOpen,
    onType: (text) => {
      onChange(text);
      setOpen(text.trim() !== '' && matching(text).length > 0);
    },
    onPick: (picked) => {
      onChange(picked === other ? '' : picked);
      input.current?.focus();
    },
  });
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.box}>
          <input
            {...control}
            {...list.input}
            ref={input}
            className={clsx(fieldStyles.input, options.length > 0 && styles.input)}
            name={name}
            value={value}
            onFocus={(event) => event.target.select()}
            onClick={() => options.length > 0 && setOpen(true)}
          />
          {options.length > 0 && <FieldArrow />}
          {list.isShown && (
            <div {...list.list} className={styles.list}>
              {values.map((option, place) => (
                <div
                  key={option}
                  {...list.option(place)}
                  className={clsx(styles.option, option === value && styles.chosen)}
                >
                  {option === other ? otherText : option}
                </div>
              ))}
            </div>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
