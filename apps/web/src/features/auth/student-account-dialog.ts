/** Props that a dialog about a student's account gets from the list of students. */
export type StudentAccountDialogProps = {
  student: { id: string; name: string; email: string; signInHelp: boolean };
  isOpen: boolean;
  /** Counts the openings, so that each starts afresh. */
  opening: number;
  onClose: () => void;
  /** Called when something about the account changed. */
  onDone: () => void;
};
