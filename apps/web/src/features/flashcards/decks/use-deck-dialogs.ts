import type { DialogSubject } from '#platform/use-dialog-subject.ts';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';

/** The dialogs about one deck, each holding its id. */
export type DeckDialogStates = Record<'renaming' | 'sharing', DialogSubject<string>>;

export function useDeckDialogs(): DeckDialogStates {
  return { renaming: useDialogSubject<string>(), sharing: useDialogSubject<string>() };
}
