export { accessEnds, guardianAccess, type GuardianAccess } from './guardian.ts';
export { isEmail, maskEmail } from './email.ts';
export {
  isIdentity,
  isIqama,
  isMrn,
  isNationalId,
  isTaxIqama,
  loginFields,
  patientLoginFields,
  staffLoginFields,
  type LoginField,
} from './identity-number.ts';
export { landing, mustAgreeToTerms } from './landing.ts';
export { lockedUntil, lockoutRules } from './lockout.ts';
export {
  codeLimits,
  codeRules,
  codeVerdict,
  mayResend,
  mayTryCode,
  sendLimits,
  type CodePurpose,
  type CodeUse,
} from './one-time-code.ts';
export { checkPassword, passwordRules } from './password.ts';
export { isSaudiMobile, maskPhone, toE164 } from './phone.ts';
export { isDoctorRole, isRoleId, isStaff, roles, type Role, type RoleId } from './roles.ts';
export { sessionExpiry, sessionRules } from './session.ts';
