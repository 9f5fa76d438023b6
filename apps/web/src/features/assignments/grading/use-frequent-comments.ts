import { useState } from 'react';
import { useComments } from './api.ts';
import { keptOrder } from './grading-order.ts';

export type FrequentList = ReturnType<typeof useFrequentComments>;

/**
 * The teacher's frequent comments, the most used first, in the order that they had when the screen was opened: each
 * keeps its key although every return counts. New ones come last.
 */
export function useFrequentComments() {
  const query = useComments();
  const comments = query.data?.comments ?? [];
  const [order, setOrder] = useState<readonly string[]>([]);
  const added = comments.filter(({ id }) => !order.includes(id));
  if (added.length > 0) setOrder([...order, ...added.map(({ id }) => id)]);
  return { query, comments: keptOrder(order, comments, ({ id }) => id) };
}
