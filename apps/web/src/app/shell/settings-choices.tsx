import type { Language } from '@wordgrove/contract/languages';
import { languageNames, languages } from '@wordgrove/contract/languages';
import { useTranslation } from 'react-i18next';
import { saveChoice } from '#features/profiles/choices.ts';
import type { ColorScheme } from '#platform/color-scheme.ts';
import { chooseScheme, colorSchemes, useColorScheme } from '#platform/color-scheme.ts';
import { currentLanguage, setLanguage } from '#platform/i18n.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { useToast } from '#ui/use-toast.ts';
import styles from './settings-choices.module.css';

type SettingsChoicesProps = {
  /** Inside a menu the options are menu items. */
  isInMenu: boolean;
};

/** The settings for language and colours. They follow the account once somebody is signed in. */
export function SettingsChoices({ isInMenu }: SettingsChoicesProps) {
  const { t } = useTranslation('app');
  const { language, scheme, chooseLanguage, chooseScheme } = useChoices();
  return (
    <>
      <ChoiceRow
        label={t('settings.language')}
        isInMenu={isInMenu}
        chosen={language}
        options={languages.map((value) => ({ value, text: languageNames[value], lang: value }))}
        onChoose={chooseLanguage}
      />
      {__FEATURE_DARK_MODE__ && (
        <ChoiceRow
          label={t('settings.colours')}
          isInMenu={isInMenu}
          chosen={scheme}
          options={colorSchemes.map((value) => ({ value, text: t(`settings.${value}`) }))}
          onChoose={chooseScheme}
        />
      )}
    </>
  );
}

type ChoiceRowProps<Value extends string> = {
  label: string;
  isInMenu: boolean;
  chosen: Value;
  options: readonly { value: Value; text: string; lang?: string }[];
  onChoose: (value: Value) => void;
};

/** A few options side by side, one of them selected. */
function ChoiceRow<Value extends string>({ label, isInMenu, chosen, options, onChoose }: ChoiceRowProps<Value>) {
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

type Choices = {
  language: Language;
  scheme: ColorScheme;
  chooseLanguage: (language: Language) => void;
  chooseScheme: (scheme: ColorScheme) => void;
};

/** The chosen language and colours, and how to choose others. */
function useChoices(): Choices {
  useTranslation('app');
  const { choice: scheme } = useColorScheme();
  const { errorText } = useErrorText();
  const toast = useToast();
  const complain = (error: unknown) => toast(errorText(error), 'error');

  const chooseLanguage = async (language: Language) => {
    await setLanguage(language);
    await saveChoice({ language });
  };
  const chooseColours = async (colorScheme: ColorScheme) => {
    chooseScheme(colorScheme);
    await saveChoice({ colorScheme });
  };

  return {
    language: currentLanguage(),
    scheme,
    chooseLanguage: (language) => void chooseLanguage(language).catch(complain),
    chooseScheme: (colorScheme) => void chooseColours(colorScheme).catch(complain),
  };
}
