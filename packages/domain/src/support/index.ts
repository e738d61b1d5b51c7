export {
  afterWriting,
  ticketRules,
  ticketStates,
  ticketTopics,
  type TicketSide,
  type TicketState,
  type TicketTopic,
} from './ticket.ts';
