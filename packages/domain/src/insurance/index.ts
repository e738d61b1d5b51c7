export { approvalMoves, mayAnswer, mayMoveApproval, type ApprovalState } from './approval.ts';
export { approvalHoldUntil, approvalRules } from './hold.ts';
export {
  expiryOf,
  factsAfter,
  mayCover,
  policyStateOn,
  policyRules,
  type PolicyFacts,
  type PolicyState,
} from './policy.ts';
export { insurerShareOf, sharesOf, type Benefit } from './shares.ts';
