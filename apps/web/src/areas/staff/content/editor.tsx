import { changedFields, emptyContent, kindFields, type ContentFields, type ContentKind } from '@balsam/domain/content';
import { useQuery } from '@tanstack/react-query';
import { useBlocker, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { refusalText } from '#shared/api/server-error.ts';
import { wrongNumberIn } from '#shared/format/typed-number.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { LeaveDialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { toast } from '#shared/ui/toast.ts';
import { SheetState } from '../sheet-state.tsx';
import { ContentConflict } from './content-conflict.tsx';
import { EditorActions } from './editor-actions.tsx';
import { FactFields } from './fact-fields.tsx';
import { History } from './history.tsx';
import { newName, stateStyle } from './labels.ts';
import { type Content, contentQuery, theirsOf, useSave } from './queries.ts';
import { TextPair } from './text-pair.tsx';

/** The sentence of the server about one field, or about a part of it. */
const errorIn = (error: unknown, field: string): string | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  const found = error.errors.find(({ path }) => `${path}.`.startsWith(`fields.${field}.`));
  return found && refusalText(found);
};

/** Asks before leaving what is not saved. */
const LeaveGuard = ({ isDirty }: { isDirty: boolean }) => {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  return status === 'blocked' && <LeaveDialog onLeave={proceed} onStay={reset} />;
};

/** Begins anew with other words, over the version that this screen has shown. */
type Restart = (fields: ContentFields, revision: number) => void;

type FormProps = {
  readonly kind: ContentKind;
  readonly content: Content | undefined;
  /** What it begins with, where that is not what was saved last: an earlier version, or what was written beside somebody else. */
  readonly initial: ContentFields;
  /** Which version this screen has shown, where that is not what was read last. */
  readonly seen: number | undefined;
  readonly onRestart: Restart;
};

/** Saves what is written; a new draft gets its own address. */
const useSaving = ({ kind, content, onRestart }: Omit<FormProps, 'initial' | 'seen'>) => {
  const navigate = useNavigate();
  const save = useSave(kind);
  const showSaved = (saved: Content): void => {
    toast.success(m.content_saved());
    // What the sanitiser made of it is what stands here from now on.
    if (content) return onRestart(saved.fields, saved.revision);
    const search = { ...(kind !== 'article' && { kind }), item: saved.id };
    void navigate({ to: '/staff/content', search, replace: true, ignoreBlocker: true });
  };
  const saveAs = (revision: number, fields: ContentFields): void =>
    save.mutate({ content, revision, fields }, { onSuccess: showSaved });
  return { error: save.error, isSaving: save.isPending, saveAs };
};

const Form = ({ kind, content, initial, seen, onRestart }: FormProps) => {
  const [fields, setFields] = useState(initial);
  const [refusal, setRefusal] = useState<unknown>();
  // What was read when the writing began: a list that is read again meanwhile must not pass for having seen it.
  const [revision, setRevision] = useState(seen ?? content?.revision ?? 1);
  const { error, isSaving, saveAs } = useSaving({ kind, content, onRestart });
  const isDirty = !isSaving && changedFields(content?.fields ?? emptyContent, fields).length > 0;
  // A number that is none would be saved as nothing: no limit, no highest amount.
  const isWrong = [fields, ...fields.services].some((each) => wrongNumberIn(each) !== undefined);
  const theirs = theirsOf(error) ?? theirsOf(refusal);
  const edited = {
    fields,
    onChange: (changed: Partial<ContentFields>) => setFields((before) => ({ ...before, ...changed })),
    errorOf: (field: string) => errorIn(error, field) ?? errorIn(refusal, field),
  };
  return (
    <>
      <EditorActions
        kind={kind}
        content={content}
        revision={revision}
        fields={fields}
        isDirty={isDirty}
        isSaving={isSaving}
        isWrong={isWrong}
        onSave={() => saveAs(revision, fields)}
        onMoved={setRevision}
        onRefused={setRefusal}
      />
      {theirs ? (
        <ContentConflict
          kind={kind}
          theirs={theirs}
          mine={fields}
          isWrong={isWrong}
          onTakeTheirs={() => onRestart(theirs.fields, theirs.revision)}
          onKeepMine={() => saveAs(theirs.revision, fields)}
        />
      ) : (
        <FormError error={error ?? refusal} />
      )}
      <Card className="flex flex-col gap-6">
        {kindFields[kind].texts.map((name) => (
          <TextPair key={name} kind={kind} name={name} {...edited} />
        ))}
        <FactFields kind={kind} {...edited} />
      </Card>
      {content && <History kind={kind} content={content} onUse={(words) => onRestart(words, revision)} />}
      <LeaveGuard isDirty={isDirty} />
    </>
  );
};

const Heading = ({ kind, content }: { kind: ContentKind; content: Content | undefined }) => {
  const style = content && stateStyle[content.state];
  return (
    <PageHeading
      back="/staff/content"
      title={<Marked>{(content && inLocale(content.title, content.title_ar)) || newName(kind)}</Marked>}
      detail={
        style && (
          <span className="flex flex-wrap gap-2">
            <Chip tone={style.tone} icon={style.icon}>
              {style.word()}
            </Chip>
            {content.has_changes && <Chip tone="accent">{m.content_has_changes()}</Chip>}
          </span>
        )
      }
    />
  );
};

const Existing = ({ id }: { id: number }) => {
  const { data, error, refetch } = useQuery(contentQuery(id));
  const [start, setStart] = useState<{
    readonly fields: ContentFields;
    readonly revision: number;
    readonly turn: number;
  }>();
  if (!data)
    return (
      <>
        <PageHeading back="/staff/content" title={m.content_title()} />
        <SheetState error={error} onRetry={() => void refetch()} />
      </>
    );
  return (
    <>
      <Heading kind={data.kind} content={data} />
      <Form
        key={start?.turn ?? 0}
        kind={data.kind}
        content={data}
        initial={start?.fields ?? data.fields}
        seen={start?.revision}
        onRestart={(fields, revision) => setStart({ fields, revision, turn: (start?.turn ?? 0) + 1 })}
      />
    </>
  );
};

/** Writes one content: both languages side by side, saved as a draft, published when one wants. */
const Editor = ({ kind, id }: { kind: ContentKind; id: number | undefined }) =>
  id === undefined ? (
    <>
      <Heading kind={kind} content={undefined} />
      <Form kind={kind} content={undefined} initial={emptyContent} seen={undefined} onRestart={() => undefined} />
    </>
  ) : (
    <Existing id={id} />
  );

export default Editor;
