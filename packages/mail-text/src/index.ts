export type { MailText } from './mail-text.ts';
export { mailText } from './mail-text.ts';
export type { MailParams, MailTemplate } from './words.ts';
