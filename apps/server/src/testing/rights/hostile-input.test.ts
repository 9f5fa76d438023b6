import { describe, expect, it } from 'vitest';
import { contractCalls } from './contract-calls.ts';
import { hostileFor } from './hostile-values.ts';

const withInput = contractCalls.filter(({ input }) => input !== null);

describe.each(withInput)('the input of $name', ({ input }) => {
  const fields = Object.entries(input?.shape ?? {});

  it.each(fields)('names what is wrong in the place of %s', (field, schema) => {
    const refused = hostileFor(schema).flatMap(({ json }) => {
      const { error } = schema.safeParse(JSON.parse(json));
      return error ? [error.issues] : [];
    });
    expect(refused.length).toBeGreaterThan(10);
    expect(refused.every((issues) => issues.length > 0)).toBe(true);
    // One wrong field spoils the whole input, whatever else it contains.
    expect(input?.safeParse({ [field]: Symbol('nothing that JSON can hold') }).success).toBe(false);
  });
});
