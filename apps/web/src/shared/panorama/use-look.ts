import { useEffect, useRef, useState } from 'react';
import { between, type Bearing, type Look, lookAt, straightAhead } from './camera.ts';

const turning = 550;
const eased = (share: number): number => 1 - (1 - share) ** 3;

/** Where one looks, and a way to turn to a bearing: smoothly, or at once for who wants less motion. */
export const useLook = () => {
  const [look, setLook] = useState(straightAhead);
  const frame = useRef(0);
  const stop = (): void => cancelAnimationFrame(frame.current);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const change = (next: (now: Look) => Look): void => {
    stop();
    setLook(next);
  };
  const turnTo = (bearing: Bearing): void => {
    const to = lookAt(bearing, look.fov);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return change(() => to);
    stop();
    const [from, begun] = [look, performance.now()];
    const step = (now: number): void => {
      const share = Math.min((now - begun) / turning, 1);
      setLook(between(from, to, eased(Math.max(share, 0))));
      if (share < 1) frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  };
  return { look, change, turnTo };
};
