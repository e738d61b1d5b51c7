import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { percent } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';

/** HEIC by name as well: not every browser knows it as a picture. */
const kinds = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

/** A picture that was chosen, and who is told how much of it is sent, from 0 to 1. */
export type Upload = { readonly file: File; readonly onProgress: (share: number) => void };

type UploadButtonProps = { readonly pending: boolean; readonly onChoose: (upload: Upload) => void };

/** Chooses a picture to send, and says how much of it has arrived. */
export const UploadButton = ({ pending, onChoose }: UploadButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState(0);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = currentTarget.files ?? [];
    setShare(0);
    if (file) onChoose({ file, onProgress: setShare });
    // The same picture may be chosen again after a refusal.
    currentTarget.value = '';
  };
  return (
    <>
      <input ref={input} type="file" accept={kinds} aria-label={m.staff_photo_choose()} hidden onChange={choose} />
      <Button variant="outline" icon={ImagePlus} pending={pending} onClick={() => input.current?.click()}>
        {pending ? m.staff_photo_sending({ share: percent(Math.round(share * 100)) }) : m.staff_photo_choose()}
      </Button>
    </>
  );
};
