/** After this many people in a row whose mail the server refuses, typing mistakes no longer explain it. */
const manyReceivers = 3;

export type MailTrouble = {
  /** The mail server took a mail. */
  delivered: () => void;
  /** A mail to this address failed. */
  refused: (to: string, error: unknown) => void;
  /** The mail server answered and let us in. */
  answered: () => void;
  /** It didn't. */
  silent: () => void;
  isFailing: () => boolean;
};

/** What is known of a mail server from the deliveries and the questions so far; at first nothing bad. */
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

/** nodemailer names what kind of failure it was and which command of the conversation failed. */
function partsOf(error: unknown): { code: unknown; command: unknown } {
  if (!(error instanceof Error)) return { code: undefined, command: undefined };
  return { code: Reflect.get(error, 'code'), command: Reflect.get(error, 'command') };
}
