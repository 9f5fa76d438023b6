/** Prefix of the storage keys of a student's unsent answers. */
export function answersKey(studentId: string): string {
  return `wordgrove-answer:${studentId}:`;
}
