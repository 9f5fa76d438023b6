import { InviteCodesPage } from '#features/classes/invites/invite-codes-page.tsx';
import { OtherDevices } from './other-devices-part.ts';

/** The invite codes, with the button that lets other devices in. */
export function InviteCodesScreen() {
  return <InviteCodesPage OtherDevices={OtherDevices} />;
}
