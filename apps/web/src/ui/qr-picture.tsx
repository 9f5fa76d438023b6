import { encode } from 'uqr';
import styles from './qr-picture.module.css';

/** A QR code, dark on light in either colour scheme, because many cameras read nothing else. */
export function QrPicture({ text, label }: { text: string; label: string }) {
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

/** The dark squares of a QR code as one SVG path, a rectangle for each horizontal run. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)).join('');
}

function runsOf(row: readonly boolean[]): [start: number, width: number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
