import type { Card } from '@wordgrove/contract/flashcards';
import type { Language } from '@wordgrove/contract/languages';
import { isLanguage } from '@wordgrove/contract/languages';
import { limits } from '@wordgrove/contract/limits';
import { fitsIn, isFilled } from '#platform/field-checks.ts';
import type { FormState } from '#platform/use-form-state.ts';
import { useFormState } from '#platform/use-form-state.ts';

const fits = fitsIn(limits.cardTextMax);
const checks = {
  front: (value: string) => isFilled(value) ?? fits(value),
  back: (value: string) => isFilled(value) ?? fits(value),
  note: fits,
};
const fieldOfCode = {};

export type CardFields = 'front' | 'back' | 'language' | 'note';
export type CardTexts = Pick<Card, 'front' | 'back' | 'language' | 'note'>;
export type CardFormState = FormState<CardFields>;

/** The fields of a card. Whoever holds this keeps what was typed while the dialog is closed. */
export function useCardForm({ front, back, language, note }: CardTexts): CardFormState {
  return useFormState({ start: { front, back, language: language ?? '', note }, checks, fieldOfCode });
}

/** The form's values as a card takes them. */
export function textsOf({ front, back, language, note }: Readonly<Record<CardFields, string>>): CardTexts {
  const chosen: Language | null = isLanguage(language) ? language : null;
  return { front, back, language: chosen, note };
}
