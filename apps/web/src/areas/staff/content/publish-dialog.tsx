import { Send } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError, sentenceOf } from '#shared/api/index.ts';
import { dateTime } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckBox } from '#shared/ui/choices.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Note } from '#shared/ui/note.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import { type Audience, AudienceField, numbersIn } from './audience-field.tsx';
import { type Content, usePublish } from './queries.ts';
import { instantOf } from './riyadh-time.ts';

/** What publishing a kind means beyond being seen. */
const ofKind: Partial<Record<Content['kind'], () => string>> = {
  terms: m.content_publish_terms,
  promotion: m.content_publish_promotion,
  package: m.content_publish_package,
  symptoms: m.content_publish_symptoms,
};

/** The refusal of the two times, and of whom it is for, stands under them; that of a field of the text is told to the editor. */
const errorAt = (error: unknown, path: string): string | undefined =>
  error instanceof ApiError && error.errors.some((each) => each.path === path) ? sentenceOf(error) : undefined;

type WhenProps = {
  readonly label: string;
  readonly field: string;
  readonly value: string | null;
  readonly error: string | undefined;
  readonly onChange: (value: string | null) => void;
};

/** At a time of one's choice, or not. */
const When = ({ label, field, value, error, onChange }: WhenProps) => (
  <div className="flex flex-col gap-2">
    <CheckBox
      label={label}
      checked={value !== null}
      onChange={({ currentTarget }) => onChange(currentTarget.checked ? '' : null)}
    />
    {value !== null && (
      <TextField
        name={field}
        type="datetime-local"
        label={m.content_time()}
        hint={m.content_time_riyadh()}
        error={error}
        ltr
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )}
  </div>
);

type PublishDialogProps = {
  readonly content: Content;
  /** Of the texts on the screen. */
  readonly revision: number;
  readonly onClose: () => void;
  /** Hears the revision that it made. */
  readonly onPublished: (revision: number) => void;
  readonly onRefused: (error: unknown) => void;
};

type Entered = {
  readonly from: string | null;
  readonly until: string | null;
  readonly audience: Audience;
  readonly physician: string;
};

/** Publishes; a refusal of what was entered here stays here, any other is told to the editor. */
const usePublishing = ({ content, revision, onClose, onPublished, onRefused }: PublishDialogProps) => {
  const publish = usePublish({ id: content.id, revision });
  const done = ({ state, starts_at: at, revision: published }: Content): void => {
    toast.success(
      state === 'scheduled' ? m.content_was_scheduled({ when: dateTime(at ?? '') }) : m.content_was_published(),
    );
    onPublished(published);
    onRefused(undefined);
    onClose();
  };
  const refused = (error: unknown): void => {
    if (['from', 'until', 'patients', 'physician'].some((path) => errorAt(error, path) !== undefined)) return;
    onRefused(error);
    onClose();
  };
  const confirm = ({ from, until, audience, physician }: Entered): void =>
    publish.mutate(
      {
        from: from === null ? null : instantOf(from),
        until: until === null ? null : instantOf(until),
        ...(content.kind === 'promotion' && { patients: audience === null ? null : numbersIn(audience) }),
        ...(content.kind === 'symptoms' && { physician }),
      },
      { onSuccess: done, onError: refused },
    );
  return { error: publish.error, isPending: publish.isPending, confirm };
};

type OfKindProps = {
  readonly content: Content;
  readonly entered: Entered;
  readonly error: unknown;
  readonly enter: (part: Partial<Entered>) => void;
};

/** What only some kinds ask: whom a promotion is for, who approved the texts of the symptom checker. */
const OfKind = ({ content: { kind }, entered, error, enter }: OfKindProps) => {
  if (kind === 'promotion')
    return (
      <AudienceField
        value={entered.audience}
        error={errorAt(error, 'patients')}
        onChange={(audience) => enter({ audience })}
      />
    );
  if (kind !== 'symptoms') return null;
  return (
    <TextField
      name="physician"
      label={m.symptoms_approval_physician()}
      error={errorAt(error, 'physician')}
      maxLength={120}
      autoComplete="off"
      value={entered.physician}
      onChange={({ currentTarget }) => enter({ physician: currentTarget.value })}
    />
  );
};

/** Publishes now or at a time, until a time or until somebody ends it; a promotion for everybody or for chosen patients. */
const PublishDialog = (props: PublishDialogProps) => {
  const { content, onClose } = props;
  const [entered, setEntered] = useState<Entered>({
    from: null,
    until: null,
    audience: content.patients?.join('\n') ?? null,
    physician: '',
  });
  const enter = (part: Partial<Entered>): void => setEntered((before) => ({ ...before, ...part }));
  const { from, until } = entered;
  const { error, isPending, confirm } = usePublishing(props);
  const note = ofKind[content.kind]?.();
  return (
    <Dialog
      open
      confirmClose
      onClose={onClose}
      icon={Send}
      title={m.content_publish_title()}
      actions={
        <>
          <Button pending={isPending} disabled={from === '' || until === ''} onClick={() => confirm(entered)}>
            {from === null ? m.content_publish_now() : m.content_publish_then()}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {m.content_publish_no()}
          </Button>
        </>
      }
    >
      <p className="text-text-2">{m.content_publish_text()}</p>
      {note !== undefined && <Note>{note}</Note>}
      <OfKind {...{ content, entered, error, enter }} />
      <When
        label={m.content_publish_later()}
        field="from"
        value={from}
        error={errorAt(error, 'from')}
        onChange={(time) => enter({ from: time })}
      />
      {content.kind !== 'terms' && (
        <When
          label={m.content_publish_until()}
          field="until"
          value={until}
          error={errorAt(error, 'until')}
          onChange={(time) => enter({ until: time })}
        />
      )}
    </Dialog>
  );
};

export default PublishDialog;
