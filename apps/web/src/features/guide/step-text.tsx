/** A sentence whose commands, written between backticks, are set as code. */
export function StepText({ text }: { text: string }) {
  return text
    .split(/(`[^`]+`)/)
    .map((piece) => (piece.startsWith('`') ? <code key={piece}>{piece.slice(1, -1)}</code> : piece));
}
