import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftsOf, forgetDrafts } from './drafts.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: kept.set.bind(kept),
    removeItem: kept.delete.bind(kept),
  };
  vi.stubGlobal('window', { sessionStorage });
});

describe('half made answers', () => {
  it('are there again after a refresh, each for its own item of its own play', () => {
    const drafts = draftsOf('play');
    drafts.write('cat:noun', [2, null, 0]);
    drafts.write('dog:noun', 'do');
    const again = draftsOf('play');
    expect([again.read('cat:noun'), again.read('dog:noun'), again.read('cow:noun')]).toEqual([
      [2, null, 0],
      'do',
      null,
    ]);
    expect(draftsOf('other play').read('cat:noun')).toBeNull();
  });

  it('are forgotten once answered, and with the play', () => {
    const drafts = draftsOf('play');
    drafts.write('cat:noun', 'ca');
    drafts.write('dog:noun', 'do');
    drafts.write('cat:noun', null);
    expect(draftsOf('play').read('cat:noun')).toBeNull();
    expect(draftsOf('play').read('dog:noun')).toBe('do');
    forgetDrafts('play');
    expect(kept.size).toBe(0);
  });

  it('leave nothing behind when the last one was answered', () => {
    const drafts = draftsOf('play');
    drafts.write('cat:noun', 'ca');
    drafts.write('cat:noun', null);
    expect(kept.size).toBe(0);
  });

  it('of a preview stay on its screen alone', () => {
    const drafts = draftsOf(null);
    drafts.write('cat:noun', 'ca');
    expect(drafts.read('cat:noun')).toBe('ca');
    expect(kept.size).toBe(0);
  });

  it.each(['{', '7', '{"a":1}', '[1,["cat:noun"],[2,3]]'])('begin anew where %s was stored', (stored) => {
    kept.set('games:drafts:play', stored);
    expect(draftsOf('play').read('cat:noun')).toBeNull();
  });

  it('do without a storage that the browser refuses', () => {
    vi.stubGlobal('window', {
      get sessionStorage() {
        throw new Error('refused');
      },
    });
    const drafts = draftsOf('play');
    drafts.write('cat:noun', 'ca');
    expect(drafts.read('cat:noun')).toBe('ca');
  });
});
