import { UserPlus, UserRound } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { day } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card, ListRow } from '#shared/ui/card.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { linkTo } from '#shared/ui/link-to.ts';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { EmptyState } from '#shared/ui/states.tsx';
import { FindForm } from './find-form.tsx';
import { type Asked, type Found, useDeskStep } from './queries.ts';

const Facts = ({ patient }: { patient: Found }) => (
  <InlineList>
    <span>
      {m.audit_mrn()} <Ltr>{patient.mrn_number}</Ltr>
    </span>
    {patient.birth_date && <span>{day(patient.birth_date)}</span>}
    {patient.identity_ends && (
      <span>
        {m.desk_identity_ends()} <Ltr>{patient.identity_ends}</Ltr>
      </span>
    )}
    {patient.phone_ends && (
      <span>
        {m.desk_phone_ends()} <Ltr>{patient.phone_ends}</Ltr>
      </span>
    )}
  </InlineList>
);

const Results = ({ items }: { items: readonly Found[] }) => {
  if (items.length === 0)
    return (
      <EmptyState
        art="box"
        title={m.desk_none_title()}
        text={m.desk_none_text()}
        action={
          <LinkButton to="/staff/patients/new" variant="outline" icon={UserPlus}>
            {m.desk_register()}
          </LinkButton>
        }
      />
    );
  return (
    <Card flush>
      {items.map((patient) => (
        <ListRow
          key={patient.mrn_number}
          icon={UserRound}
          title={<Marked>{inLocale(patient.name, patient.name_ar)}</Marked>}
          detail={<Facts patient={patient} />}
          link={linkTo(`/staff/patients/${patient.mrn_number}`)}
        />
      ))}
    </Card>
  );
};

/** `/staff/patients`: the front desk and the records office find a file, or open one (D13.32, D13.33). */
export const PatientsPage = () => {
  const find = useDeskStep(
    (body: Asked) => api.frontDesk.find({ body, quiet: true }),
    () => undefined,
  );
  return (
    <Page narrow>
      <PageHeading
        title={m.desk_title()}
        detail={m.desk_hint()}
        action={
          <LinkButton to="/staff/patients/new" icon={UserPlus}>
            {m.desk_register()}
          </LinkButton>
        }
      />
      <FindForm error={find.error} isPending={find.isPending} onFind={(asked) => find.mutate(asked)} />
      <div aria-live="polite">{find.data && <Results items={find.data.items} />}</div>
    </Page>
  );
};
