import { useId } from 'react';
import styles from './choice-row.module.css';

export type ChoiceRowProps<Value extends string> = {
  label: string;
  isInMenu: boolean;
  chosen: Value;
  options: readonly { value: Value; text: string; lang?: string }[];
  onChoose: (value: Value) => void;
};

/** A few choices of which one is taken, side by side. */
export function ChoiceRow<Value extends string>({ label, isInMenu, chosen, options, onChoose }: ChoiceRowProps<Value>) {
  const id = useId();
  return (
    <div className={styles.row}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <div role="group" aria-labelledby={id} className={styles.options}>
        {options.map(({ value, text, lang }) => (
          <button
            key={value}
            type="button"
            {...(isInMenu
              ? { role: 'menuitemradio', 'aria-checked': value === chosen }
              : { 'aria-pressed': value === chosen })}
            data-chosen={value === chosen}
            lang={lang}
            className={styles.option}
            onClick={() => onChoose(value)}
          >
            {text}
          </button>
        ))}
      </div>
    </div>
  );
}
