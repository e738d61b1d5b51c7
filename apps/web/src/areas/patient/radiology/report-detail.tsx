import { useQuery } from '@tanstack/react-query';
import { FileText, FileWarning, Info, Maximize2 } from 'lucide-react';
import { lazy, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { saveFile } from '#shared/api/save-file.ts';
import { send } from '#shared/api/send.ts';
import { hijriDay } from '#shared/format/index.ts';
import { directionOf, getLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { ToggleChip } from '#shared/ui/chip.tsx';
import { Deferred } from '#shared/ui/deferred.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { TextLink } from '#shared/ui/link-button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { PrivatePicture } from '#shared/ui/private-picture.tsx';
import { ErrorState, SkeletonCard } from '#shared/ui/states.tsx';
import { Title } from '../records/source-text.tsx';
import { type Report, reportOf } from './queries.ts';
import { reportDay } from '../records/report-day.ts';
import { ReportMarks } from './report-marks.tsx';

const PictureDialog = lazy(() => import('#shared/ui/picture-dialog.tsx'));

/** Where a file of a report is read, with the log-in. */
const filePath = (id: number, place: number) => `/api/v1/reports/${id}/files/${place}`;

const Texts = ({ texts }: Pick<Report, 'texts'>) => {
  const languages = [...new Set(texts.map(({ language }) => language))];
  const [chosen, setChosen] = useState<'ar' | 'en'>();
  const locale = getLocale();
  const language = chosen ?? (languages.includes(locale) ? locale : (languages[0] ?? locale));
  const shown = texts.filter((text) => text.language === language);
  if (texts.length === 0) return <p className="text-text-2">{m.records_report_no_text()}</p>;
  return (
    <div className="flex flex-col gap-3">
      {languages.length > 1 && (
        <fieldset className="flex gap-2">
          <legend className="sr-only">{m.records_report_language()}</legend>
          {languages.map((one) => (
            <ToggleChip key={one} pressed={one === language} onPress={() => setChosen(one)}>
              {one === 'ar' ? m.records_report_arabic() : m.records_report_english()}
            </ToggleChip>
          ))}
        </fieldset>
      )}
      {shown.map(({ text }) => (
        <p key={text} lang={language} dir={directionOf(language)} className="whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      ))}
    </div>
  );
};

const Pictures = ({ report }: { report: Report }) => {
  const [opened, setOpened] = useState<number>();
  const pictures = report.files.filter(({ kind }) => kind === 'picture');
  if (pictures.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-h3">{m.records_report_pictures()}</h3>
      <ul className="flex flex-wrap gap-3">
        {pictures.map(({ place }, n) => (
          <li key={place}>
            <button
              type="button"
              aria-label={`${m.records_report_enlarge()} ${n + 1}`}
              onClick={() => setOpened(place)}
              className="relative block overflow-hidden rounded-md border border-line"
            >
              <PrivatePicture path={filePath(report.id, place)} box="size-36">
                {(address) => <img src={address} alt="" className="size-36 object-cover" />}
              </PrivatePicture>
              <span className="absolute end-1.5 bottom-1.5 grid size-8 place-content-center rounded-full bg-surface/90">
                <Maximize2 aria-hidden size={16} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Deferred>
          <PictureDialog
            path={filePath(report.id, opened)}
            name={m.records_report_picture()}
            onClose={() => setOpened(undefined)}
          />
        </Deferred>
      )}
    </section>
  );
};

/** The report as PDF, and what came with it; each is fetched when it is asked for. */
const Files = ({ report }: { report: Report }) => {
  const [pending, setPending] = useState<string>();
  const [failed, setFailed] = useState(false);
  const save = async (key: string, load: () => Promise<Blob>, name: string): Promise<void> => {
    setPending(key);
    setFailed(false);
    await load().then(
      (file) => saveFile(file, name),
      () => setFailed(true),
    );
    setPending(undefined);
  };
  const lang = getLocale();
  const pdfs = report.files.filter(({ kind }) => kind === 'pdf');
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button
        variant="outline"
        icon={FileText}
        pending={pending === 'own'}
        onClick={() =>
          void save(
            'own',
            () => api.records.reportPdf({ params: { id: String(report.id), lang }, query: {} }),
            `report-${report.id}.pdf`,
          )
        }
      >
        {m.records_report_pdf()}
      </Button>
      {pdfs.map(({ place, title }) => (
        <Button
          key={place}
          variant="outline"
          icon={FileText}
          pending={pending === String(place)}
          onClick={() =>
            void save(
              String(place),
              () => send('GET', filePath(report.id, place)) as Promise<Blob>,
              `report-${report.id}-${place}.pdf`,
            )
          }
        >
          {title || m.records_report_original()}
        </Button>
      ))}
      <output className="sr-only">{failed ? m.shell_error_title() : ''}</output>
      {failed && <p className="text-danger-text">{m.shell_error_title()}</p>}
    </div>
  );
};

const Shown = ({ report }: { report: Report }) => (
  <Card as="section" className="flex flex-col gap-4">
    <div className="flex items-start justify-between gap-3">
      <h2 className="text-h2">
        <Title record={report} />
      </h2>
      <ReportMarks report={report} />
    </div>
    <InlineList className="text-small text-muted">
      <span>{reportDay(report)}</span>
      {report.day !== null && report.precision !== 'year' && report.precision !== 'month' && (
        <span>{hijriDay(report.day)}</span>
      )}
      {(getLocale() === 'ar' ? report.authors_ar : report.authors).map((author) => (
        <Marked key={author}>{author}</Marked>
      ))}
    </InlineList>
    {report.withdrawn ? (
      <Note icon={Info}>{m.records_report_withdrawn()}</Note>
    ) : (
      <>
        {report.corrected_by !== null && (
          <Note tone="warning" icon={Info}>
            <p>{m.records_corrected_text()}</p>
            <TextLink to="/radiology-report" search={{ report: report.corrected_by }}>
              {m.records_corrected_open()}
            </TextLink>
          </Note>
        )}
        {report.amended && <Note icon={Info}>{m.records_report_amended()}</Note>}
        <Texts texts={report.texts} />
        <Pictures report={report} />
        {report.files.some(({ kind }) => kind === 'unreadable') && (
          <Note tone="warning" icon={FileWarning}>
            {m.records_report_unreadable()}
          </Note>
        )}
        <Files report={report} />
      </>
    )}
  </Card>
);

/** One report: its text in the languages that exist, pictures to look at closely, and PDF. */
export const ReportDetail = ({ id }: { id: number }) => {
  const { data, error, refetch } = useQuery(reportOf(id));
  if (data) return <Shown key={id} report={data} />;
  return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonCard />;
};
