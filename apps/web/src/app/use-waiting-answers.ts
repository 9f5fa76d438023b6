import { useEffect } from 'react';
import { answersKey } from '#platform/answers-key.ts';
import { loadChunk } from '#platform/chunks.ts';
import { storedUnder } from '#platform/storage.ts';

/** Sends the flashcard answers that an earlier page couldn't, wherever the student starts now. */
export function useWaitingAnswers(studentId: string | null): void {
  useEffect(() => {
    if (!studentId || storedUnder(answersKey(studentId)).length === 0) return;
    const send = async () => {
      const { outboxOf } = await loadChunk('outbox', () => import('#features/flashcards/review/answer-outbox.ts'));
      await outboxOf(studentId).flush();
    };
    // The review sends them too; nothing is lost until then.
    send().catch(() => undefined);
  }, [studentId]);
}
