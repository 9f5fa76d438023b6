import styles from './choice-row.module.css';

export type ChoiceRowProps<Value extends string> = {
  label: string;
  isInMenu: boolean;
  chosen: Value;
  options: readonly { value: Value; text: string; lang?: string }[];
  onChoose: (value: Value) => void;
};

/** A few options side by side, one of them selected. */
export function ChoiceRow<Value extends string>({ label, isInMenu, chosen, options, onChoose }: ChoiceRowProps<Value>) {
  const state = (isChosen: boolean) =>
    isInMenu ? ({ role: 'menuitemradio', 'aria-checked': isChosen } as const) : { 'aria-pressed': isChosen };
  return (
    <fieldset className={styles.row}>
      <legend className={styles.label}>{label}</legend>
      {options.map(({ value, text, lang }) => (
        <button
          key={value}
          type="button"
          {...state(value === chosen)}
          data-chosen={value === chosen}
          lang={lang}
          className={styles.option}
          onClick={() => onChoose(value)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
