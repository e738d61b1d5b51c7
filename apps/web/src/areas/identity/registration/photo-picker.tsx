import { Camera, ImageUp, type LucideIcon } from 'lucide-react';
import { type ChangeEvent, type SyntheticEvent, useCallback, useId } from 'react';
import * as m from '#paraglide/messages.js';
import { buttonClasses } from '#shared/ui/button-variant.ts';
import { FieldError } from '#shared/ui/field.tsx';

type SourceButtonProps = {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly describedBy: string;
  readonly isInvalid: boolean;
  readonly camera?: boolean;
  readonly name?: string;
  readonly onFile: (file: File) => void;
};

/** A button that is a file input: the label is what is seen, the input what is reached by keyboard. */
const SourceButton = ({
  icon: Icon,
  label,
  describedBy,
  isInvalid,
  camera = false,
  name,
  onFile,
}: SourceButtonProps) => {
  const take = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.currentTarget.files ?? [];
    event.currentTarget.value = '';
    if (file) onFile(file);
  };
  return (
    <label
      className={`${buttonClasses('outline', 'md', true)} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent`}
    >
      <Icon aria-hidden size={18} strokeWidth={2.1} className="shrink-0" />
      {label}
      <input
        type="file"
        name={name}
        accept="image/jpeg,image/png,image/webp,image/avif"
        capture={camera ? 'environment' : undefined}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={take}
        className="sr-only"
      />
    </label>
  );
};

const returnFocus = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void =>
  URL.revokeObjectURL(currentTarget.src);

/** A picture from memory; its address is given back as soon as it is drawn. */
const Preview = ({ file }: { file: File }) => {
  const show = useCallback(
    (picture: HTMLImageElement | null) => {
      if (picture) picture.src = URL.createObjectURL(file);
    },
    [file],
  );
  return (
    <img
      ref={show}
      alt={m.identity_photo_preview()}
      onLoad={returnFocus}
      onError={returnFocus}
      className="mx-auto aspect-[1.586] w-full max-w-80 rounded-lg border border-line bg-surface-2 object-contain"
    />
  );
};

type PhotoPickerProps = {
  readonly file: File | undefined;
  readonly error: string | undefined;
  readonly onFile: (file: File) => void;
};

/** A photo of an identity document: taken with the camera or chosen from the files, and shown before it goes anywhere. */
export const PhotoPicker = ({ file, error, onFile }: PhotoPickerProps) => {
  const id = useId();
  const shared = { describedBy: `${id}-hint ${id}-error`, isInvalid: error !== undefined, onFile };
  return (
    <div className="flex flex-col gap-3">
      {file && <Preview file={file} />}
      <p id={`${id}-hint`} className="text-small text-muted">
        {m.identity_photo_hint()}
      </p>
      <div className="grid gap-2.5 desktop:grid-cols-2">
        <SourceButton {...shared} icon={Camera} label={m.identity_photo_take()} camera />
        <SourceButton
          {...shared}
          icon={ImageUp}
          label={file ? m.identity_photo_other() : m.identity_photo_choose()}
          name="photo"
        />
      </div>
      <div id={`${id}-error`} aria-live="polite">
        {error !== undefined && <FieldError id={`${id}-said`}>{error}</FieldError>}
      </div>
    </div>
  );
};
