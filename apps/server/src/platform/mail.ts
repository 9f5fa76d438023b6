export type MailAttachment = { filename: string; content: Uint8Array; contentType: string };

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  attachments?: readonly MailAttachment[];
  /** Where one request ends mails of this kind (RFC 8058). */
  unsubscribe?: string;
  /** The same for every try of one mail, so that a mailbox can drop a second copy: `[\w-]+`, such as the job's id. */
  id?: string;
};

export type Mailer = {
  /** Resolves when the mail has been accepted; rejects when it hasn't, and the caller retries later. */
  send(mail: Mail): Promise<void>;
  /**
   * Where mail goes: out over SMTP, which may be failing; or, because no SMTP_URL is set, into the local mailbox, or to
   * nobody where that isn't open.
   */
  state(): 'smtp' | 'failing' | 'mailbox' | 'none';
  /** Rejects with the reason when mail can't be sent at the moment. */
  verify(): Promise<void>;
  close(): Promise<void>;
};
