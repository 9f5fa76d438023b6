import { codes, withCurrent } from '@wordgrove/contract/errors';
import { todoSchema } from '@wordgrove/contract/todos';
import { describe, expect, it } from 'vitest';
import { studentWho } from '#http/builders.ts';
import type { Refusals } from '#http/failure.ts';
import { refusalsOf } from '#http/failure.ts';

const { todos } = studentWho();

/** As a service declares what it may refuse with. */
const refuseFull = (errors: Refusals<'too-many-todos'>): never => {
  throw errors['too-many-todos']();
};
const refuseOther = (errors: Refusals<'deck-full'>): never => {
  throw errors['deck-full']();
};
type Row = { id: string; title: string };
const refuseChanged = (errors: Refusals<'edit-conflict', Row>): never => {
  throw errors['edit-conflict']({ data: { id: '1', title: '' } });
};

// What follows is checked by the compiler: a line that began to compile, or stopped, fails the type check.

it('fits where the contract declares the codes at the call, and nowhere else', () => {
  const routes = {
    fits: todos.create.handler(({ errors }) => refuseFull(errors)),
    // @ts-expect-error Adding a to-do doesn't declare `deck-full`.
    undeclared: todos.create.handler(({ errors }) => refuseOther(errors)),
    // @ts-expect-error Moving one declares nothing but what every call does.
    undeclaredToo: todos.move.handler(({ errors }) => refuseFull(errors)),
    // @ts-expect-error The row that `edit-conflict` carries is the call's own, and this is less of it.
    otherRow: todos.edit.handler(({ errors }) => refuseChanged(errors)),
    unknown: todos.create.handler(({ errors }) => {
      // @ts-expect-error No call has such a code.
      throw errors['too-many-things']();
    }),
  };
  expect(Object.keys(routes)).toHaveLength(5);
});

it('takes only codes of the catalogue, with their data', () => {
  // @ts-expect-error Not a code of the catalogue: a contract can't declare it,
  const declare = () => codes('too-many-things');
  // @ts-expect-error nor a service ask for it.
  const refuse = (errors: Refusals<'too-many-things'>) => errors;
  // @ts-expect-error It must say for how many days.
  const withoutData = () => refusalsOf(codes('refused-too-often'))['refused-too-often']();
  expect([declare, refuse, withoutData]).toHaveLength(3);
});

describe('refusalsOf', () => {
  it('makes errors with the status of the catalogue and the code as their message', () => {
    const error = refusalsOf(codes('refused-too-often'))['refused-too-often']({ data: { days: 2 } });
    expect(error.toJSON()).toEqual({
      defined: true,
      code: 'refused-too-often',
      status: 409,
      message: 'refused-too-often',
      data: { days: 2 },
    });
  });

  it('declares the status once, whatever row a call carries', () => {
    expect(withCurrent('edit-conflict', todoSchema)['edit-conflict'].status).toBe(
      codes('edit-conflict')['edit-conflict'].status,
    );
  });
});
