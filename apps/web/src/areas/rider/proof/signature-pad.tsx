import { Eraser } from 'lucide-react';
import type { PointerEvent, RefObject } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { FieldError } from '#shared/ui/field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { pointOn, signatureSize } from './signature.ts';
import type { Signature } from './use-signature.ts';

type SignatureCanvasProps = { readonly canvas: RefObject<HTMLCanvasElement | null>; readonly on: Signature };

const SignatureCanvas = ({ canvas, on }: SignatureCanvasProps) => {
  const pointOf = (event: PointerEvent) => pointOn(event.currentTarget.getBoundingClientRect(), event);
  const begin = (event: PointerEvent): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    on.begin(pointOf(event));
  };
  const draw = (event: PointerEvent): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) on.draw(pointOf(event));
  };
  return (
    <div className="relative overflow-hidden rounded-md border border-line-strong">
      <canvas
        ref={canvas}
        {...signatureSize}
        onPointerDown={begin}
        onPointerMove={draw}
        className="block aspect-8/3 w-full touch-none bg-white"
      >
        {m.rider_signature_draw()}
      </canvas>
      {on.isEmpty && (
        <p aria-hidden className="pointer-events-none absolute inset-0 grid place-content-center text-[#4d5d6c]">
          {m.rider_signature_draw()}
        </p>
      )}
    </div>
  );
};

/** The recipient signs with a finger; for who cannot, the name is written. */
export const SignaturePad = ({ canvas, on, error }: SignatureCanvasProps & { readonly error: string | undefined }) => (
  <fieldset className="flex flex-col gap-2">
    <legend className="mb-1.5">{m.rider_signature()}</legend>
    <SignatureCanvas canvas={canvas} on={on} />
    <TextField
      label={m.rider_signature_type()}
      autoComplete="off"
      maxLength={60}
      value={on.name}
      onChange={({ currentTarget: { value } }) => on.write(value)}
    />
    {!on.isEmpty && (
      <Button variant="text" size="sm" icon={Eraser} className="self-start" onClick={() => on.write('')}>
        {m.rider_signature_clear()}
      </Button>
    )}
    <div aria-live="polite">{error && <FieldError id="signature-error">{error}</FieldError>}</div>
  </fieldset>
);
