import { type PointerEvent, useRef } from 'react';

/** Two fingers that come together or move apart: `onZoom` is told by which factor, again and again. */
export const usePinch = (onZoom: (factor: number) => void) => {
  const fingers = useRef(new Map<number, { readonly x: number; readonly y: number }>());
  const apart = (): number => {
    const [a, b] = [...fingers.current.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const down = ({ pointerId, clientX: x, clientY: y, pointerType }: PointerEvent): void => {
    if (pointerType === 'touch') fingers.current.set(pointerId, { x, y });
  };
  const up = ({ pointerId }: PointerEvent): void => void fingers.current.delete(pointerId);
  /** Whether the movement was one of two fingers. */
  const move = ({ pointerId, clientX: x, clientY: y }: PointerEvent): boolean => {
    if (!fingers.current.has(pointerId) || fingers.current.size < 2) return false;
    const before = apart();
    fingers.current.set(pointerId, { x, y });
    const after = apart();
    if (before > 0 && after > 0) onZoom(after / before);
    return true;
  };
  return { down, up, move };
};
