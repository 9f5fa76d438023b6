export type { MailText } from './mail-text.ts';
export { mailText } from './mail-text.ts';
export type { DigestItem, MailParams, MailTemplate } from './words.ts';
