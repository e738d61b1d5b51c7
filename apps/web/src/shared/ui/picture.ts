/** What is cut out of a picture, in its own pixels. */
export type Cut = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A picture that the browser could read, upright and small enough to work with. */
export type Picture = { readonly canvas: HTMLCanvasElement; readonly address: string };

/** The side of a photo as it is sent: twice what the largest avatar shows, and more. */
const photoSide = 512;
const longestSide = 1600;
const quality = 0.9;

type Box = { readonly width: number; readonly height: number };

/** The same shape with no side longer than the limit. */
export const fitting = ({ width, height }: Box, limit: number): Box => {
  const share = Math.min(1, limit / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
};

const blank = ({ width, height }: Box) => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  // What is see-through becomes white, as paper is.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  return { canvas, pen };
};

/** Reads a chosen file; throws when the browser knows no picture in it. */
export const readPicture = async (file: Blob): Promise<Picture> => {
  const bitmap = await createImageBitmap(file);
  const size = fitting(bitmap, longestSide);
  const { canvas, pen } = blank(size);
  pen.drawImage(bitmap, 0, 0, size.width, size.height);
  bitmap.close();
  return { canvas, address: canvas.toDataURL('image/jpeg', quality) };
};

/** What is drawn there as the file to send. */
export const asFile = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', quality),
  );

/** The cut-out square as the file to send. */
export const cutOut = ({ canvas: picture }: Picture, { x, y, width, height }: Cut): Promise<Blob> => {
  const { canvas, pen } = blank({ width: photoSide, height: photoSide });
  pen.drawImage(picture, x, y, width, height, 0, 0, photoSide, photoSide);
  return asFile(canvas);
};
