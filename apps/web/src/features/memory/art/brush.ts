/** A canvas that plants are painted on; offscreen ones will do. */
export type Canvas2d = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

type Point = readonly [x: number, y: number];

/** The few strokes that all plants are made of, so that they look drawn by one hand. */
export function brushOn(ctx: Canvas2d) {
  const filled = (colour: string, path: () => void) => {
    ctx.fillStyle = colour;
    ctx.beginPath();
    path();
    ctx.fill();
  };

  return {
    oval: (colour: string, [x, y]: Point, rx: number, ry = rx, turn = 0) =>
      filled(colour, () => ctx.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2)),

    /** Several ovals in one colour, as a cloud of leaves. */
    cloud: (colour: string, ovals: readonly (readonly [x: number, y: number, rx: number, ry?: number])[]) => {
      for (const [x, y, rx, ry = rx] of ovals) filled(colour, () => ctx.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2));
    },

    shape: (colour: string, [first, ...points]: readonly [Point, ...Point[]]) =>
      filled(colour, () => {
        ctx.moveTo(...first);
        for (const point of points) ctx.lineTo(...point);
        ctx.closePath();
      }),

    /** A bent line with round ends. */
    stem: (
      colour: string,
      from: Point,
      to: Point,
      { width = 1.6, bend = 0 }: { width?: number; bend?: number } = {},
    ) => {
      ctx.strokeStyle = colour;
      ctx.lineWidth = width;
      ctx.lineCap = 'round';
      ctx.beginPath();
      ctx.moveTo(...from);
      ctx.quadraticCurveTo((from[0] + to[0]) / 2 + bend, (from[1] + to[1]) / 2, ...to);
      ctx.stroke();
    },

    /** A leaf that grows from a point; `turn` 0 points up, positive to the right. */
    leaf: (colour: string, at: Point, { length, width, turn }: { length: number; width: number; turn: number }) => {
      ctx.save();
      ctx.translate(...at);
      ctx.rotate(turn);
      filled(colour, () => {
        ctx.moveTo(0, 0);
        ctx.quadraticCurveTo(-width, -length * 0.55, 0, -length);
        ctx.quadraticCurveTo(width, -length * 0.55, 0, 0);
      });
      ctx.restore();
    },
  };
}

export type Brush = ReturnType<typeof brushOn>;
