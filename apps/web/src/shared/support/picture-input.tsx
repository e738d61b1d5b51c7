import { ImagePlus, X } from 'lucide-react';
import { useRef } from 'react';
import * as m from '#paraglide/messages.js';
import { Button, IconButton } from '#shared/ui/button.tsx';
import { Marked } from '#shared/ui/person-name.tsx';

/** HEIC by name as well: not every browser knows it as a picture. */
const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

/** The picture that will be sent, and the way to take it out. */
export const PicturePreview = ({ picture, onRemove }: { picture: File; onRemove: () => void }) => (
  <div className="flex items-center gap-1 rounded-md bg-surface-2 ps-3 text-small">
    <span className="min-w-0 flex-1 break-all">
      <Marked>{picture.name}</Marked>
    </span>
    <IconButton icon={X} label={m.pharmacy_support_picture_remove()} onClick={onRemove} />
  </div>
);

type PictureInputProps = {
  readonly onChoose: (picture: File) => void;
  /** A button with words, where there is room for them. */
  readonly withLabel?: boolean;
};

/** Chooses a picture; the same one can be chosen again after it was taken out. */
export const PictureInput = ({ onChoose, withLabel = false }: PictureInputProps) => {
  const input = useRef<HTMLInputElement>(null);
  const open = (): void => input.current?.click();
  return (
    <>
      <input
        ref={input}
        type="file"
        aria-label={m.pharmacy_support_picture_add()}
        accept={pictureTypes}
        hidden
        onChange={({ currentTarget }) => {
          const picture = currentTarget.files?.[0];
          currentTarget.value = '';
          if (picture) onChoose(picture);
        }}
      />
      {withLabel ? (
        <Button variant="outline" icon={ImagePlus} onClick={open} className="self-start">
          {m.pharmacy_support_picture_add()}
        </Button>
      ) : (
        <IconButton icon={ImagePlus} label={m.pharmacy_support_picture_add()} onClick={open} className="mb-1" />
      )}
    </>
  );
};
