import { lazyPart } from '#ui/lazy-part.tsx';

/** Loaded only where it is shown: on the computer that runs the server. */
export const OtherDevices = lazyPart(
  () => import('#features/network/other-devices.tsx'),
  'OtherDevices',
  'classes-students',
);
