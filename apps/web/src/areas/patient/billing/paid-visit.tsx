import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { IconText } from '#shared/ui/icon-text.tsx';
import { Skeleton } from '#shared/ui/states.tsx';
import { DoctorLine, TypeBadge } from '../appointments/appointment-details.tsx';
import { When, Where } from '../appointments/detail-card.tsx';
import { payable } from './queries.ts';

const preparations = {
  onsite: m.billing_prepare_onsite,
  onspot: m.billing_prepare_onsite,
  virtual: m.billing_prepare_virtual,
  home: m.billing_prepare_home,
} as const;

/** The visit that has been paid for: with whom, when, where, and how to prepare for it. */
const PaidVisit = ({ id }: { readonly id: number }) => {
  const { data: visit, error } = useQuery(payable(id));
  if (!visit) return error ? null : <Skeleton className="h-72 w-full rounded-md" />;
  const { doctor } = visit;
  return (
    <section aria-label={m.billing_visit()} className="flex flex-col gap-2 rounded-lg border border-line p-4">
      <DoctorLine
        appointment={visit}
        name={<h3 className="text-h3">{inLocale(doctor.display_name, doctor.display_name_ar)}</h3>}
      />
      <div>
        <TypeBadge appointment={visit} />
      </div>
      <ul className="-mb-4 divide-y divide-line">
        <When appointment={visit} />
        <Where appointment={visit} />
        <IconText icon={ClipboardCheck} title={m.billing_prepare()}>
          <p className="text-text-2">{preparations[visit.type]()}</p>
        </IconText>
      </ul>
    </section>
  );
};

export default PaidVisit;
