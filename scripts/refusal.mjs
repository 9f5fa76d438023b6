/** An error whose message, what is wrong and what to do, is for the person at the keyboard, without a stack trace. */
export class Refusal extends Error {}
