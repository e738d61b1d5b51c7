export type Point = { readonly x: number; readonly y: number };

/** Side lengths of the picture in pixels; the pad on the screen has the same shape. */
export const signatureSize = { width: 640, height: 240 } as const;
const ink = '#12202c';
const lineWidth = 4;
const margin = 32;

/** Begins on white paper. */
const clear = (pen: CanvasRenderingContext2D): void => {
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, signatureSize.width, signatureSize.height);
};

const stroke = (pen: CanvasRenderingContext2D, [first, ...rest]: readonly Point[]): void => {
  if (!first) return;
  pen.beginPath();
  pen.moveTo(first.x, first.y);
  // A dot is a line to itself.
  for (const { x, y } of rest.length > 0 ? rest : [first]) pen.lineTo(x, y);
  pen.stroke();
};

/** Draws the strokes of a finger or a pen. */
export const drawStrokes = (pen: CanvasRenderingContext2D, strokes: readonly (readonly Point[])[]): void => {
  clear(pen);
  Object.assign(pen, { strokeStyle: ink, lineWidth, lineCap: 'round', lineJoin: 'round' });
  for (const points of strokes) stroke(pen, points);
};

/** Writes a name instead, as large as fits. */
export const drawName = (pen: CanvasRenderingContext2D, name: string): void => {
  clear(pen);
  const { width, height } = signatureSize;
  Object.assign(pen, {
    fillStyle: ink,
    textAlign: 'center',
    textBaseline: 'middle',
    font: "600 72px 'Cairo Variable', Cairo, sans-serif",
  });
  pen.fillText(name, width / 2, height / 2, width - 2 * margin);
};

/** Where on the paper the pointer is, whatever the size of the pad on the screen. */
export const pointOn = (
  pad: { left: number; top: number; width: number; height: number },
  at: { clientX: number; clientY: number },
): Point => ({
  x: ((at.clientX - pad.left) / pad.width) * signatureSize.width,
  y: ((at.clientY - pad.top) / pad.height) * signatureSize.height,
});
