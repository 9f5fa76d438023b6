import type { ContractProcedure, InferSchemaInput, InferSchemaOutput } from '@orpc/contract';
import type { ORPCErrorConstructorMap } from '@orpc/server';
import type { Contract } from '@wordgrove/contract';
import type { Caller, OwnRows, TaughtBy } from '#http/context.ts';

/** `classes.rename` and the like. */
type CallName = { [Feature in keyof Contract]: `${Feature}.${keyof Contract[Feature] & string}` }[keyof Contract];

type Named<Name extends CallName> = Name extends `${infer Feature extends keyof Contract}.${infer Own}`
  ? Contract[Feature][Own & keyof Contract[Feature]]
  : never;

/**
 * The function that answers a call: from those who ask, the call's input and its errors to its answer. It can refuse
 * only as the contract says for this call.
 *
 * @example `Call<'classes.rename', [TaughtBy]>`
 */
export type Call<Name extends CallName, Asking extends readonly unknown[] = []> =
  Named<Name> extends ContractProcedure<infer Input, infer Output, infer Errors, infer _>
    ? (
        ...given: [...Asking, input: InferSchemaOutput<Input>, errors: ORPCErrorConstructorMap<Errors>]
      ) => Promise<InferSchemaInput<Output>>
    : never;

/** A call's input, as the server reads it. */
export type Input<Name extends CallName> = Parameters<Call<Name>>[0];

/** A call's answer, before the contract picks its fields. */
export type Output<Name extends CallName> = Awaited<ReturnType<Call<Name>>>;

type Given<Context, Input, Errors> = { context: Context; input: Input; errors: Errors };

/** A handler that lets `answer` answer, given the asker's own rows. */
export const ofOwn =
  <Input, Errors, Answer>(answer: (own: OwnRows, input: Input, errors: Errors) => Answer) =>
  ({ context, input, errors }: Given<{ own: OwnRows }, Input, Errors>): Answer =>
    answer(context.own, input, errors);

/** The same, given whatever else is known about the asker. */
export const ofAsker =
  <Input, Errors, Answer>(answer: (own: OwnRows, caller: Caller, input: Input, errors: Errors) => Answer) =>
  ({ context, input, errors }: Given<{ own: OwnRows; caller: Caller }, Input, Errors>): Answer =>
    answer(context.own, context.caller, input, errors);

/** The same for what a teacher teaches. */
export const ofTaught =
  <Input, Errors, Answer>(answer: (taught: TaughtBy, input: Input, errors: Errors) => Answer) =>
  ({ context, input, errors }: Given<{ taught: TaughtBy }, Input, Errors>): Answer =>
    answer(context.taught, input, errors);

/** The same for a teacher whose name or address matters too. */
export const ofTeacher =
  <Input, Errors, Answer>(answer: (caller: Caller, taught: TaughtBy, input: Input, errors: Errors) => Answer) =>
  ({ context, input, errors }: Given<{ caller: Caller; taught: TaughtBy }, Input, Errors>): Answer =>
    answer(context.caller, context.taught, input, errors);
