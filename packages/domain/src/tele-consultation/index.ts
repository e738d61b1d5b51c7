export {
  callStateFor,
  callStates,
  ringOf,
  ringSeconds,
  ringStates,
  ringUntil,
  type CallFacts,
  type CallState,
  type RingState,
} from './call-state.ts';
export { callProblems, checkFeedback, feedbackRules, mayGiveFeedback, type CallProblem } from './feedback.ts';
export {
  callSides,
  comeBackUntil,
  hasLeft,
  isInCall,
  lineLostSince,
  otherSide,
  presenceOf,
  presenceRules,
  presences,
  type Attendance,
  type CallSide,
  type Presence,
} from './presence.ts';
export { mayComeBack, mayEnterCall, mayHoldToken, mayRing, type CallAppointment } from './rules.ts';
export { credentialMinutes, signalLimits } from './signal.ts';
