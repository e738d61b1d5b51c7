import { ZoomIn } from 'lucide-react';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import * as m from '#paraglide/messages.js';
import { percent } from '#shared/format/index.ts';
import type { Cut, Picture } from '#shared/ui/picture.ts';

const most = 4;
const step = 0.05;
const keyStep = 8;

type ZoomProps = { readonly zoom: number; readonly onZoom: (zoom: number) => void };

const ZoomSlider = ({ zoom, onZoom }: ZoomProps) => {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="inline-flex shrink-0 items-center gap-2">
        <ZoomIn aria-hidden size={20} className="text-muted" />
        {m.profile_photo_zoom()}
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={most}
        step={step}
        value={zoom}
        aria-valuetext={percent(Math.round(zoom * 100))}
        onChange={(event) => onZoom(event.currentTarget.valueAsNumber)}
        className="h-11 min-w-0 flex-1 accent-accent"
      />
    </div>
  );
};

type CropProps = { readonly picture: Picture; readonly onCut: (cut: Cut) => void };

/** The circle that the face should be in: moved by finger, mouse or arrow keys, made larger by slider, wheel or two fingers. */
export const CropStep = ({ picture, onCut }: CropProps) => {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <p id={id}>
        {m.profile_photo_crop()} <span className="text-muted max-desktop:sr-only">{m.profile_photo_crop_keys()}</span>
      </p>
      <div dir="ltr" className="relative h-80 overflow-hidden rounded-lg bg-surface-3">
        <Cropper
          image={picture.address}
          crop={crop}
          zoom={zoom}
          minZoom={1}
          maxZoom={most}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={keyStep}
          disableAutomaticStylesInjection
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'application', 'aria-label': m.profile_photo(), 'aria-describedby': id }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, pixels) => onCut(pixels)}
        />
      </div>
      <ZoomSlider zoom={zoom} onZoom={setZoom} />
    </div>
  );
};
