/** What the storage keys of a student's answers that wait to be sent begin with. */
export function answersKey(studentId: string): string {
  return `wordgrove-answer:${studentId}:`;
}
