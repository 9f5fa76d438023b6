import { describe, expect, it } from 'vitest';
import { mailTrouble } from './mail-trouble.ts';

const failed = (code: string, command: string) => Object.assign(new Error('no'), { code, command });
const noSuchPerson = failed('EENVELOPE', 'RCPT TO');

describe('mailTrouble', () => {
  it('begins without any', () => {
    expect(mailTrouble().isFailing()).toBe(false);
  });

  it('is one address that is refused, however often, for that person only', () => {
    const trouble = mailTrouble();
    for (let n = 0; n < 9; n += 1) trouble.refused('typo@example.org', noSuchPerson);
    expect(trouble.isFailing()).toBe(false);
  });

  it('appears after several refusals in a row, until a mail is delivered', () => {
    const trouble = mailTrouble();
    for (const to of ['a@example.org', 'b@example.org']) trouble.refused(to, noSuchPerson);
    expect(trouble.isFailing()).toBe(false);
    trouble.refused('c@example.org', noSuchPerson);
    trouble.answered();
    expect(trouble.isFailing()).toBe(true);
    trouble.delivered();
    expect(trouble.isFailing()).toBe(false);
  });

  it.each([
    ['the sender', failed('EENVELOPE', 'MAIL FROM')],
    ['the message', failed('EMESSAGE', 'DATA')],
  ])('stays after a server refused %s, though it answers', (_, error) => {
    const trouble = mailTrouble();
    trouble.refused('a@example.org', error);
    trouble.answered();
    expect(trouble.isFailing()).toBe(true);
    trouble.delivered();
    expect(trouble.isFailing()).toBe(false);
  });

  it.each([
    ['the connection', failed('ECONNECTION', 'CONN')],
    ['the sign-in', failed('EAUTH', 'AUTH PLAIN')],
    ['the patience', new DOMException('too late', 'TimeoutError')],
  ])('ends after the loss of %s as soon as the server answers', (_, error) => {
    const trouble = mailTrouble();
    trouble.refused('a@example.org', error);
    expect(trouble.isFailing()).toBe(true);
    trouble.answered();
    expect(trouble.isFailing()).toBe(false);
    trouble.silent();
    expect(trouble.isFailing()).toBe(true);
  });
});
