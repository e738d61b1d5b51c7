export { authStep, purposesProvenBy, type AuthPlace, type AuthState, type CodeState } from './auth-state.ts';
export { isBirthDay } from './birth-day.ts';
export { accessEnds, guardianAccess, lastBirthDayOf, type GuardianAccess, type GuardianBasis } from './guardian.ts';
export { correctionDocuments, correctionReason } from './correction.ts';
export { isEmail, maskEmail } from './email.ts';
export {
  isIdentity,
  isIdentityOfFile,
  isMrn,
  isNationalId,
  isTaxIqama,
  patientLoginFields,
  normaliseIdentity,
  type LoginField,
} from './identity-number.ts';
export { landing, mustAgreeToTerms } from './landing.ts';
export { lockoutRules } from './lockout.ts';
export { isPersonName, normaliseName } from './name.ts';
export {
  codeLimits,
  codeRules,
  codeVerdict,
  digitsFor,
  mayResend,
  isForSignedIn,
  sendLimits,
  triesOf,
  type CodePurpose,
  type CodeUse,
} from './one-time-code.ts';
export { checkPassword, passwordRules } from './password.ts';
export { roleMay, rolesThatMay, type Permission } from './permissions.ts';
export { isSaudiMobile, maskPhone, normalisePhone, toE164 } from './phone.ts';
export { isDoctorRole, isStaff, roles, type Role, type RoleId } from './roles.ts';
export { secondFactorRules, staffLinkRules } from './second-factor.ts';
export { sessionExpiry, sessionRules } from './session.ts';
export { mayManageStaff, staffActions, staffStates, type StaffAction, type StaffState } from './staff-actions.ts';
