export { contactWayOf, contactRules, contactTopics, type ContactTopic } from './contact.ts';
export {
  afterWriting,
  mayWriteTo,
  questionTopics,
  ticketRules,
  ticketStates,
  ticketTopics,
  type TicketSide,
  type TicketState,
  type TicketTopic,
} from './ticket.ts';
