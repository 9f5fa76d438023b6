import { useEffect, useRef, useState } from 'react';
import { useMedia } from '#ui/use-media.ts';
import styles from './confetti.module.css';

const pieces = 120;
const lastsMs = 2600;
const colorNames = ['--color-leaf-fill', '--color-sun-fill', '--color-plum', '--color-sky', '--color-coral'];

/** A burst of confetti over the page, once; nothing for people who prefer reduced motion. Purely decorative. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const context = isCalm ? null : canvas.current?.getContext('2d');
    if (!context) return;
    return play(context, () => setOver(true));
  }, [isCalm]);

  return isCalm || isOver ? null : <canvas ref={canvas} className={styles.canvas} />;
}

/** @returns a function that stops it early */
function play(context: CanvasRenderingContext2D, onEnd: () => void): () => void {
  const { canvas } = context;
  const { innerWidth: width, innerHeight: height } = window;
  const scale = Math.min(2, window.devicePixelRatio);
  canvas.width = width * scale;
  canvas.height = height * scale;
  const look = getComputedStyle(canvas);
  // A colour that both schemes have is settled only where it is used.
  const colors = colorNames.map((name) => {
    canvas.style.color = `var(${name})`;
    return look.color;
  });
  let inAir = throwUp(pieces, width, height, colors.length, Math.random);
  const begin = performance.now();
  let last = begin;
  let frame = requestAnimationFrame(draw);

  function draw(now: number): void {
    const seconds = Math.min(0.05, Math.max(0, now - last) / 1000);
    last = now;
    inAir = inAir.map((piece) => fallen(piece, seconds));
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.clearRect(0, 0, width, height);
    context.globalAlpha = Math.max(0, Math.min(1, (lastsMs - (now - begin)) / 600));
    for (const { x, y, turn, size, color } of inAir) {
      context.save();
      context.translate(x, y);
      context.rotate(turn);
      context.fillStyle = colors[color] ?? '';
      context.fillRect(-size / 2, -size / 4, size, size / 2);
      context.restore();
    }
    if (now - begin < lastsMs) frame = requestAnimationFrame(draw);
    else onEnd();
  }
  return () => cancelAnimationFrame(frame);
}

/** A piece of confetti in the air; positions in pixels, speeds in pixels per second. */
type Particle = {
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
