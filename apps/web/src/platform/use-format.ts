import { useTranslation } from 'react-i18next';
import type { Formatters } from './format.ts';
import { formatters } from './format.ts';
import { languageOf } from './i18n.ts';

/** Formatters for the language of the texts around; the component renders again when the language changes. */
export function useFormat(): Formatters {
  return formatters(languageOf(useTranslation('app').i18n));
}
