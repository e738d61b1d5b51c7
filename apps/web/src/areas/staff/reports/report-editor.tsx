import { isBlank } from '@balsam/domain/text';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { uploadTo } from '#shared/api/upload.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { ConflictNote } from '#shared/ui/conflict-note.tsx';
import { Switch } from '#shared/ui/choices.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { useDraft } from '#shared/ui/use-draft.ts';
import { type OpenReport, useReportChange } from './queries.ts';

type Language = 'ar' | 'en';

type UploadsProps = {
  readonly report: OpenReport;
  /** Of the document as the screen shows it. */
  readonly revision: number;
  readonly isChanged: boolean;
  readonly onUploaded: (report: OpenReport) => void;
};

type UploadProps = UploadsProps & { readonly language: Language; readonly isWritten: boolean };

const Upload = ({ report, revision, isChanged, onUploaded, language, isWritten }: UploadProps) => {
  const upload = useReportChange(
    report.id,
    (file: File) =>
      uploadTo(`/api/v1/desk/reports/${report.id}/file`, {
        file,
        fields: { language, revision: String(revision) },
      }) as Promise<OpenReport>,
    (_, uploaded) => onUploaded(uploaded),
  );
  const isThere = report.files.includes(language);
  return (
    <div className="flex flex-col gap-1">
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 self-start rounded-md border border-line-strong px-4 font-medium has-focus-visible:outline-2 has-focus-visible:outline-accent">
        <FileUp aria-hidden size={18} />
        {isThere ? m.staff_reports_replace_pdf() : m.staff_reports_upload_pdf()}
        <input
          type="file"
          accept="application/pdf"
          disabled={isChanged}
          className="sr-only"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // What was refused may be chosen once more.
            currentTarget.value = '';
            if (file) upload.mutate(file);
          }}
        />
      </label>
      {isThere && isWritten && <p className="text-small text-muted">{m.staff_reports_text_first()}</p>}
      <FormError error={upload.error} />
    </div>
  );
};

type Texts = { readonly text: string; readonly text_ar: string };
type Seen = Texts & { readonly revision: number };

type ReplaceProps = { readonly onReplace: () => void; readonly onKeep: () => void };

const ReplaceDialog = ({ onReplace, onKeep }: ReplaceProps) => (
  <Dialog
    open
    onClose={onKeep}
    title={m.staff_reports_replace_title()}
    actions={
      <>
        <Button variant="danger" onClick={onReplace}>
          {m.staff_reports_replace_yes()}
        </Button>
        <Button variant="outline" onClick={onKeep}>
          {m.staff_reports_replace_no()}
        </Button>
      </>
    }
  >
    <p className="text-text-2">{m.staff_reports_replace_text()}</p>
  </Dialog>
);

type TemplatesProps = {
  readonly report: OpenReport;
  readonly texts: Texts;
  readonly onChoose: (texts: Texts) => void;
};

/** Begins with a template; one that would take the place of what is written is asked about first. */
const Templates = ({ report, texts, onChoose }: TemplatesProps) => {
  const [asked, setAsked] = useState<Texts>();
  const isEmpty = isBlank(texts.text) && isBlank(texts.text_ar);
  return (
    <div className="flex flex-wrap gap-2">
      {report.templates.map(({ title, title_ar, text, text_ar }) => (
        <Button key={title} variant="soft" size="sm" onClick={() => (isEmpty ? onChoose : setAsked)({ text, text_ar })}>
          {inLocale(title, title_ar)}
        </Button>
      ))}
      {asked && (
        <ReplaceDialog
          onReplace={() => {
            onChoose(asked);
            setAsked(undefined);
          }}
          onKeep={() => setAsked(undefined)}
        />
      )}
    </div>
  );
};

type FieldsProps = UploadsProps & {
  readonly texts: Texts;
  readonly mayUpload: boolean;
  readonly onChange: (part: Partial<Texts>) => void;
};

/** A sick leave is always the hospital's own form: what is written stands in it, and no PDF takes its place. */
const TextFields = ({ texts, onChange, mayUpload, ...uploads }: FieldsProps) => (
  <div className="grid grid-cols-1 gap-4 desktop:grid-cols-2">
    <div className="flex flex-col gap-2">
      <TextArea
        label={m.staff_reports_text_ar()}
        dir="rtl"
        lang="ar"
        rows={9}
        maxLength={8000}
        value={texts.text_ar}
        onChange={({ currentTarget }) => onChange({ text_ar: currentTarget.value })}
      />
      {mayUpload && <Upload {...uploads} language="ar" isWritten={!isBlank(texts.text_ar)} />}
    </div>
    <div className="flex flex-col gap-2">
      <TextArea
        label={m.staff_reports_text_en()}
        dir="ltr"
        lang="en"
        rows={9}
        maxLength={8000}
        value={texts.text}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
      />
      {mayUpload && <Upload {...uploads} language="en" isWritten={!isBlank(texts.text)} />}
    </div>
  </div>
);

type TheirsProps = { readonly report: OpenReport; readonly onTake: () => void; readonly onKeep: () => void };

/** What a colleague has written meanwhile, beside what is typed here and not saved: either goes on. */
const Theirs = ({ report, onTake, onKeep }: TheirsProps) => (
  <ConflictNote
    keep={{ label: m.staff_reports_keep_mine(), onPress: onKeep }}
    take={{ label: m.staff_reports_take_theirs(), onPress: onTake }}
  >
    <p>{m.staff_reports_changed()}</p>
    {report.text_ar && (
      <p lang="ar" dir="rtl" className="whitespace-pre-line">
        {report.text_ar}
      </p>
    )}
    {report.text && (
      <p lang="en" dir="ltr" className="whitespace-pre-line">
        {report.text}
      </p>
    )}
  </ConflictNote>
);

/**
 * The texts in both languages, from a template or by hand, or a PDF instead; kept before it is approved. An upload, or what a colleague
 * changes, takes nothing away that was typed: what a colleague wrote after the typing began is shown, and not written over unseen.
 */
export const Editor = ({ report }: { report: OpenReport }) => {
  const initial = { text: report.text, text_ar: report.text_ar, revision: report.revision };
  const { draft, change: changeDraft, saved, clear } = useDraft(`report ${report.id}`, initial);
  const isTyped = draft.text !== report.text || draft.text_ar !== report.text_ar;
  const isChanged = isTyped && draft.revision !== report.revision;
  // The texts that the typing began from are those that a save may replace.
  const seen: Seen = { ...draft, revision: isTyped ? draft.revision : report.revision };
  const change = (part: Partial<Texts>): void => changeDraft({ ...part, revision: seen.revision });
  const params = { id: String(report.id) };
  const write = (body: Seen & { readonly is_sensitive?: boolean }) => api.medicalReports.write({ params, body });
  const save = useReportChange(report.id, write, saved);
  const approve = useReportChange(
    report.id,
    async (body: Seen) => {
      const { revision } = await write(body);
      return api.medicalReports.move({ params, body: { to: 'approved', revision } });
    },
    saved,
  );
  /** What was refused before the officer has seen the colleague's text is no more to be said. */
  const goOn = (choose: () => void) => (): void => {
    save.reset();
    approve.reset();
    choose();
  };
  return (
    <div className="flex flex-col gap-4">
      {isChanged ? (
        <Theirs report={report} onTake={goOn(clear)} onKeep={goOn(() => changeDraft({ revision: report.revision }))} />
      ) : (
        <FormError error={save.error ?? approve.error} />
      )}
      {report.kind !== 'sick_leave' && <Templates report={report} texts={draft} onChoose={change} />}
      <TextFields
        report={report}
        texts={draft}
        mayUpload={report.kind !== 'sick_leave'}
        onChange={change}
        revision={seen.revision}
        isChanged={isChanged}
        // What is typed goes on from one's own upload.
        onUploaded={({ revision }) => isTyped && changeDraft({ revision })}
      />
      <Switch
        label={m.staff_reports_sensitive()}
        detail={m.staff_reports_sensitive_note()}
        checked={report.is_sensitive}
        disabled={isChanged}
        onChange={(isSensitive) => save.mutate({ ...seen, is_sensitive: isSensitive })}
      />
      {isTyped && <p className="text-small text-muted">{m.shell_leave_text()}</p>}
      <div className="flex flex-wrap gap-2.5">
        <Button pending={save.isPending || approve.isPending} disabled={isChanged} onClick={() => approve.mutate(seen)}>
          {m.staff_reports_approve()}
        </Button>
        <Button variant="outline" pending={save.isPending} disabled={isChanged} onClick={() => save.mutate(seen)}>
          {m.staff_reports_save()}
        </Button>
      </div>
    </div>
  );
};
