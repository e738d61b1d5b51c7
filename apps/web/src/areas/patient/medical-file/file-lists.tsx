import { unitText } from '@balsam/domain/records';
import type { CallInput, CallReply } from '@balsam/contract/call';
import type { records } from '@balsam/contract/records';
import { useMutation } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { asIntent, takingBack } from '#shared/api/intent-key.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { MoreLines, useFirstLines } from '#shared/ui/more-lines.tsx';
import { Marked, MarkedParts } from '#shared/ui/person-name.tsx';
import { toast } from '#shared/ui/toast.ts';
import { DangerMarks } from '#shared/records/danger-marks.tsx';
import { DoubtMark } from '#shared/records/doubt-mark.tsx';
import { medicineUseWords } from '#shared/records/medicine-use-words.ts';
import { ProgressMark } from '#shared/records/progress-mark.tsx';
import { valueWithSign } from '#shared/records/lab-values.ts';
import { reportDay } from '../records/report-day.ts';
import { Title } from '../records/source-text.tsx';
import { useReadStatementsAgain } from './statement-change.ts';

/** What the page is drawn from. */
export type File = CallReply<typeof records.medicalFile>;
type Line = File['conditions'][number] & Partial<File['vaccines'][number] & File['allergies'][number]>;

const Stated = ({ stated }: Pick<Line, 'stated'>) => {
  if (stated === null) return null;
  return stated === 'waiting' ? (
    <Chip>{m.file_stated_waiting()}</Chip>
  ) : (
    <Chip tone="success">{m.file_stated_confirmed()}</Chip>
  );
};

const None = () => <p className="text-text-2">{m.file_none()}</p>;

type Kind = CallInput<typeof records.addStatement>['body']['kind'];

/** A statement can be taken back by whoever made it, as long as no doctor has confirmed it; by mistake, it is stated again. */
const Remove = ({ line: { id, title, note, day, precision }, kind }: { line: Line; kind: Kind | undefined }) => {
  const onSettled = useReadStatementsAgain();
  const restore = useMutation({ mutationFn: asIntent(`restore ${id}`, api.records.addStatement), onSettled });
  const since = day !== null && precision === 'day' ? { since: day } : {};
  const undo = kind && {
    label: m.file_undo(),
    run: () => restore.mutate({ body: { kind, text: title, note: note ?? '', ...since } }),
  };
  const remove = useMutation({
    mutationFn: takingBack('statement', () =>
      api.records.decideStatement({ params: { id: String(id) }, body: { decision: 'removed' } }),
    ),
    onSuccess: () => (undo ? toast.info(m.file_removed(), undo) : toast.success(m.file_removed())),
    onSettled,
  });
  return (
    <Button variant="text" size="sm" pending={remove.isPending} onClick={() => remove.mutate()}>
      {m.file_remove()}
    </Button>
  );
};

/** As many of a long list as are looked at; the rest opens in place. */
const firstLines = 6;

type LinesProps = {
  readonly list: readonly Line[];
  /** What its own statements are, where they can be stated anew. */
  readonly kind?: Kind;
};

/** Entries of the record and own statements, the newest first. */
export const Lines = ({ list, kind }: LinesProps) => {
  const first = useFirstLines(list, firstLines);
  if (list.length === 0) return <None />;
  return (
    <>
      <ul className="divide-y divide-line">
        {first.shown.map((line) => (
          <li key={line.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2.5">
            <span className="flex min-w-0 flex-1 basis-48 flex-col">
              <span className="font-medium wrap-anywhere">
                <Title record={line} />
              </span>
              <InlineList className="text-small text-muted">
                {line.day !== null && <span>{reportDay(line)}</span>}
                {line.note && <Marked>{line.note}</Marked>}
              </InlineList>
            </span>
            <DangerMarks criticality={line.criticality ?? null} severity={line.severity ?? null} />
            <ProgressMark progress={line.progress} />
            <DoubtMark doubt={line.doubt} />
            {line.is_over && <Chip>{m.file_over()}</Chip>}
            {line.is_subpotent && <Chip tone="warning">{m.vaccines_not_counted()}</Chip>}
            <Stated stated={line.stated} />
            {line.stated === 'waiting' && <Remove line={line} kind={kind} />}
          </li>
        ))}
      </ul>
      <MoreLines of={first} />
    </>
  );
};

/** The policies that the person has entered, with the state of today. */
export const Policies = ({ list }: { list: File['policies'] }) => (
  <ul className="divide-y divide-line">
    {list.map((policy) => (
      <li key={policy.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2.5">
        <span className="flex min-w-0 flex-1 basis-48 flex-col">
          <span className="font-medium wrap-anywhere">{inLocale(policy.company.title, policy.company.title_ar)}</span>
          <InlineList className="text-small text-muted">
            <span>{inLocale(policy.plan.title, policy.plan.title_ar)}</span>
            <Ltr>{policy.policy_number}</Ltr>
          </InlineList>
        </span>
        <Chip tone={policy.state === 'active' ? 'success' : 'neutral'}>
          {inLocale(policy.state_label, policy.state_label_ar)}
        </Chip>
      </li>
    ))}
  </ul>
);

export const Medicines = ({ list }: { list: File['medicines'] }) =>
  list.length === 0 ? (
    <None />
  ) : (
    <ul className="divide-y divide-line">
      {list.map((medicine) => (
        <li key={medicine.id} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
          <span className="flex min-w-0 flex-1 flex-col">
            <span className="font-medium wrap-anywhere">
              <Marked>{inLocale(medicine.title, medicine.title_ar)}</Marked>
            </span>
            {medicine.dosage && (
              <span className="text-small text-muted">
                <MarkedParts>{inLocale(medicine.dosage, medicine.dosage_ar)}</MarkedParts>
              </span>
            )}
          </span>
          {medicine.is_planned && <Chip>{medicineUseWords.planned()}</Chip>}
          <Stated stated={medicine.stated} />
        </li>
      ))}
    </ul>
  );

/** Units that everybody reads in words; others stand as the source writes them. */
const units: Readonly<Record<string, () => string>> = {
  kg: m.growth_unit_kg,
  cm: m.growth_unit_cm,
  'kg/m2': m.growth_unit_bmi,
  'mm[Hg]': m.file_unit_mmhg,
  mmHg: m.file_unit_mmhg,
  '/min': m.file_unit_per_minute,
};

const Unit = ({ unit }: { unit: string | null }) => {
  const word = unit === null ? undefined : units[unit];
  return word ? <span className="text-small">{word()}</span> : <Ltr className="text-small">{unitText(unit ?? '')}</Ltr>;
};

export const Measurements = ({ list }: { list: File['measurements'] }) =>
  list.length === 0 ? (
    <None />
  ) : (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
      {list.map((one) => (
        <div key={one.id} className="flex flex-col">
          <dt className="text-small text-muted">
            <Title record={one} />
          </dt>
          <dd className="font-bold">
            <bdi>{valueWithSign({ ...one, unit: null }) ?? one.value_text}</bdi> <Unit unit={one.unit} />
          </dd>
          <dd className="text-small text-muted">{reportDay(one)}</dd>
        </div>
      ))}
    </dl>
  );
