import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { uploadTo } from '#shared/api/upload.ts';
import { type Upload, UploadButton } from '#shared/staff/upload-button.tsx';
import { Avatar, portraitNamed } from '#shared/ui/avatar.tsx';
import { Button } from '#shared/ui/button.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useDoctorChange, type DoctorDetail } from './queries.ts';

/** The photo of a doctor; without one a drawing stands for them. */
export const DoctorPhoto = ({ doctor }: { readonly doctor: DoctorDetail }) => {
  const saved = (): void => toast.success(m.staff_saved());
  const send = useDoctorChange(
    (upload: Upload) => uploadTo(`/api/v1/staff/doctors/${doctor.id}/photo`, { ...upload, quiet: true }),
    saved,
  );
  const remove = useDoctorChange(() => api.doctors.removePhoto({ params: { id: doctor.id }, quiet: true }), saved);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar size={96} portrait={portraitNamed(doctor.portrait, doctor.id)} photo={doctor.photo_url} />
        <div className="flex flex-wrap gap-2.5">
          <UploadButton pending={send.isPending} onChoose={send.mutate} />
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
