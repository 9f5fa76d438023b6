import { afterEach, describe, expect, it, vi } from 'vitest';
import { chunkError, isChunkError, loadChunk } from './chunks.ts';

afterEach(() => vi.useRealTimers());

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
