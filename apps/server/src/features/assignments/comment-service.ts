import { limits } from '@wordgrove/contract/limits';
import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import type { Call } from '#http/call.ts';
import type { TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import { insertComment, listComments, removeComment, updateComment } from './grading-store.ts';

type Parts = { db: Db; clock: Clock; tell: Tell };

export type CommentService = {
  list: (taught: TaughtBy) => ReturnType<Call<'assignments.comments', [TaughtBy]>>;
  add: Call<'assignments.addComment', [TaughtBy]>;
  edit: Call<'assignments.editComment', [TaughtBy]>;
  remove: Call<'assignments.removeComment', [TaughtBy]>;
};

/** A teacher's own frequent comments. */
export function commentService({ db, clock, tell }: Parts): CommentService {
  return {
    list: async (taught) => ({ comments: await listComments(db, taught) }),

    add: (taught, comment, errors) =>
      inTransaction(db, async (tx) => {
        await takeTurns(tx, 'assignment-comments', taught.teacherId);
        const all = await listComments(tx, taught);
        const known = all.find(({ id }) => id === comment.id);
        if (known) return known;
        if (all.length >= limits.frequentCommentsMax) throw errors['too-many-comments']();
        // Somebody else's comment may have this id.
        if (!(await insertComment(tx, taught, comment, clock.now()))) throw failures.notFound();
        await tell(tx, [taught.teacherId], 'assignments');
        return comment;
      }),

    edit: (taught, comment) =>
      inTransaction(db, async (tx) => {
        if (!(await updateComment(tx, taught, comment))) throw failures.notFound();
        await tell(tx, [taught.teacherId], 'assignments');
        return comment;
      }),

    remove: (taught, { id }) =>
      inTransaction(db, async (tx) => {
        const removed = await removeComment(tx, taught, id);
        if (removed) await tell(tx, [taught.teacherId], 'assignments');
        return { removed };
      }),
  };
}
