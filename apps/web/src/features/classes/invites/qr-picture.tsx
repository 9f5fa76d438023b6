import { encode } from 'uqr';
import { qrPath } from './qr-path.ts';
import styles from './qr-picture.module.css';

export type QrPictureProps = { text: string; label: string };

/** A QR code, dark on light in either colour scheme, because many cameras read nothing else. */
export function QrPicture({ text, label }: QrPictureProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={qrPath(data)} />
    </svg>
  );
}
