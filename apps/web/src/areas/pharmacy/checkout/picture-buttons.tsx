import { Camera, ImagePlus, type LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';

/** HEIC by name as well: not every browser knows it as a picture. */
const kinds = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

type ChooserProps = {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly variant: 'filled' | 'outline';
  readonly camera?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly className?: string;
};

const Chooser = ({ icon, label, variant, camera = false, onFiles, className }: ChooserProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        aria-label={label}
        accept={kinds}
        multiple={!camera}
        {...(camera && { capture: 'environment' as const })}
        hidden
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same picture may be chosen again after it was taken out.
          currentTarget.value = '';
        }}
      />
      <Button variant={variant} icon={icon} className={className} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
};

/** A photo with the phone's camera, or pictures that the device has. */
export const PictureButtons = ({ onFiles }: { onFiles: (files: readonly File[]) => void }) => (
  <div className="flex flex-col items-center gap-3 rounded-md border border-dashed border-line-strong bg-surface-2 p-4 text-center">
    <p className="text-text-2">{m.pharmacy_rx_hint()}</p>
    <div className="flex flex-wrap justify-center gap-3">
      <Chooser
        camera
        variant="filled"
        icon={Camera}
        label={m.pharmacy_rx_camera()}
        onFiles={onFiles}
        className="pointer-fine:hidden"
      />
      <Chooser variant="outline" icon={ImagePlus} label={m.pharmacy_rx_device()} onFiles={onFiles} />
    </div>
  </div>
);
