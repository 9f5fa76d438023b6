import { beforeEach, describe, expect, it, vi } from 'vitest';
import { preload } from './preload.ts';

type Link = {
  rel: string;
  href: string;
  sheet: object | null;
  onload: () => void;
  onerror: () => void;
  remove: () => void;
  getAttribute: () => string;
};

const head: Link[] = [];

function makeLink(): Link {
  const made: Link = {
    rel: '',
    href: '',
    sheet: null,
    onload: () => undefined,
    onerror: () => undefined,
    remove: () => void head.splice(head.indexOf(made), 1),
    getAttribute: () => made.href,
  };
  return made;
}

const asked = (href: string) => head.filter((each) => each.href === href);

beforeEach(() => {
  head.length = 0;
  vi.stubGlobal('document', {
    createElement: makeLink,
    head: { append: (each: Link) => head.push(each) },
    querySelectorAll: () => head.filter((each) => each.rel === 'stylesheet'),
  });
});

describe('a part that is fetched late', () => {
  it('is handed out when all its styles are here', async () => {
    const load = vi.fn(async () => 'menu');
    const arrives = preload(load, ['a.js', 'a.css']);
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    expect(asked('/a.js')).toMatchObject([{ rel: 'modulepreload' }]);
    asked('/a.css')[0]?.onload();
    await expect(arrives).resolves.toBe('menu');
  });

  it('asks again for a style that failed, and takes the broken link away', async () => {
    const load = vi.fn(async () => 'menu');
    const fails = preload(load, ['b.css']);
    asked('/b.css')[0]?.onerror();
    await expect(fails).rejects.toThrow('/b.css');
    expect(asked('/b.css')).toEqual([]);

    const arrives = preload(load, ['b.css']);
    expect(load).not.toHaveBeenCalled();
    asked('/b.css')[0]?.onload();
    await expect(arrives).resolves.toBe('menu');
  });

  it('waits for a style that another part has asked for, and asks for it once', async () => {
    const loads = [vi.fn(async () => 'one'), vi.fn(async () => 'two')];
    const both = Promise.all(loads.map((load) => preload(load, ['c.css'])));
    await Promise.resolve();
    expect(loads[1]).not.toHaveBeenCalled();
    expect(asked('/c.css')).toHaveLength(1);
    asked('/c.css')[0]?.onload();
    await expect(both).resolves.toEqual(['one', 'two']);
  });

  it('takes a style that the page brought along, but not one that failed there', async () => {
    const there = { ...makeLink(), rel: 'stylesheet', sheet: {}, getAttribute: () => '/d.css' };
    const broken = { ...makeLink(), rel: 'stylesheet', getAttribute: () => '/e.css' };
    head.push(there, broken);
    await expect(preload(async () => 'page', ['d.css'])).resolves.toBe('page');

    const arrives = preload(async () => 'page', ['e.css']);
    const again = asked('/e.css').find((each) => each !== broken);
    again?.onload();
    await expect(arrives).resolves.toBe('page');
  });
});
