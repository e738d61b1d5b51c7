import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { dateTime } from '#shared/format/index.ts';
import { roleLabel } from '#shared/staff/role-labels.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { Note } from '#shared/ui/note.tsx';
import { nameOf, PersonName } from '#shared/ui/person-name.tsx';
import { ErrorState, Skeleton } from '#shared/ui/states.tsx';
import { toast } from '#shared/ui/toast.ts';
import { personActions, runAction, type PersonAction } from './person-actions.ts';
import { PersonHistory } from './person-history.tsx';
import { StateBadge } from './state-badge.tsx';
import { personQuery, type StaffDetail, useStaffChange } from './queries.ts';
import { RoleForm } from './role-form.tsx';
import { StaffAvatar } from './staff-avatar.tsx';

const Head = ({ person, now }: { person: StaffDetail; now: Date }) => (
  <div className="flex items-center gap-4">
    <StaffAvatar size={56} person={person} />
    <div className="flex min-w-0 flex-col gap-1">
      <Ltr className="text-start break-all">{person.email_address}</Ltr>
      <span className="flex flex-wrap items-center gap-2">
        <StateBadge person={person} now={now} />
        <span className="text-text-2">{roleLabel(person.role_id)}</span>
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

const PersonDetails = ({ person }: { person: StaffDetail }) => (
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

type DetailProps = { readonly person: StaffDetail; readonly onConfirm: (act: PersonAction) => void };

const Detail = ({ person, onConfirm }: DetailProps) => {
  const [now] = useState(() => new Date());
  const pressed = person.may.filter((act): act is PersonAction => act !== 'change_role');
  return (
    <>
      <Head person={person} now={now} />
      <PersonDetails person={person} />
      {person.is_self && <Note>{m.staff_own_note()}</Note>}
      {person.may.includes('change_role') && <RoleForm key={person.role_id} person={person} />}
      {pressed.length > 0 && (
        <div className="flex flex-wrap gap-2.5">
          {pressed.map((act) => (
            <Button
              key={act}
              variant="outline"
              size="sm"
              icon={personActions[act].icon}
              onClick={() => onConfirm(act)}
              className="max-desktop:flex-1 max-desktop:basis-full"
            >
              {personActions[act].word()}
            </Button>
          ))}
        </div>
      )}
      <PersonHistory changes={person.changes} />
    </>
  );
};

type ConfirmActionProps = {
  readonly person: StaffDetail;
  readonly act: PersonAction;
  readonly onBack: () => void;
  readonly onClose: () => void;
};

/** Asks before it is done; the answer that changes nothing is the outline button. */
const ConfirmAction = ({ person, act, onBack, onClose }: ConfirmActionProps) => {
  const { icon, word, consequence, done, danger } = personActions[act];
  const change = useStaffChange(runAction, () => {
    toast.success(done());
    // Whose invitation was taken back is nobody to look at any more.
    if (act === 'cancel') onClose();
    else onBack();
  });
  return (
    <>
      <Note tone={danger ? 'danger' : 'accent'}>{consequence()}</Note>
      <div className="flex flex-col gap-2.5">
        <Button
          variant={danger ? 'danger' : 'filled'}
          icon={icon}
          pending={change.isPending}
          onClick={() => change.mutate({ act, id: person.id })}
        >
          {word()}
        </Button>
        <Button variant="outline" onClick={onBack}>
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
  const [confirming, setConfirming] = useState<PersonAction>();
  const { data: person, error, refetch } = useQuery(personQuery(id));
  const title = confirming ? (
    personActions[confirming].question()
  ) : person ? (
    <PersonName person={person} length="short" />
  ) : (
    m.staff_person()
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      icon={confirming && personActions[confirming].icon}
      tone={confirming && personActions[confirming].danger ? 'danger' : 'accent'}
      closable
      wide
    >
      {error && <ErrorState onRetry={() => void refetch()} />}
      {!person && !error && <Coming />}
      {person && confirming && (
        <>
          <p className="font-medium">{nameOf(person, 'short')}</p>
          <ConfirmAction person={person} act={confirming} onBack={() => setConfirming(undefined)} onClose={onClose} />
        </>
      )}
      {person && !confirming && <Detail person={person} onConfirm={setConfirming} />}
    </Dialog>
  );
};

export default PersonDialog;
