import { roles } from '@balsam/domain/identity';
import * as m from '#paraglide/messages.js';
import { useSession } from '#shared/api/session.ts';
import { Page } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { AgreedTerms } from './agreed-terms.tsx';
import { Consents } from './consents.tsx';
import { Copies } from './copies.tsx';
import { AccessLog } from './access-log.tsx';

/**
 * What happens with a person's data, and what they decide about it: consents, a copy of everything, the terms they agreed to, and
 * who saw their record. On desktop what one does stands beside what one reads. Consents and terms are a patient's (SPEC §4).
 */
export const PrivacyPage = () => {
  const isPatient = useSession()?.user.role_id === roles.patient;
  return (
    <Page>
      <PageHeading title={m.privacy_title()} detail={m.privacy_lead()} back="/profile" />
      <div className="grid grid-cols-1 items-start gap-7 desktop:grid-cols-[1fr_400px] desktop:gap-x-8">
        {isPatient && <Consents />}
        <div className="flex flex-col gap-7 desktop:col-start-2 desktop:row-span-2 desktop:row-start-1">
          <Copies />
          {isPatient && <AgreedTerms />}
        </div>
        <AccessLog />
      </div>
    </Page>
  );
};
