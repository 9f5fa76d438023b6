import { describe, expect, it } from 'vitest';
import { createHasher } from './hashing.ts';

describe('hashing', () => {
  it('costs at least what OWASP asks, by default', async () => {
    expect(await createHasher().hash('walnut-lantern-42')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('verifies a hash of any cost, in any way of writing the same letters', async () => {
    const cheap = createHasher({ cost: { memoryCost: 8, timeCost: 1 } });
    const hash = await cheap.hash('Übung-1'.normalize('NFD'));
    expect(hash).toContain('$m=8,t=1,p=1$');
    expect(await createHasher().verify(hash, 'Übung-1'.normalize('NFC'))).toBe(true);
    expect(await createHasher().verify(hash, 'Übung-2')).toBe(false);
  });
});
