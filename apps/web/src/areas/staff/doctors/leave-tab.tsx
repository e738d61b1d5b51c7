import { CalendarOff, CalendarX } from 'lucide-react';
import { lazy, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api, sentenceOf } from '#shared/api/index.ts';
import { asIntent, takingBack } from '#shared/api/intent-key.ts';
import { leaveDays, LeaveList } from '#shared/schedule/leave-list.tsx';
import type { Leave } from '#shared/schedule/types.ts';
import { Button } from '#shared/ui/button.tsx';
import { Deferred } from '#shared/ui/deferred.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Note } from '#shared/ui/note.tsx';
import { EmptyState } from '#shared/ui/states.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useDoctorChange, type DoctorDetail } from './queries.ts';

const LeaveDialog = lazy(() => import('#shared/schedule/leave-dialog.tsx'));

type AboutProps = { readonly doctorId: number; readonly leave: Leave; readonly onClose: () => void };

const AnswerDialog = ({ doctorId, leave, onClose }: AboutProps) => {
  const [answer, setAnswer] = useState('');
  const send = useDoctorChange(
    (approve: boolean) =>
      api.doctors.answerLeave({ params: { id: doctorId, leave_id: leave.id }, body: { approve, answer }, quiet: true }),
    () => {
      toast.success(m.doctors_leave_answered());
      onClose();
    },
  );
  return (
    <Dialog open confirmClose closable onClose={onClose} icon={CalendarOff} title={leaveDays(leave)}>
      {leave.reason && <p className="wrap-anywhere text-text-2">{leave.reason}</p>}
      <p>{m.doctors_leave_note()}</p>
      <TextArea
        label={m.doctors_leave_answer_text()}
        maxLength={500}
        value={answer}
        onChange={({ currentTarget: { value } }) => setAnswer(value)}
      />
      {send.error && (
        <div role="alert">
          <Note tone="danger">{sentenceOf(send.error)}</Note>
        </div>
      )}
      <div className="flex flex-col gap-2.5">
        <Button pending={send.isPending} onClick={() => send.mutate(true)}>
          {m.doctors_leave_approve()}
        </Button>
        <Button variant="outline" pending={send.isPending} onClick={() => send.mutate(false)}>
          {m.doctors_leave_refuse()}
        </Button>
      </div>
    </Dialog>
  );
};

const CancelDialog = ({ doctorId, leave, onClose }: AboutProps) => {
  const cancel = useDoctorChange(
    takingBack('leave', () => api.doctors.cancelLeave({ params: { id: doctorId, leave_id: leave.id } })),
    () => {
      toast.success(m.doctors_leave_cancelled_done());
      onClose();
    },
  );
  return (
    <Dialog
      open
      onClose={onClose}
      icon={CalendarX}
      tone="danger"
      title={m.doctors_leave_cancel_title()}
      actions={
        <>
          <Button variant="danger" pending={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
            {m.doctors_leave_cancel()}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {m.doctors_no()}
          </Button>
        </>
      }
    >
      <p className="font-medium">{leaveDays(leave)}</p>
      <p className="text-text-2">{m.doctors_leave_cancel_text()}</p>
    </Dialog>
  );
};

type ActionProps = { readonly doctorId: number; readonly leave: Leave; readonly isOver: boolean };

const LeaveAction = ({ doctorId, leave, isOver }: ActionProps) => {
  const [isOpen, setOpen] = useState(false);
  const isRequest = leave.state === 'requested';
  if (!isRequest && (leave.state !== 'approved' || isOver)) return null;
  const Asking = isRequest ? AnswerDialog : CancelDialog;
  return (
    <>
      <Button variant={isRequest ? 'filled' : 'outline'} size="sm" onClick={() => setOpen(true)}>
        {isRequest ? m.doctors_request_open() : m.doctors_leave_cancel()}
        <span className="sr-only">{leaveDays(leave)}</span>
      </Button>
      {isOpen && <Asking doctorId={doctorId} leave={leave} onClose={() => setOpen(false)} />}
    </>
  );
};

/** Leave of a doctor, and what they asked for. */
export const LeaveTab = ({ doctor }: { readonly doctor: DoctorDetail }) => {
  const [isNew, setNew] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <Button icon={CalendarOff} className="self-start" onClick={() => setNew(true)}>
        {m.doctors_leave_enter()}
      </Button>
      {doctor.leave.length === 0 ? (
        <EmptyState art="done" title={m.doctors_leave_none()} text={m.doctors_leave_none_text()} />
      ) : (
        <LeaveList
          leave={doctor.leave}
          renderAction={(leave, isOver) => <LeaveAction doctorId={doctor.id} leave={leave} isOver={isOver} />}
        />
      )}
      <Deferred>
        {isNew && (
          <LeaveDialog
            title={m.doctors_leave_enter()}
            note={m.doctors_leave_note()}
            done={m.doctors_leave_saved()}
            needsReason={false}
            send={(body) => asIntent('leave', api.doctors.enterLeave)({ params: { id: doctor.id }, body, quiet: true })}
            onClose={() => setNew(false)}
          />
        )}
      </Deferred>
    </div>
  );
};
