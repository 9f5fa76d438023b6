import { afterEach, expect, it, vi } from 'vitest';
import { addToast, currentToasts, onToastsChange, removeToast, removeToastAbout } from './use-toast.ts';

const texts = () => currentToasts().map((toast) => toast.text);

afterEach(() => {
  for (const toast of currentToasts()) removeToast(toast.id);
});

it('keeps the two newest messages, oldest first', () => {
  for (const text of ['one', 'two', 'three', 'four']) addToast(text);
  expect(texts()).toEqual(['three', 'four']);
});

it('shows a repeated message once, as the newest', () => {
  addToast('saved', 'success');
  addToast('other');
  addToast('saved', 'success');
  expect(texts()).toEqual(['other', 'saved']);
});

it('puts a message in the place of the one before about the same', () => {
  addToast('added: one', 'success', 'added');
  addToast('other');
  addToast('added: two', 'success', 'added');
  expect(texts()).toEqual(['other', 'added: two']);
});

it('takes back what it said about something', () => {
  addToast('waits: one', 'success', 'one');
  addToast('other');
  removeToastAbout('one');
  expect(texts()).toEqual(['other']);
});

it('tells its listeners about every change and about nothing else', () => {
  const listener = vi.fn();
  const stop = onToastsChange(listener);
  addToast('here');
  const [toast] = currentToasts();
  removeToast(toast?.id ?? 0);
  removeToast(toast?.id ?? 0);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  addToast('unheard');
  expect(listener).toHaveBeenCalledTimes(2);
});
