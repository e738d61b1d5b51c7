export { contactWayOf, contactRules, contactTopics, type ContactTopic } from './contact.ts';
export {
  afterWriting,
  feedbackTopics,
  mayWriteTo,
  questionTopics,
  ticketRules,
  ticketStates,
  ticketTopics,
  type FeedbackTopic,
  type TicketSide,
  type TicketState,
  type TicketTopic,
} from './ticket.ts';
