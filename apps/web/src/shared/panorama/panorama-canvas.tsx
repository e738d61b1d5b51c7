import { useEffect, useRef } from 'react';
import type { Look } from './camera.ts';
import { createScene, type Scene } from './scene.ts';

type PanoramaCanvasProps = {
  readonly look: Look;
  readonly first: HTMLImageElement;
  readonly sharp: HTMLImageElement | undefined;
  readonly size: { readonly width: number; readonly height: number };
  /** The browser cannot draw it, or cannot any more. */
  readonly onUnable: () => void;
};

const sharpest = 2;

/** The part of a panorama that is looked at, drawn anew whenever the look changes. */
export const PanoramaCanvas = ({ look, first, sharp, size, onUnable }: PanoramaCanvasProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<{ readonly drawn: Scene; picture?: HTMLImageElement } | undefined>(undefined);
  const density = Math.min(globalThis.devicePixelRatio || 1, sharpest);
  useEffect(() => {
    const element = canvas.current;
    const drawn = element ? createScene(element) : undefined;
    scene.current = drawn && { drawn };
    if (!element || !drawn) return onUnable();
    element.addEventListener('webglcontextlost', onUnable);
    return () => element.removeEventListener('webglcontextlost', onUnable);
  }, [onUnable]);
  useEffect(() => {
    const [{ current }, element] = [scene, canvas.current];
    if (!current || !element) return;
    const [width, height] = [Math.round(size.width * density), Math.round(size.height * density)];
    // Setting it empties the canvas, even to what it was.
    if (element.width !== width) element.width = width;
    if (element.height !== height) element.height = height;
    const wanted = sharp && sharp.naturalWidth <= current.drawn.largest ? sharp : first;
    if (current.picture !== wanted) current.drawn.show(wanted);
    current.picture = wanted;
    current.drawn.draw(look);
  }, [look, first, sharp, size, density]);
  return <canvas ref={canvas} aria-hidden className="absolute inset-0 size-full" />;
};
