import { afterEach, describe, expect, it, vi } from 'vitest';
import { chunkError, isChunkError, loadChunk, reloadOnce } from './chunks.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('loadChunk', () => {
  it('hands on what was loaded', async () => {
    await expect(loadChunk('page', async () => 'piece')).resolves.toBe('piece');
  });

  it('names the piece that could not be loaded and keeps the cause', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const error: unknown = await loadChunk('LoginPage', () => Promise.reject(cause)).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: 'Loading chunk LoginPage failed', cause });
    expect(isChunkError(error)).toBe(true);
  });

  it('gives up after 120 seconds', async () => {
    vi.useFakeTimers();
    const outcome = loadChunk('slow', () => new Promise(() => {})).catch((thrown: unknown) => thrown);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await outcome).toMatchObject({ message: 'Loading chunk slow failed' });
  });
});

describe('isChunkError', () => {
  it('tells a missing piece from any other error', () => {
    expect(isChunkError(chunkError('7'))).toBe(true);
    expect(isChunkError(new Error('Loading chunk 7 failed'))).toBe(false);
  });
});

describe('reloadOnce', () => {
  it('reloads once for this build and never again, so that it cannot become a loop', () => {
    const kept = new Map<string, string>();
    const reload = vi.fn();
    const sessionStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) };
    vi.stubGlobal('window', { sessionStorage, location: { reload } });
    expect([reloadOnce(), reloadOnce(), reloadOnce()]).toEqual([true, false, false]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload where it could not remember having done so', () => {
    const refused = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    const reload = vi.fn();
    vi.stubGlobal('window', {
      sessionStorage: { getItem: refused },
      location: { reload },
    });
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
