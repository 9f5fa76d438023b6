import { CardsPage } from '#features/auth/cards/cards-page.tsx';
import { OtherDevices } from './other-devices-part.ts';

/** The login cards, with the button that lets other devices in. */
export function CardsScreen() {
  return <CardsPage OtherDevices={OtherDevices} />;
}
