import { useRef } from 'react';
import { v7 } from 'uuid';

/**
 * The id of what a form creates: the same while the request is repeated after a lost answer, a new one when `about`
 * changes.
 */
export function useRequestId(): (about: string) => string {
  const ids = useRef(new Map<string, string>());
  return (about) => {
    const id = ids.current.get(about) ?? v7();
    ids.current.set(about, id);
    return id;
  };
}
