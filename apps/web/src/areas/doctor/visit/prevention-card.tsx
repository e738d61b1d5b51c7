import type { CallReply } from '@balsam/contract/call';
import type { prevention } from '@balsam/contract/prevention';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { dayOf } from '#shared/records/lab-values.ts';
import { MeasurementDialog } from '#shared/records/measurement-dialog.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { MoreLines, useFirstLines } from '#shared/ui/more-lines.tsx';
import { UnreadLine } from '#shared/ui/unread.tsx';
import { Section } from './record-cards.tsx';
import { VaccinationDialog } from './vaccination-dialog.tsx';

const newest = 5;
const sizes = {
  weight: { label: m.growth_weight, unit: m.growth_unit_kg },
  height: { label: m.growth_height, unit: m.growth_unit_cm },
  head: { label: m.growth_head, unit: m.growth_unit_cm },
} as const;

type OfPatient = { readonly mrn: string };
type Measurements = CallReply<typeof prevention.measurements>;
type Vaccinations = CallReply<typeof prevention.vaccinations>;

const Line = ({
  title,
  value,
  on,
  precision,
  mark,
}: {
  readonly title: string;
  readonly value?: string;
  readonly on: string | null;
  /** How exactly the day is known; a day where it is not said. */
  readonly precision?: Parameters<typeof dayOf>[0]['precision'] | null;
  readonly mark?: string | false;
}) => (
  <li className="flex flex-wrap justify-between gap-x-4 py-2">
    <span>
      <Marked>{title}</Marked>
      {value !== undefined && <span className="tabular font-bold"> {value}</span>}
      {mark && <span className="font-bold"> ({mark})</span>}
    </span>
    {on !== null && (
      <time dateTime={on} className="text-small text-muted">
        {dayOf({ day: on, precision: precision ?? 'day' })}
      </time>
    )}
  </li>
);

/** The newest weight, height and head. */
const Sizes = ({ items }: Pick<Measurements, 'items'>) =>
  (['weight', 'height', 'head'] as const).map((kind) => {
    const last = items.findLast((item) => item.kind === kind);
    const { label, unit } = sizes[kind];
    return last && <Line key={kind} title={label()} value={`${number(last.value)} ${unit()}`} on={last.day} />;
  });

const Vaccines = ({ given }: { readonly given: readonly Vaccinations['given'][number][] }) =>
  given.map(({ id, title, title_ar, day: on, precision, is_subpotent: isSubpotent }) => (
    <Line
      key={id}
      title={inLocale(title, title_ar)}
      on={on}
      precision={precision}
      mark={isSubpotent && m.vaccines_not_counted()}
    />
  ));

/** The newest sizes of a patient and the vaccines, the newest first; the doctor writes further ones. */
export const PreventionCard = ({ mrn }: OfPatient) => {
  const [adding, setAdding] = useState<'measurement' | 'vaccination'>();
  const measurements = useQuery(api.prevention.measurements.query({ query: { mrn_number: mrn }, quiet: true }));
  const vaccinations = useQuery(api.prevention.vaccinations.query({ query: { mrn_number: mrn }, quiet: true }));
  const given = useFirstLines(vaccinations.data?.given ?? [], newest);
  const close = () => setAdding(undefined);
  return (
    <Section title={m.doctor_prevention()}>
      <ul className="divide-y divide-line empty:hidden">
        <Sizes items={measurements.data?.items ?? []} />
        <Vaccines given={given.shown} />
      </ul>
      <MoreLines of={given} />
      <UnreadLine reads={[measurements, vaccinations]} />
      <span className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" icon={Plus} onClick={() => setAdding('measurement')}>
          {m.growth_add()}
        </Button>
        <Button variant="outline" size="sm" icon={Plus} onClick={() => setAdding('vaccination')}>
          {m.doctor_vaccine_add()}
        </Button>
      </span>
      {adding === 'measurement' && <MeasurementDialog mrn={mrn} onClose={close} />}
      {adding === 'vaccination' && <VaccinationDialog mrn={mrn} onClose={close} />}
    </Section>
  );
};
