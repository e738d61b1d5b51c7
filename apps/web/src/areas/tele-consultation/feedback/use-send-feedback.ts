import type { CallProblem } from '@balsam/domain/tele-consultation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { toast } from '#shared/ui/toast.ts';
import { callStatus } from '../queries.ts';

type Feedback = { readonly rating_value: number; readonly comment: string; readonly problems: CallProblem[] };

/** Sends what somebody says of a call; whether it may be said is read again, for it may be said once. */
export const useSendFeedback = (id: number, onDone?: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (feedback: Feedback) => api.teleConsultation.feedback({ body: { appointment_id: id, ...feedback } }),
    onSuccess: () => {
      toast.success(m.call_feedback_thanks());
      onDone?.();
    },
    onSettled: () => client.invalidateQueries({ queryKey: callStatus(id).queryKey }),
  });
};
