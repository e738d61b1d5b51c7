import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { takingBack } from '#shared/api/intent-key.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { toast } from '#shared/ui/toast.ts';
import type { Stay } from './admissions-type.ts';

/** A discharge takes the record from the doctor: it is asked first. */
const DischargeDialog = ({ stay, onClose }: { readonly stay: Stay; readonly onClose: () => void }) => {
  const client = useQueryClient();
  const discharge = useMutation({
    mutationFn: takingBack('admit', () => api.admissions.discharge({ params: { id: stay.id }, quiet: true })),
    onSuccess: () => {
      toast.success(m.admissions_discharged());
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['admissions'] }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.admissions_discharge_title()}
      actions={
        <>
          <Button wide pending={discharge.isPending} onClick={() => discharge.mutate()}>
            {m.admissions_discharge()}
          </Button>
          <Button variant="outline" wide onClick={onClose}>
            {m.admissions_not_now()}
          </Button>
        </>
      }
    >
      <p className="font-bold">{inLocale(stay.patient.name, stay.patient.name_ar)}</p>
      <p>{m.admissions_discharge_text()}</p>
      <FormError error={discharge.error} />
    </Dialog>
  );
};

export default DischargeDialog;
