import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@wordgrove/contract/languages';
import type { Role } from '@wordgrove/contract/roles';

/** Who is asking, read from the session cookie by one statement. */
export type Caller = {
  sessionId: string;
  userId: string;
  /** Empty for a child without a mailbox. */
  email: string;
  name: string;
  emailVerified: boolean;
  needsVerification: boolean;
  needsNewPassword: boolean;
  /** 'Keep me signed in' was chosen. */
  remembered: boolean;
  deletionUndone: boolean;
  /** Null until registration is completed. */
  role: Role | null;
  hasProfile: boolean;
  displayName: string;
  isAdmin: boolean;
  language: Language;
  timeZone: string;
};

/** What every call starts with. Cookies collected here leave with the answer. */
export type RequestContext = {
  headers: IncomingHttpHeaders;
  /** The asker's address; taken from the proxy's header only when the proxy is trusted. */
  ip: string;
  /** Whether the asker sits at this very computer; see `isDirectRequest`. */
  isDirect: () => boolean;
  /** The server's own address that the asker came by, for links; null when the request names another. */
  cameBy: () => string | null;
  /** The browser's id from its long-lived cookie, if it has one. */
  browserId: string | null;
  findCaller: () => Promise<Caller | null>;
  setCookie: (cookie: string) => void;
  setHeader: (name: string, value: string) => void;
};

export type { OwnRows, TaughtBy } from '#platform/scope.ts';
