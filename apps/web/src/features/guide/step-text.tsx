import { Link } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';

const addresses = Object.values(paths);

/**
 * A sentence whose commands, written between backticks, are set as code; those that are addresses of ours are links.
 */
export function StepText({ text }: { text: string }) {
  return text.split(/(`[^`]+`)/).map((piece) => {
    if (!piece.startsWith('`')) return piece;
    const command = piece.slice(1, -1);
    const address = addresses.find((each) => each === command);
    return address ? (
      <Link key={piece} to={address}>
        {address}
      </Link>
    ) : (
      <code key={piece}>{command}</code>
    );
  });
}
