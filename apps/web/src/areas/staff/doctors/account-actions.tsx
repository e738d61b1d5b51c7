import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { WorkerActions, type WorkerAction } from '../riders/worker-actions.tsx';
import { useDoctorChange, type DoctorDetail } from './queries.ts';

const calls = {
  invite: api.doctors.inviteAgain,
  send_password_link: api.doctors.sendPasswordLink,
  lock: api.doctors.lock,
  unlock: api.doctors.unlock,
} as const;

/** What an administrator may do with the account of a doctor. */
export const AccountActions = ({ doctor }: { readonly doctor: DoctorDetail }) => {
  const [asked, setAsked] = useState<WorkerAction>();
  const change = useDoctorChange(
    (act: WorkerAction) => calls[act]({ params: { id: doctor.id } }),
    () => setAsked(undefined),
  );
  return (
    <WorkerActions
      may={doctor.may}
      asked={asked}
      onAsk={setAsked}
      isPending={change.isPending}
      onConfirm={(act) => change.mutate(act)}
      lockText={m.doctors_lock_text()}
    />
  );
};
