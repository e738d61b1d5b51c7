import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { ovrCategories, ovrRules, ovrSeverities } from '@balsam/domain/ovr';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { asIntent } from '#shared/api/intent-key.ts';
import { OvrFacts } from '#shared/ovr/ovr-facts.tsx';
import { categoryLabels, type OvrReport, severityLabels } from '#shared/ovr/ovr-labels.ts';
import { Button } from '#shared/ui/button.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { Note } from '#shared/ui/note.tsx';
import { languageOf } from '#shared/ui/person-name.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { DateField } from '#shared/ui/date-field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import { ChangedNote } from '#shared/visits/changed-note.tsx';
import { contentOf, type OvrDraft } from './draft.ts';
import { errorAt } from './error-at.ts';
import { useReportDraft } from './use-report-draft.ts';

const useSave = (report: OvrReport | undefined, onSaved: (id: number, submitted: boolean) => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, seen, submit }: { draft: OvrDraft; seen: string; submit: boolean }) => {
      const content = contentOf(draft);
      return report
        ? api.ovr.change({
            params: { id: String(report.id) },
            body: { ...content, updated_at: seen, ...(submit && { state: 'submitted' as const }) },
          })
        : asIntent('incident', api.ovr.create)({ body: { ...content, submit } });
    },
    onSuccess: ({ id }, { submit }) => {
      toast.success(submit ? m.ovr_submitted() : m.ovr_draft_saved());
      onSaved(id, submit);
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['ovr'] });
      void client.invalidateQueries({ queryKey: ['doctor'] });
    },
  });
};

type FieldsProps = {
  readonly draft: OvrDraft;
  readonly error: Error | null;
  readonly onChange: (part: Partial<OvrDraft>) => void;
};

const Choices = ({ draft, error, onChange }: FieldsProps) => (
  <div className="grid grid-cols-1 gap-4 desktop:grid-cols-2">
    <SelectField
      label={m.ovr_category()}
      placeholder={m.ovr_choose()}
      value={draft.category}
      error={errorAt(error, 'category')}
      options={ovrCategories.map((value) => ({ value, label: categoryLabels[value]() }))}
      onChange={({ currentTarget }) => onChange({ category: currentTarget.value })}
    />
    <SelectField
      label={m.ovr_severity()}
      placeholder={m.ovr_choose()}
      value={draft.severity}
      error={errorAt(error, 'severity')}
      options={ovrSeverities.map((value) => ({ value, label: severityLabels[value]() }))}
      onChange={({ currentTarget }) => onChange({ severity: currentTarget.value })}
    />
    <DateField
      label={m.ovr_day()}
      value={draft.day}
      error={errorAt(error, 'happened_at')}
      onChange={({ currentTarget }) => onChange({ day: currentTarget.value })}
    />
    <TextField
      type="time"
      label={m.ovr_time()}
      value={draft.time}
      error={Boolean(errorAt(error, 'happened_at'))}
      onChange={({ currentTarget }) => onChange({ time: currentTarget.value })}
    />
  </div>
);

/** Of what is typed, so that it is read aloud in its own language; nothing typed has none. */
const languageIn = (text: string) => (text === '' ? undefined : languageOf(text));

const Texts = ({ draft, error, onChange }: FieldsProps) => (
  <>
    <TextField
      label={m.ovr_location()}
      hint={m.ovr_location_hint()}
      dir="auto"
      maxLength={ovrRules.locationLongest}
      lang={languageIn(draft.location)}
      value={draft.location}
      error={errorAt(error, 'location')}
      onChange={({ currentTarget }) => onChange({ location: currentTarget.value })}
    />
    <TextArea
      label={m.ovr_what()}
      hint={m.ovr_what_hint()}
      dir="auto"
      rows={5}
      maxLength={ovrRules.whatLongest}
      lang={languageIn(draft.what)}
      value={draft.what}
      error={errorAt(error, 'what')}
      onChange={({ currentTarget }) => onChange({ what: currentTarget.value })}
    />
    <TextArea
      label={m.ovr_action()}
      dir="auto"
      maxLength={ovrRules.actionLongest}
      lang={languageIn(draft.action)}
      value={draft.action}
      onChange={({ currentTarget }) => onChange({ action: currentTarget.value })}
    />
  </>
);

/** What has taken the place of the button that was pressed takes its focus too. */
const focusIt = (node: HTMLButtonElement | null): void => node?.focus();

type ReportFormProps = {
  readonly report: OvrReport | undefined;
  readonly onSaved: (id: number, submitted: boolean) => void;
};

/** A draft: kept as far as it is written, or submitted, after which it stays as it is. */
export const ReportForm = ({ report, onSaved }: ReportFormProps) => {
  const { draft, seen, isChanged, change, keep, clear } = useReportDraft(report);
  const [isAsking, setAsking] = useState(false);
  const save = useSave(report, (id, submitted) => {
    clear();
    onSaved(id, submitted);
  });
  const send = (submit: boolean): void => {
    setAsking(false);
    if (!save.isPending) save.mutate({ draft, seen, submit });
  };
  /** What was refused before both were seen is no more to be said. */
  const goOn = (choose: () => void) => (): void => {
    save.reset();
    choose();
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
      <Note>{m.ovr_confidential()}</Note>
      {report && isChanged ? (
        <ChangedNote onTake={goOn(clear)} onKeep={goOn(keep)}>
          <OvrFacts report={report} />
        </ChangedNote>
      ) : (
        <FormError error={save.error} />
      )}
      <Choices draft={draft} error={save.error} onChange={change} />
      <Texts draft={draft} error={save.error} onChange={change} />
      {isAsking && !isChanged ? (
        <fieldset aria-label={m.ovr_submit()} className="flex flex-col gap-3 rounded-lg border border-line p-4">
          <p>{m.ovr_submit_text()}</p>
          <div className="flex flex-wrap gap-2.5">
            <Button icon={Send} ref={focusIt} onClick={() => send(true)}>
              {m.ovr_submit_yes()}
            </Button>
            <Button variant="outline" onClick={() => setAsking(false)}>
              {m.ovr_submit_no()}
            </Button>
          </div>
        </fieldset>
      ) : (
        <div className="flex flex-wrap gap-2.5">
          <Button icon={Send} pending={save.isPending} disabled={isChanged} onClick={() => setAsking(true)}>
            {m.ovr_submit()}
          </Button>
          <Button variant="outline" pending={save.isPending} disabled={isChanged} onClick={() => send(false)}>
            {m.ovr_save_draft()}
          </Button>
        </div>
      )}
    </form>
  );
};
