/**
 * When there are lessons, from Monday to Friday, by the student's clock. Apart from `limits`: pages need it that load
 * those later.
 */
export const lessonHours = { from: 8, to: 15 } as const;
