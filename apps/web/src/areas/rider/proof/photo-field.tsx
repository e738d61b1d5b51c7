import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { FieldError } from '#shared/ui/field.tsx';
import { asFile, readPicture } from '#shared/ui/picture.ts';

const largest = 10 * 1024 * 1024;

/** A photo to be sent, and how to show it where the browser can. */
export type Taken = { readonly blob: Blob; readonly address?: string };

/** Smaller for a poor line, where the browser can read it; what it cannot read, the server may. */
const forSending = async (file: Blob): Promise<Taken> => {
  try {
    const picture = await readPicture(file);
    return { blob: await asFile(picture.canvas), address: picture.address };
  } catch {
    return { blob: file };
  }
};

type PhotoFieldProps = {
  readonly label: string;
  readonly value: Taken | undefined;
  readonly onChange: (photo: Taken) => void;
  /** True while a photo that was taken is made smaller: whoever goes on waits for it. */
  readonly onPreparing: (isPreparing: boolean) => void;
  readonly error: string | undefined;
};

/** A photo with the camera of the phone, shown once it is taken. */
export const PhotoField = ({ label, value, onChange, onPreparing, error }: PhotoFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [fileError, setFileError] = useState<() => string>();
  const take = async (file: File): Promise<void> => {
    if (file.size > largest) return setFileError(() => m.rider_photo_too_large);
    setFileError(undefined);
    onPreparing(true);
    onChange(await forSending(file));
    onPreparing(false);
  };
  const message = fileError?.() ?? error;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5">{label}</legend>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={label}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) void take(file);
          // The same picture may be taken again.
          currentTarget.value = '';
        }}
      />
      {value?.address && (
        <img
          src={value.address}
          alt={m.rider_photo_alt()}
          className="max-h-48 w-full rounded-md border border-line bg-surface-2 object-contain"
        />
      )}
      <Button variant={value ? 'outline' : 'soft'} icon={Camera} onClick={() => input.current?.click()}>
        {value ? m.rider_photo_again() : m.rider_photo_take()}
      </Button>
      <div aria-live="polite">{message && <FieldError id={`${label}-error`}>{message}</FieldError>}</div>
    </fieldset>
  );
};
