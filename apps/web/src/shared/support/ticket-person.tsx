import { inLocale } from '#shared/i18n/locale.ts';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import type { Ticket } from './api-types.ts';

/** For staff: whose ticket it is, or what a guest called themselves. */
export const TicketPerson = ({ ticket: { patient, sender } }: { ticket: Ticket }) => (
  <bdi>
    <Marked>{patient ? inLocale(patient.name, patient.name_ar) : (sender?.name ?? '')}</Marked>
  </bdi>
);

/** The number or the address that somebody who wrote by Contact us is answered at. */
export const SenderLink = ({ contact }: { contact: string }) => (
  <a
    href={`${contact.includes('@') ? 'mailto' : 'tel'}:${contact}`}
    className="inline-flex min-h-11 items-center font-bold wrap-anywhere text-accent-text underline-offset-4 hover:underline"
  >
    <Ltr>{contact}</Ltr>
  </a>
);
