import type { CallReply } from '@balsam/contract/call';
import type { doctors } from '@balsam/contract/doctors';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ApiError } from '#shared/api/index.ts';

export type StaffDoctor = CallReply<typeof doctors.list>['items'][number];
export type DoctorDetail = CallReply<typeof doctors.show>;
export type LeaveRequest = CallReply<typeof doctors.requests>['items'][number];
export type VisitToRearrange = CallReply<typeof doctors.visits>['items'][number];
export type WaitingWalkIn = CallReply<typeof doctors.visits>['walk_ins'][number];
export type Offer = VisitToRearrange['offers'][number];

export const doctorQuery = (id: string | number) => api.doctors.show.query({ params: { id: String(id) }, quiet: true });

/** The doctor as a colleague has saved them meanwhile, when that is why their texts were refused. */
export const textsChangedIn = (error: unknown): DoctorDetail | undefined =>
  error instanceof ApiError && error.code === 'doctor_texts_changed' ? (error.data as DoctorDetail) : undefined;

/** A change of a doctor: everything read of doctors is read again, whether it went well or was too late. */
export const useDoctorChange = <Variables, Reply>(
  change: (request: Variables) => Promise<Reply>,
  onDone: (reply: Reply) => void,
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: ['doctors'] }),
  });
};
