import { z } from 'zod';
import { EmailText, InstantText } from '../common.ts';
import { User } from '../people/user.ts';

/** What every log-in answers with, by password or by code (SPEC §3). */
export const SignedIn = z.object({
  user: User,
  /** Opaque; sent as `Authorization: Bearer ...`. */
  access_token: z.string().max(100),
  token_type: z.literal('Bearer'),
  /** When it ends if nothing more is asked; every call moves it on. */
  expires_at: InstantText,
  /** Where this person lands: `/dashboard`, `/terms-and-condition`, `/doctor/dashboard`, `/rider-orders` or `/staff`. */
  landing: z.string().max(100),
});

/** What any log-in takes besides who it is. */
export const AnyLogIn = {
  /** The device's push token, if it has one. */
  fcm_token: z.string().max(4096).nullish(),
  /** 30 days instead of 12 hours; staff stay at 15 minutes idle. */
  remember: z.boolean().optional(),
  /** A random name the browser gives itself once and keeps: strangers' guesses never lock out a device that is known. */
  device_id: z
    .string()
    .regex(/^[\w-]{16,100}$/)
    .optional(),
};

export const Password = z.string().min(1).max(200);

/** As typed: Arabic-Indic digits and what a paste brings along around it are fine. */
export const UserName = EmailText.min(1);

/** How patients name themselves; `saudi_id` and `national_id` are the same (DECISIONS §3). */
export const PatientField = z.enum(['mrn_number', 'national_id', 'saudi_id', 'iqama']);

/** What a new password can be refused with, wherever one is chosen. */
export const passwordRefusals = ['password_too_short', 'password_too_long', 'password_too_common'] as const;

/** Where a code went, masked; for an unknown account a steady decoy. At least one of the two is there. */
export const CodeSent = z.object({
  phone_number: z.string().max(30).nullable(),
  email_address: z.string().max(254).nullable(),
  /** Seconds until another may be asked for. */
  resend_after: z.int().min(0).max(3600),
});

/** What the six digits of an order can be refused with, at the door and at the counter. */
export const orderCodeRefusals = [
  'order_otp_required',
  'code_not_valid',
  'code_wrong',
  'code_expired',
  'code_spent',
  'too_many_order_codes',
] as const;

/** What any other code can be refused with, wherever one is proven. */
export const codeRefusals = [
  'otp_required',
  'code_not_valid',
  'code_wrong',
  'code_expired',
  'code_spent',
  'too_many_codes',
  'codes_paused',
] as const;
