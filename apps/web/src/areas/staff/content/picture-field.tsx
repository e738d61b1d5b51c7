import type { CallReply } from '@balsam/contract/call';
import type { contentDesk } from '@balsam/contract/content-desk';
import { useMutation } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { uploadTo } from '#shared/api/upload.ts';
import { type Upload, UploadButton } from '#shared/staff/upload-button.tsx';
import { Button } from '#shared/ui/button.tsx';
import { FieldError } from '#shared/ui/field.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { PrivatePicture } from '#shared/ui/private-picture.tsx';

/** Where a picture of content is read. */
export const pictureAddress = (picture: string): string => `/api/v1/content-pictures/${picture}`;

type PictureFieldProps = {
  readonly picture: string | null;
  readonly error: string | undefined;
  readonly onChange: (picture: string | null) => void;
};

/** A picture in the place of the drawing. It is kept at once, and seen by everybody when what shows it is published. */
export const PictureField = ({ picture, error, onChange }: PictureFieldProps) => {
  const send = useMutation({
    mutationFn: async (upload: Upload) =>
      (await uploadTo('/api/v1/staff/content/pictures', { ...upload, quiet: true })) as CallReply<
        typeof contentDesk.addPicture
      >,
    onSuccess: ({ id }) => onChange(id),
  });
  return (
    <div className="flex flex-col gap-2">
      <span>{m.content_field_picture()}</span>
      <div className="flex flex-wrap items-center gap-4">
        {picture !== null && (
          <PrivatePicture path={pictureAddress(picture)} box="h-28 w-44">
            {(address) => (
              <img src={address} alt={m.content_field_picture()} className="h-28 w-44 rounded-md object-cover" />
            )}
          </PrivatePicture>
        )}
        <div className="flex flex-col items-start gap-2">
          <UploadButton pending={send.isPending} onChoose={send.mutate} />
          {picture === null ? (
            <p className="text-small text-muted">{m.content_picture_none()}</p>
          ) : (
            <Button variant="text" onClick={() => onChange(null)}>
              {m.content_picture_remove()}
            </Button>
          )}
        </div>
      </div>
      <FormError error={send.error} />
      {error !== undefined && <FieldError id="picture-error">{error}</FieldError>}
    </div>
  );
};
