import type { Canvas2d } from './brush.ts';
import type { Scheme } from './palette.ts';
import type { Look } from './plant.ts';
import { box, paintPlant } from './plant.ts';

/** Pictures of plants at one size, each painted once. */
export type Sprites = { scheme: Scheme; scale: number; of: (look: Look) => ImageBitmap };

const made = new Map<string, Sprites>();

/** @param scale the pixels of a picture for each of its box */
export function spritesFor(scheme: Scheme, scale: number): Sprites {
  const key = `${scheme} ${scale}`;
  const known = made.get(key);
  if (known) return known;
  const pictures = new Map<string, ImageBitmap>();
  const sprites: Sprites = {
    scheme,
    scale,
    of: (look) => {
      const name = `${look.topic} ${look.stage} ${look.isDry}`;
      const picture = pictures.get(name) ?? paint(look, scheme, scale);
      pictures.set(name, picture);
      return picture;
    },
  };
  // Whoever changes the size of the text, or the colours, doesn't need the other pictures any more.
  made.clear();
  made.set(key, sprites);
  return sprites;
}

/** A finished bitmap, since a canvas is copied each time that it is drawn. */
function paint(look: Look, scheme: Scheme, scale: number): ImageBitmap {
  const canvas = new OffscreenCanvas(Math.ceil(box.width * scale), Math.ceil(box.height * scale));
  const ctx = canvas.getContext('2d');
  if (ctx) {
    ctx.scale(scale, scale);
    paintPlant(ctx, look, scheme);
  }
  return canvas.transferToImageBitmap();
}

const grounds = { light: ['#e9e3cf', '#f3efe2'], dark: ['#22362b', '#16241d'] } as const;

type Row = { y: number; width: number; height: number };

/** A terrace that plants stand on: a soft edge, and earth that fades out below. */
export function paintGround(ctx: Canvas2d, { y, width, height }: Row, scheme: Scheme): void {
  const [edge, end] = grounds[scheme];
  const line = y + height * 0.8;
  const fade = ctx.createLinearGradient(0, line, 0, y + height);
  fade.addColorStop(0, edge);
  fade.addColorStop(1, end);
  ctx.fillStyle = fade;
  ctx.beginPath();
  ctx.roundRect(0, line, width, height * 0.2, height * 0.1);
  ctx.fill();
}

/** Whether a plant is turned, and how far it stands from the middle, -1 to 1: always alike for one word. */
export function standOf(word: string): { isTurned: boolean; aside: number } {
  let hash = 7;
  for (let at = 0; at < word.length; at += 1) hash = (hash * 31 + word.charCodeAt(at)) % 10_007;
  return { isTurned: hash % 2 === 0, aside: ((hash % 101) - 50) / 50 };
}
