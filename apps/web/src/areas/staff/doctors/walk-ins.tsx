import { roleMay } from '@balsam/domain/identity';
import * as m from '#paraglide/messages.js';
import { useSession } from '#shared/api/session.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { tokenText } from '#shared/queue/token.ts';
import { Card } from '#shared/ui/card.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import type { WaitingWalkIn } from './queries.ts';

/** Who waits now, without an appointment, for a doctor that is away: the desk gives each to a colleague in the queue. */
export const WalkIns = ({ walkIns }: { readonly walkIns: readonly WaitingWalkIn[] }) => {
  const mayTransfer = roleMay(useSession()?.user.role_id ?? 0, 'run_queue');
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-h3">{m.doctors_walk_ins_title()}</h2>
      <p className="text-text-2">{m.doctors_walk_ins_text()}</p>
      {mayTransfer && (
        <LinkButton to="/staff/queue" variant="soft" className="self-start">
          {m.doctors_walk_ins_open()}
        </LinkButton>
      )}
      <Card flush>
        <ul className="divide-y divide-line">
          {walkIns.map((each) => (
            <li key={each.ticket_id} className="flex flex-col px-4 py-4 desktop:px-5">
              <span className="tabular font-bold">{tokenText(each.token_number)}</span>
              <InlineList className="text-text-2">
                <Marked>{inLocale(each.patient.name, each.patient.name_ar)}</Marked>
                <span>{inLocale(each.clinic.title, each.clinic.title_ar)}</span>
                <span>{inLocale(each.location.title, each.location.title_ar)}</span>
              </InlineList>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
};
