import { unitText } from '@balsam/domain/records';
import { ArrowUpRight, BellRing, Check, Clock, Phone, TriangleAlert, Undo2 } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { dateTime, digits, relative } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { shown, takenAt } from '#shared/records/lab-values.ts';
import { NumberText } from '#shared/records/reading.tsx';
import { Avatar, portraitNamed } from '#shared/ui/avatar.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import type { CriticalResult } from './queries.ts';

type OfResult = { readonly result: CriticalResult };

const Who = ({ result: { patient, inpatient } }: OfResult) => (
  <div className="flex min-w-0 flex-1 basis-48 items-center gap-3">
    <Avatar portrait={portraitNamed(patient.portrait, patient.id)} photo={patient.photo_url} />
    <div className="min-w-0">
      <h2 className="text-h3 wrap-anywhere">
        <Marked>{inLocale(patient.name, patient.name_ar)}</Marked>
      </h2>
      <InlineList className="text-small text-muted">
        {patient.mrn_number !== null && <Ltr>{patient.mrn_number}</Ltr>}
        {inpatient && (
          <span>
            {m.doctor_inpatient_place({
              ward: inLocale(inpatient.ward, inpatient.ward_ar),
              bed: digits(inpatient.bed),
            })}
          </span>
        )}
      </InlineList>
    </div>
  </div>
);

const rangeOf = ({ low, high, range_text: text }: CriticalResult): string | null => {
  if (low !== null && high !== null) return m.doctor_critical_range({ low: shown(low), high: shown(high) });
  if (low !== null) return m.doctor_critical_from({ low: shown(low) });
  return high === null ? text : m.doctor_critical_to({ high: shown(high) });
};

const Value = ({ result }: OfResult) => (
  <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-md bg-danger-soft px-4 py-3 text-danger-text">
    <span className="min-w-0 font-bold wrap-anywhere">
      <Marked>{inLocale(result.title, result.title_ar)}</Marked>
    </span>
    <span className="wrap-anywhere">
      <bdi className="tabular text-h1">
        {result.decimal === null ? result.value_text : <NumberText value={{ ...result, unit: null }} />}
      </bdi>{' '}
      <Ltr>{unitText(result.unit ?? '')}</Ltr>
    </span>
  </p>
);

/** How long it has waited, or what became of it. */
const AcknowledgementStatus = ({ result, now }: OfResult & { readonly now: Date }) => {
  if (result.acknowledged)
    return (
      <Chip tone="success" icon={Check}>
        {m.doctor_critical_done()}
      </Chip>
    );
  if (result.superseded_at !== null) return <Chip icon={Undo2}>{m.doctor_critical_superseded()}</Chip>;
  if (result.escalated)
    return (
      <Chip tone="danger" icon={BellRing}>
        {m.doctor_critical_escalated()}
      </Chip>
    );
  return (
    <Chip tone="warning" icon={Clock}>
      {m.doctor_critical_due({ when: relative(result.due_at, now) })}
    </Chip>
  );
};

const doctorName = (name: { readonly name: string; readonly name_ar: string }): string =>
  m.doctor_critical_doctor({ name: inLocale(name.name, name.name_ar) });

const History = ({ result }: OfResult) => {
  const { escalated, acknowledged, superseded_at: superseded } = result;
  return (
    <ul className="flex flex-col gap-1 text-small text-text-2">
      <li>{m.doctor_critical_reported({ when: dateTime(result.reported_at), doctor: doctorName(result.doctor) })}</li>
      {escalated && (
        <li>{m.doctor_critical_went({ when: dateTime(escalated.at), doctor: doctorName(escalated.to) })}</li>
      )}
      {acknowledged && (
        <li>
          {m.doctor_critical_by({
            when: dateTime(acknowledged.at),
            doctor: doctorName(acknowledged.by),
            value: `\u2068${digits(acknowledged.read_back)}\u2069`,
          })}
        </li>
      )}
      {superseded !== null && <li>{m.doctor_critical_superseded_at({ when: dateTime(superseded) })}</li>}
    </ul>
  );
};

type CriticalCardProps = OfResult & { readonly now: Date; readonly onAcknowledge: () => void };

/** A critical result: whose, which value, how long it has waited, and what there is to do. */
export const CriticalCard = ({ result, now, onAcknowledge }: CriticalCardProps) => {
  const isOpen = !result.acknowledged && result.superseded_at === null;
  const range = rangeOf(result);
  const { phone_number: phone } = result.patient;
  return (
    <Card as="li" className={isOpen ? 'flex flex-col gap-3 border-danger-line!' : 'flex flex-col gap-3'}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <Who result={result} />
        <AcknowledgementStatus result={result} now={now} />
      </div>
      <Value result={result} />
      <InlineList className="text-small text-text-2">
        <span className="inline-flex items-center gap-1.5">
          <TriangleAlert aria-hidden size={16} />
          {result.flag === 'critical_high' ? m.records_flag_critical_high() : m.records_flag_critical_low()}
        </span>
        {range !== null && <span>{range}</span>}
        <time dateTime={result.taken_at}>{m.doctor_critical_taken({ when: takenAt(result) })}</time>
      </InlineList>
      <History result={result} />
      {isOpen && (
        <div className="flex flex-wrap gap-2.5">
          <Button variant="danger" className="flex-1 basis-48" onClick={onAcknowledge}>
            {m.doctor_critical_acknowledge()}
            <span className="sr-only">{inLocale(result.patient.name, result.patient.name_ar)}</span>
          </Button>
          {phone !== null && (
            <a
              href={`tel:${phone}`}
              className="inline-flex min-h-12 items-center justify-center gap-2 rounded-md border border-line-strong px-4 font-medium text-text no-underline hover:bg-surface-2"
            >
              <Phone aria-hidden size={18} />
              {m.doctor_critical_call()}
              <ArrowUpRight aria-hidden size={16} className="mirrored" />
            </a>
          )}
        </div>
      )}
    </Card>
  );
};
