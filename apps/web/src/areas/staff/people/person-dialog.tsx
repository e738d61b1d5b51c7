import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { dateTime } from '../../../shared/format/index.ts';
import { roleWord } from '../../../shared/staff/role-words.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Ltr } from '../../../shared/ui/facts.tsx';
import { Note } from '../../../shared/ui/note.tsx';
import { nameOf, PersonName } from '../../../shared/ui/person-name.tsx';
import { ErrorState, Skeleton } from '../../../shared/ui/states.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { acts, press, type Press } from './acts.ts';
import { History } from './history.tsx';
import { StateChip } from './look.tsx';
import { personQuery, type StaffDetail, useStaffChange } from './queries.ts';
import { RoleForm } from './role-form.tsx';
import { StaffFace } from './staff-face.tsx';

const Head = ({ person, now }: { person: StaffDetail; now: Date }) => (
  <div className="flex items-center gap-4">
    <StaffFace size={56} person={person} />
    <div className="flex min-w-0 flex-col gap-1">
      <Ltr className="text-start break-all">{person.email_address}</Ltr>
      <span className="flex flex-wrap items-center gap-2">
        <StateChip person={person} now={now} />
        <span className="text-text-2">{roleWord(person.role_id)}</span>
      </span>
    </div>
  </div>
);

const Fact = ({ term, children }: { term: string; children: string }) => (
  <div className="flex flex-wrap justify-between gap-x-4 py-2">
    <dt className="text-muted">{term}</dt>
    <dd>{children}</dd>
  </div>
);

const PersonFacts = ({ person }: { person: StaffDetail }) => (
  <dl className="divide-y divide-line rounded-md bg-surface-2 px-4 py-1">
    <Fact term={m.staff_column_seen()}>
      {person.last_seen_at === null ? m.staff_never_seen() : dateTime(person.last_seen_at)}
    </Fact>
    {person.invited_until !== null && <Fact term={m.staff_invited_until()}>{dateTime(person.invited_until)}</Fact>}
    <Fact term={m.staff_second_step()}>
      {person.second_factor ? m.staff_second_step_set() : m.staff_second_step_unset()}
    </Fact>
  </dl>
);

type DetailProps = { readonly person: StaffDetail; readonly onAsk: (act: Press) => void };

const Detail = ({ person, onAsk }: DetailProps) => {
  const [now] = useState(() => new Date());
  const pressed = person.may.filter((act): act is Press => act !== 'change_role');
  return (
    <>
      <Head person={person} now={now} />
      <PersonFacts person={person} />
      {person.is_self && <Note>{m.staff_own_note()}</Note>}
      {person.may.includes('change_role') && <RoleForm key={person.role_id} person={person} />}
      {pressed.length > 0 && (
        <div className="flex flex-wrap gap-2.5">
          {pressed.map((act) => (
            <Button
              key={act}
              look="outline"
              size="sm"
              icon={acts[act].icon}
              onClick={() => onAsk(act)}
              className="max-desk:flex-1 max-desk:basis-full"
            >
              {acts[act].word()}
            </Button>
          ))}
        </div>
      )}
      <History changes={person.changes} />
    </>
  );
};

type QuestionProps = {
  readonly person: StaffDetail;
  readonly act: Press;
  readonly onBack: () => void;
  readonly onClose: () => void;
};

/** Asks before it is done; the answer that changes nothing is the outline button. */
const Question = ({ person, act, onBack, onClose }: QuestionProps) => {
  const { icon, word, consequence, done, danger } = acts[act];
  const change = useStaffChange(press, () => {
    toast.good(done());
    // Whose invitation was taken back is nobody to look at any more.
    if (act === 'cancel') onClose();
    else onBack();
  });
  return (
    <>
      <Note tone={danger ? 'danger' : 'accent'}>{consequence()}</Note>
      <div className="flex flex-col gap-2.5">
        <Button
          look={danger ? 'danger' : 'filled'}
          icon={icon}
          pending={change.isPending}
          onClick={() => change.mutate({ act, id: person.id })}
        >
          {word()}
        </Button>
        <Button look="outline" onClick={onBack}>
          {m.staff_no()}
        </Button>
      </div>
    </>
  );
};

const Coming = () => (
  <>
    <Skeleton className="h-14 w-full rounded-md" />
    <Skeleton className="h-24 w-full rounded-md" />
    <Skeleton className="h-32 w-full rounded-md" />
  </>
);

/** Somebody of the staff: how they stand, what may be done with them, and what was done. */
const PersonDialog = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const [asking, setAsking] = useState<Press>();
  const { data: person, error, refetch } = useQuery(personQuery(id));
  const title = asking ? (
    acts[asking].question()
  ) : person ? (
    <PersonName of={person} length="short" />
  ) : (
    m.staff_person()
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      icon={asking && acts[asking].icon}
      tone={asking && acts[asking].danger ? 'danger' : 'accent'}
      closable
      wide
    >
      {error && <ErrorState onRetry={() => void refetch()} />}
      {!person && !error && <Coming />}
      {person && asking && (
        <>
          <p className="font-medium">{nameOf(person, 'short')}</p>
          <Question person={person} act={asking} onBack={() => setAsking(undefined)} onClose={onClose} />
        </>
      )}
      {person && !asking && <Detail person={person} onAsk={setAsking} />}
    </Dialog>
  );
};

export default PersonDialog;
