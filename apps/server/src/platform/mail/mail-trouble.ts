/** When the server refuses mail to this many people in a row, typing mistakes no longer explain it. */
const manyReceivers = 3;

export type MailTrouble = {
  /** The mail server accepted a mail. */
  delivered: () => void;
  /** A mail to this address failed. */
  refused: (to: string, error: unknown) => void;
  /** The mail server answered and accepted the sign-in. */
  answered: () => void;
  /** It didn't. */
  silent: () => void;
  isFailing: () => boolean;
};

/** A mail server's state, judged by the deliveries and checks so far; initially good. */
export function mailTrouble(): MailTrouble {
  let isReached = true;
  let takesMail = true;
  const refusedReceivers = new Set<string>();

  return {
    delivered() {
      isReached = true;
      takesMail = true;
      refusedReceivers.clear();
    },
    refused(to, error) {
      const { code, command } = partsOf(error);
      if (command === 'RCPT TO') refusedReceivers.add(to);
      else if (code === 'EENVELOPE' || code === 'EMESSAGE') takesMail = false;
      else isReached = false;
    },
    answered() {
      isReached = true;
    },
    silent() {
      isReached = false;
    },
    isFailing: () => !isReached || !takesMail || refusedReceivers.size >= manyReceivers,
  };
}

/** nodemailer's code for the kind of failure, and the SMTP command that failed. */
function partsOf(error: unknown): { code: unknown; command: unknown } {
  if (!(error instanceof Error)) return { code: undefined, command: undefined };
  return { code: Reflect.get(error, 'code'), command: Reflect.get(error, 'command') };
}
