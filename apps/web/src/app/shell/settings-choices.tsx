import { languageNames, languages } from '@wordgrove/contract/languages';
import { useTranslation } from 'react-i18next';
import { useChoices } from '#app/use-choices.ts';
import { colorSchemes } from '#platform/color-scheme.ts';
import { ChoiceRow } from './choice-row.tsx';

export type SettingsChoicesProps = {
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
