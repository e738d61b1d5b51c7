import { roles } from '@balsam/domain/identity';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Pencil, Ticket } from 'lucide-react';
import { lazy, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { useSession } from '#shared/api/session.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Deferred } from '#shared/ui/deferred.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { DeskVisits } from './desk-visits.tsx';
import { FileMissing } from './file-missing.tsx';
import { PatientFacts } from './patient-facts.tsx';
import { type DeskPatient, patientQuery } from './queries.ts';

const TicketDialog = lazy(() => import('./ticket-dialog.tsx'));
const list = '/staff/patients';

const Patient = ({ patient }: { patient: DeskPatient }) => {
  const [isOpen, setOpen] = useState(false);
  const isDesk = useSession()?.user.role_id === roles.frontDesk;
  const name = inLocale(patient.name, patient.name_ar);
  return (
    <Page narrow>
      <PageHeading
        title={<Marked>{name}</Marked>}
        back={list}
        action={
          isDesk && (
            <Button icon={Ticket} onClick={() => setOpen(true)}>
              {m.desk_ticket()}
            </Button>
          )
        }
      />
      <PatientFacts patient={patient} />
      <LinkButton
        to="/staff/patients/$mrn/correct"
        params={{ mrn: patient.mrn_number }}
        variant="outline"
        icon={Pencil}
        className="self-start"
      >
        {m.desk_correct()}
      </LinkButton>
      <DeskVisits visits={patient.visits} name={name} />
      <Deferred>{isOpen && <TicketDialog mrn={patient.mrn_number} onClose={() => setOpen(false)} />}</Deferred>
    </Page>
  );
};

/** `/staff/patients/:mrn`: a file as a desk needs it (D13.33). Each opening stands in the person's access log. */
export const PatientPage = () => {
  const { mrn } = useParams({ from: '/staff/patients/$mrn/' });
  const { data, error, refetch } = useQuery(patientQuery(mrn));
  if (data) return <Patient patient={data} />;
  return <FileMissing error={error} onRetry={() => void refetch()} />;
};
