/** The page with a class's words. */
export const classWordsPath = (classId: string) => `/teacher/classes/${classId}/words` as const;
