declare const scope: unique symbol;

/** The right to the caller's own rows. Only the guards make one; stores put it into their WHERE. */
export type OwnRows = { readonly [scope]: 'own'; readonly userId: string };

/** The right to the rows of a teacher's classes and their students. */
export type TaughtBy = { readonly [scope]: 'taught'; readonly teacherId: string };
