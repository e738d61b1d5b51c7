import type { TicketState, TicketTopic } from '@balsam/domain/support';
import { CircleCheck, Clock, Lock, type LucideIcon } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import type { Tone } from '#shared/ui/tint.ts';

export const topicLabels: Readonly<Record<TicketTopic, () => string>> = {
  order: m.pharmacy_support_topic_order,
  delivery: m.pharmacy_support_topic_delivery,
  payment: m.pharmacy_support_topic_payment,
  product: m.pharmacy_support_topic_product,
  account: m.pharmacy_support_topic_account,
  other: m.pharmacy_support_topic_other,
  appointment: m.contact_topic_appointment,
  complaint: m.contact_topic_complaint,
  suggestion: m.reviews_topic_suggestion,
  praise: m.reviews_topic_praise,
  app_problem: m.reviews_topic_app_problem,
};

type TicketStateStyle = { readonly icon: LucideIcon; readonly tone: Tone; readonly word: () => string };

export const ticketStateStyle: Readonly<Record<TicketState, TicketStateStyle>> = {
  open: { icon: Clock, tone: 'warning', word: m.pharmacy_support_state_open },
  answered: { icon: CircleCheck, tone: 'success', word: m.pharmacy_support_state_answered },
  closed: { icon: Lock, tone: 'neutral', word: m.pharmacy_support_state_closed },
};
