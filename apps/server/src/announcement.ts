import type { Network } from '@wordgrove/contract/network';
import { paths } from '@wordgrove/contract/paths';
import { isEverywhere, isOwnOnly, originAt } from '#platform/addresses.ts';
import type { Settings } from '#platform/env.ts';

type Reach = Network & {
  /** Whether a teacher may let other devices in. */
  isOffered: boolean;
};

/** What the terminal shows once the server is ready: where to open it here, and on other devices. */
export function announcement({ HOST, PORT, BASE_URL }: Settings, reach: Reach): string {
  const here = isOwnOnly(HOST) || isEverywhere(HOST) ? 'localhost' : HOST;
  const own = originAt(here, PORT);
  const lines = BASE_URL ? [`Other devices open ${BASE_URL}`] : onOtherDevices(own, PORT, reach);
  return `\nWordgrove is ready: ${own}\n${lines.map((line) => `  ${line}\n`).join('')}\n`;
}

function onOtherDevices(own: string, port: number, { openedBy, addresses, isOffered }: Reach): string[] {
  if (openedBy === null) {
    const setting = 'start with HOST=0.0.0.0';
    return isOffered
      ? [
          "Other devices can't open it yet. To let them in, press “Let other devices in” at",
          `${own}${paths.teacherInviteCodes}, or ${setting}.`,
        ]
      : [`Other devices can't open it. To let them in, set BASE_URL to the address of a proxy, or ${setting}.`];
  }
  if (addresses.length === 0) return ['Other devices may open it, but this computer is on no network.'];
  return [
    ...addresses.filter((address) => address !== own).map((address) => `On your network:   ${address}`),
    `Other devices open such an address. If they can't, the firewall of this computer has to allow port ${port}.`,
  ];
}
