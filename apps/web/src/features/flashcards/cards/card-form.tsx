import type { Card } from '@wordgrove/contract/flashcards';
import type { Language } from '@wordgrove/contract/languages';
import { isLanguage, languageNames, languages } from '@wordgrove/contract/languages';
import { limits } from '@wordgrove/contract/limits';
import { useTranslation } from 'react-i18next';
import { checkFilled, checkLength } from '#platform/field-checks.ts';
import type { FormState } from '#platform/use-form-state.ts';
import type { DialogFormProps } from '#ui/dialog-form.tsx';
import { DialogForm } from '#ui/dialog-form.tsx';
import type { SelectFieldProps } from '#ui/select-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import styles from './cards.module.css';

type CardFormProps = Pick<DialogFormProps, 'submitText' | 'cancelText' | 'isPending' | 'notice' | 'onCancel'> & {
  form: FormState<CardFields>;
  /** Rejects when the card can't be saved; the form then shows why. */
  onSend: (texts: CardTexts) => Promise<void>;
};

/** Both sides of a card, its extras, and the language of its back. */
export function CardForm({ form, onSend, ...rest }: CardFormProps) {
  const { t } = useTranslation('flashcards');
  const area = { rows: 2, className: styles.side, autoComplete: 'off' };
  return (
    <DialogForm {...rest} form={form} onSubmit={() => form.submit((values) => onSend(textsOf(values)))}>
      <TextAreaField label={t('card.front')} lang="en" {...area} {...form.field('front')} />
      <TextAreaField label={t('card.back')} {...area} {...form.field('back')} />
      <BackLanguageField {...form.field('language')} />
      <TextAreaField label={t('card.note')} note={t('card.optional')} {...area} {...form.field('note')} />
    </DialogForm>
  );
}

/** The language of the backs of cards; empty when it isn't one of ours. */
export function BackLanguageField(field: Pick<SelectFieldProps, 'name' | 'value' | 'onChange'>) {
  const { t } = useTranslation('flashcards');
  const options = [
    { value: '', label: t('card.language-unknown') },
    ...languages.map((language) => ({ value: language, label: languageNames[language] })),
  ];
  return <SelectField label={t('card.language')} options={options} {...field} />;
}

const fits = checkLength(limits.cardTextMax);
export const cardChecks = {
  front: (value: string) => checkFilled(value) ?? fits(value),
  back: (value: string) => checkFilled(value) ?? fits(value),
  note: fits,
};

type CardFields = 'front' | 'back' | 'language' | 'note';
export type CardTexts = Pick<Card, 'front' | 'back' | 'language' | 'note'>;

/** A card as the fields show it. */
export const typedCard = ({ front, back, language, note }: CardTexts) => ({
  ...{ front, back, note },
  language: language ?? '',
});

/** The form's values as a card takes them. */
function textsOf({ front, back, language, note }: Readonly<Record<CardFields, string>>): CardTexts {
  const chosen: Language | null = isLanguage(language) ? language : null;
  return { front, back, language: chosen, note };
}
