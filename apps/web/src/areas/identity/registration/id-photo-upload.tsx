import { useMutation } from '@tanstack/react-query';
import { CircleCheck, RotateCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { sentenceOf } from '#shared/api/api-error.ts';
import { upload } from '#shared/api/upload.ts';
import { percent } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Note } from '#shared/ui/note.tsx';
import { storePendingCode, type PhotoUploadGrant, readPendingCode } from '../entry/pending-code.ts';
import { choosePhoto, chosenPhoto, photoError } from './id-photo.ts';
import { PhotoPicker } from './photo-picker.tsx';

/** From now on the kept code says that the photo is there, so that a reload does not ask for it again. */
const markSent = (): void => {
  const pending = readPendingCode();
  if (pending?.state !== 'register') return;
  const { photo: _sent, ...rest } = pending;
  storePendingCode(rest);
  choosePhoto(undefined);
};

const useIdPhotoUpload = ({ patient_id, upload_token }: PhotoUploadGrant) => {
  const [share, setShare] = useState(0);
  const sending = useMutation({
    mutationFn: (file: File) =>
      upload({
        fields: { patient_id: String(patient_id), kind: 'identity' },
        file,
        token: upload_token,
        onProgress: setShare,
        quiet: true,
      }),
    onMutate: () => setShare(0),
    onSuccess: markSent,
  });
  return { sending, share };
};

const Progress = ({ share }: { share: number }) => (
  <div className="flex flex-col gap-2">
    <p className="flex justify-between gap-3">
      <span>{m.identity_photo_sending()}</span>
      <span className="tabular">{percent(Math.round(share * 100))}</span>
    </p>
    <progress aria-label={m.identity_photo_sending()} value={share} max={1} className="h-2 w-full accent-accent" />
  </div>
);

/**
 * Sends the ID photo of a registration while its code is on the way: what was chosen in the form goes at once, with its progress;
 * what failed can be sent again or replaced, and after a reload it is chosen here.
 */
export const IdPhotoUpload = ({ grant }: { grant: PhotoUploadGrant }) => {
  const { sending, share } = useIdPhotoUpload(grant);
  const [file, setFile] = useState(chosenPhoto);
  const [fileError, setFileError] = useState<string>();
  const { mutate } = sending;
  const begun = useRef(false);
  useEffect(() => {
    const first = chosenPhoto();
    if (first && !begun.current) mutate(first);
    begun.current = true;
  }, [mutate]);
  const take = (taken: File): void => {
    const found = photoError(taken);
    setFileError(found?.());
    if (found) return;
    setFile(taken);
    choosePhoto(taken);
    mutate(taken);
  };
  if (sending.isSuccess)
    return (
      <Note tone="success" icon={CircleCheck}>
        {m.identity_photo_sent()}
      </Note>
    );
  if (sending.isPending)
    return (
      <Card>
        <Progress share={share} />
      </Card>
    );
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-h3">{m.identity_photo_title()}</h2>
      <PhotoPicker
        file={file}
        error={fileError ?? (sending.error ? sentenceOf(sending.error) : undefined)}
        onFile={take}
      />
      {sending.isError && file && (
        <Button variant="soft" icon={RotateCw} onClick={() => mutate(file)}>
          {m.shell_try_again()}
        </Button>
      )}
    </Card>
  );
};
