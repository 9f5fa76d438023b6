import { IconPrinter } from '@tabler/icons-react';
import type { Language } from '@wordgrove/contract/languages';
import { isLanguage, languageNames, languages } from '@wordgrove/contract/languages';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';
import type { Texts } from '#platform/other-language.tsx';
import { textsIn } from '#platform/other-language.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useToast } from '#ui/use-toast.ts';

type PrintChoice = {
  /** The language of the paper. */
  language: Language;
  /** Its texts; null while they load, and while it is the language of the screen. */
  texts: Texts | null;
  isLoading: boolean;
  choose: (language: Language) => void;
};

/** In which language the page is printed: at first that of the screen. */
export function usePrintChoice(): PrintChoice {
  const { t } = useTranslation('analytics-student');
  const toast = useToast();
  const [chosen, setChosen] = useState<{ language: Language; texts: Texts | null } | null>(null);
  const latest = useRef<Language | null>(null);
  const ofScreen = currentLanguage();
  const own = chosen?.language === ofScreen ? null : chosen;
  const choose = async (language: Language) => {
    latest.current = language;
    setChosen({ language, texts: null });
    try {
      const texts = await textsIn(language, 'analytics-student', 'games', 'study-tracker');
      if (latest.current === language) setChosen({ language, texts });
    } catch {
      if (latest.current !== language) return;
      setChosen(null);
      toast(t('print-failed'), 'error');
    }
  };
  return {
    language: own?.language ?? ofScreen,
    texts: own?.texts ?? null,
    isLoading: own !== null && own.texts === null,
    choose: (language) => void choose(language),
  };
}

/** Prints the page, in the language of the family that it is for. */
export function PrintTools({ print: { language, isLoading, choose } }: { print: PrintChoice }) {
  const { t } = useTranslation('analytics-student');
  return (
    <>
      <SelectField
        label={t('print-in')}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={language}
        onChange={({ target }) => isLanguage(target.value) && choose(target.value)}
      />
      <Button icon={IconPrinter} loading={isLoading} onClick={() => window.print()}>
        {t('print')}
      </Button>
    </>
  );
}
