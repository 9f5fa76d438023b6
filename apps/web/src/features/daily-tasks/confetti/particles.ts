/** A piece of confetti in the air; positions in pixels, speeds in pixels per second. */
export type Particle = {
  x: number;
  y: number;
  speedX: number;
  speedY: number;
  turn: number;
  turnSpeed: number;
  size: number;
  color: number;
};

const gravity = 900;
const drag = 0.9;

/** Pieces thrown up from both lower corners. */
export function throwUp(
  count: number,
  width: number,
  height: number,
  colors: number,
  chance: () => number,
): Particle[] {
  return Array.from({ length: count }, (_, place) => {
    const isLeft = place % 2 === 0;
    const outwards = (isLeft ? 1 : -1) * width * (0.15 + 0.55 * chance());
    return {
      x: isLeft ? 0 : width,
      y: height * (0.75 + 0.25 * chance()),
      speedX: outwards,
      speedY: -height * (0.7 + 0.6 * chance()),
      turn: chance() * Math.PI * 2,
      turnSpeed: (chance() - 0.5) * 12,
      size: 6 + 6 * chance(),
      color: Math.floor(chance() * colors),
    };
  });
}

/** Where a piece is after the given seconds. */
export function fallen(piece: Particle, seconds: number): Particle {
  const slowed = Math.max(0, 1 - drag * seconds);
  return {
    ...piece,
    x: piece.x + piece.speedX * seconds,
    y: piece.y + piece.speedY * seconds,
    speedX: piece.speedX * slowed,
    speedY: piece.speedY * slowed + gravity * seconds,
    turn: piece.turn + piece.turnSpeed * seconds,
  };
}
