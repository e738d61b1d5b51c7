export { isOverdue, mayCall, mayReturn, maySkip, placeOfReturn, queueRules } from './rules.ts';
export { mayMoveTicket, ticketMoves, ticketStates, type TicketState } from './states.ts';
export { queueLetters, readToken, tokenOf } from './token.ts';
export { waitingMinutes } from './wait.ts';
