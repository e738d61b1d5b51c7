import { isBlank } from '@balsam/domain/text';
import { type RefObject, useEffect, useState } from 'react';
import { drawName, drawStrokes, type Point } from './signature.ts';

type Strokes = readonly (readonly Point[])[];

/** The paper of a signature: drawn on with a finger, or written on by keyboard. The later of the two counts. */
export const useSignature = (canvas: RefObject<HTMLCanvasElement | null>) => {
  const [strokes, setStrokes] = useState<Strokes>([]);
  const [name, setName] = useState('');
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    if (strokes.length > 0) drawStrokes(pen, strokes);
    else drawName(pen, name.trim());
  }, [name, canvas, strokes]);
  return {
    name,
    isEmpty: strokes.length === 0 && isBlank(name),
    begin: (point: Point): void => {
      setName('');
      setStrokes((before) => [...before, [point]]);
    },
    draw: (point: Point): void => setStrokes((before) => [...before.slice(0, -1), [...(before.at(-1) ?? []), point]]),
    write: (text: string): void => {
      setStrokes([]);
      setName(text);
    },
  };
};

export type Signature = ReturnType<typeof useSignature>;
