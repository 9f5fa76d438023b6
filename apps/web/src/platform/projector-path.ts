/** The page that shows a class how to join it, and who has. */
export const projectorPath = (classId: string) => `/teacher/classes/${classId}/projector` as const;
