import { KeyRound, Lock, LockOpen, type LucideIcon, MailPlus } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';

/** What may be done with the account of a doctor or a rider. */
export type WorkerAction = 'invite' | 'send_password_link' | 'lock' | 'unlock';

type Content = {
  readonly icon: LucideIcon;
  readonly word: () => string;
  readonly question: () => string;
  readonly consequence: () => string;
};

const contents: Readonly<Record<WorkerAction, Content>> = {
  invite: {
    icon: MailPlus,
    word: m.staff_act_invite,
    question: m.staff_ask_invite,
    consequence: m.doctors_then_invite,
  },
  send_password_link: {
    icon: KeyRound,
    word: m.staff_act_password,
    question: m.staff_ask_password,
    consequence: m.staff_then_password,
  },
  lock: { icon: Lock, word: m.staff_act_lock, question: m.staff_ask_lock, consequence: m.staff_then_lock },
  unlock: {
    icon: LockOpen,
    word: m.staff_act_unlock,
    question: m.staff_ask_unlock,
    consequence: m.doctors_then_unlock,
  },
};

type WorkerActionsProps = {
  readonly may: readonly WorkerAction[];
  readonly asked: WorkerAction | undefined;
  readonly onAsk: (act: WorkerAction | undefined) => void;
  readonly isPending: boolean;
  readonly onConfirm: (act: WorkerAction) => void;
  /** What follows from locking this worker out. */
  readonly lockText: string;
};

const Ask = ({
  act,
  lockText,
  isPending,
  onConfirm,
  onAsk,
}: Omit<WorkerActionsProps, 'may' | 'asked'> & { act: WorkerAction }) => {
  const { icon, word, question, consequence } = contents[act];
  const isLock = act === 'lock';
  return (
    <Dialog
      open
      onClose={() => onAsk(undefined)}
      icon={icon}
      tone={isLock ? 'danger' : 'accent'}
      title={question()}
      actions={
        <>
          <Button variant={isLock ? 'danger' : 'filled'} pending={isPending} onClick={() => onConfirm(act)}>
            {word()}
          </Button>
          <Button variant="outline" onClick={() => onAsk(undefined)}>
            {m.doctors_no()}
          </Button>
        </>
      }
    >
      <p className="text-text-2">{isLock ? lockText : consequence()}</p>
    </Dialog>
  );
};

/** Buttons of what may be done with an account, each asked about before it is done. */
export const WorkerActions = ({ may, asked, ...rest }: WorkerActionsProps) => (
  <>
    {may.length > 0 && (
      <div className="flex flex-wrap gap-2.5">
        {may.map((act) => (
          <Button key={act} variant="outline" size="sm" icon={contents[act].icon} onClick={() => rest.onAsk(act)}>
            {contents[act].word()}
          </Button>
        ))}
      </div>
    )}
    {asked && <Ask act={asked} {...rest} />}
  </>
);
