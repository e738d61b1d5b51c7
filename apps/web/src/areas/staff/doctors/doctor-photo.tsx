import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { uploadTo } from '#shared/api/upload.ts';
import { percent } from '#shared/format/index.ts';
import { Avatar, portraitNamed } from '#shared/ui/avatar.tsx';
import { Button } from '#shared/ui/button.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useDoctorChange, type DoctorDetail } from './queries.ts';

/** The photo of a doctor; without one a drawing stands for them. */
export const DoctorPhoto = ({ doctor }: { readonly doctor: DoctorDetail }) => {
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState(0);
  const saved = (): void => toast.success(m.staff_saved());
  const send = useDoctorChange(
    (file: File) => uploadTo(`/api/v1/staff/doctors/${doctor.id}/photo`, { file, onProgress: setShare, quiet: true }),
    saved,
  );
  const remove = useDoctorChange(() => api.doctors.removePhoto({ params: { id: doctor.id }, quiet: true }), saved);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = currentTarget.files ?? [];
    setShare(0);
    if (file) send.mutate(file);
    // The same picture may be chosen again after a refusal.
    currentTarget.value = '';
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar size={96} portrait={portraitNamed(doctor.portrait, doctor.id)} photo={doctor.photo_url} />
        <div className="flex flex-wrap gap-2.5">
          <input
            ref={input}
            type="file"
            accept="image/*"
            aria-label={m.staff_photo_choose()}
            hidden
            onChange={choose}
          />
          <Button variant="outline" icon={ImagePlus} pending={send.isPending} onClick={() => input.current?.click()}>
            {send.isPending
              ? m.staff_photo_sending({ share: percent(Math.round(share * 100)) })
              : m.staff_photo_choose()}
          </Button>
          {doctor.photo_url !== null && (
            <Button variant="text" pending={remove.isPending} onClick={() => remove.mutate(undefined)}>
              {m.staff_photo_remove()}
            </Button>
          )}
        </div>
      </div>
      <FormError error={send.error ?? remove.error} />
    </div>
  );
};
