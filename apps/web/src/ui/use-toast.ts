export type ToastTone = 'info' | 'success' | 'error';

export type Toast = {
  id: number;
  text: string;
  tone: ToastTone;
  /** Of the messages that share it, only the newest is shown. */
  about: string | undefined;
};

const longestStack = 2;
const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let lastId = 0;

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** The messages on screen, oldest first; the same array until one is added or removed. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** Calls the listener after every change; returns how to stop that. */
export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shows a message; beyond two, the oldest is removed. The same text twice in a row is shown once.
 *
 * @param about the message replaces the previous one with the same value
 */
export function addToast(text: string, tone: ToastTone = 'info', about?: string): void {
  lastId += 1;
  const others = toasts.filter((toast) => toast.text !== text && (about === undefined || toast.about !== about));
  set([...others, { id: lastId, text, tone, about }].slice(-longestStack));
}

/** Removes a message; does nothing when it is already gone. */
export function removeToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id));
}

/** Removes the message about something that isn't so any more. */
export function removeToastAbout(about: string): void {
  if (toasts.some((toast) => toast.about === about)) set(toasts.filter((toast) => toast.about !== about));
}

/** Returns the function that shows a short message at the edge of the screen. */
export function useToast(): (text: string, tone?: ToastTone, about?: string) => void {
  return addToast;
}
