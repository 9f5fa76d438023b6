import type { Language } from '@wordgrove/contract/languages';
import { useTranslation } from 'react-i18next';
import type { ColorScheme } from '#platform/color-scheme.ts';
import { chooseScheme, useColorScheme } from '#platform/color-scheme.ts';
import { currentLanguage, setLanguage } from '#platform/i18n.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { useToast } from '#ui/use-toast.ts';
import { saveChoice } from './save-choice.ts';

export type Choices = {
  language: Language;
  scheme: ColorScheme;
  chooseLanguage: (language: Language) => void;
  chooseScheme: (scheme: ColorScheme) => void;
};

/** The chosen language and colours, and how to choose others. */
export function useChoices(): Choices {
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
