import { z } from 'zod';
import { EmailText, Id, listOf, Nothing } from './common.ts';
import { endpoint } from './endpoint.ts';
import { FamilyMember, Guardian, Relation } from './family/shapes.ts';
import { AnyLogIn, codeRefusals, CodeSent, SignedIn } from './identity/sign-in.ts';

export { FamilyMember, Guardian, Relation } from './family/shapes.ts';

const NamePart = z.string().trim().min(1).max(80);
const OneGrant = z.object({ id: Id });

/** Guardians and those in their care (SPEC §3 'Family member', §4; DECISIONS §3). */
export const family = {
  relations: endpoint({
    method: 'GET',
    path: '/family-member-relation/get/all',
    access: ['guest'],
    summary: 'What a family member can be to the one who adds them',
    reply: z.array(Relation).max(50),
    errors: [],
  }),
  members: endpoint({
    method: 'GET',
    path: '/family-members/get/all',
    access: ['patient'],
    summary: 'In whose profiles the caller may work',
    reply: listOf(FamilyMember),
    errors: ['own_profile_only'],
  }),
  guardians: endpoint({
    method: 'GET',
    path: '/family-members/guardians',
    access: ['patient'],
    summary: "Who may work in the caller's profile",
    reply: listOf(Guardian),
    errors: ['own_profile_only'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/family-members/add',
    access: ['patient'],
    summary:
      'Adds a minor by the declaration of their guardian, or asks for the code that proves it: of the one who cares for the child ' +
      'already, of the phone on the file, or of the adult in person. When nothing matches it answers as if a code had been sent',
    body: z.object({
      id_type: z.enum(['saudi_id', 'national_id', 'iqama']),
      id_number: z.string().trim().min(1).max(40),
      first_name: NamePart,
      middle_name: z.string().trim().max(80).optional(),
      family_name: NamePart,
      email_address: EmailText.optional(),
      phone_number: z.string().trim().max(20).optional(),
      /** ISO 3166 alpha-2, as `nationalities` lists them. */
      nationality: z.string().trim().min(1).max(2),
      /** A Gregorian day, `YYYY-MM-DD`. */
      dob: z.string().trim().min(1).max(20),
      location_id: Id,
      gender: z.enum(['male', 'female']),
      relation_id: Id,
      /** That the child is in the caller's care. Without meaning for an adult, who answers for themselves. */
      declaration: z.boolean(),
      /** The number of the child's file, wanted where the file has no phone to ask. */
      mrn_number: z.string().trim().max(20).optional(),
    }),
    reply: z.discriminatedUnion('state', [
      z.object({ state: z.literal('added'), member: FamilyMember }),
      CodeSent.extend({ state: z.literal('code_sent'), challenge: z.string().max(100) }),
    ]),
    errors: [
      'own_profile_only',
      'terms_not_agreed',
      'guardian_under_age',
      'identity_not_valid',
      'name_not_valid',
      'birth_date_not_valid',
      'phone_not_valid',
      'email_not_valid',
      'nationality_not_valid',
      'location_not_valid',
      'relation_not_valid',
      'declaration_required',
      'family_full',
      'family_already_added',
      'code_too_soon',
      'too_many_codes',
      'too_many_requests',
    ],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/family-members/confirm',
    access: ['patient'],
    summary: 'Adds the member whose code this is',
    body: z.object({
      challenge: z.string().max(100),
      otp_code: z.string().trim().max(20),
      device_id: AnyLogIn.device_id,
    }),
    reply: z.object({ state: z.literal('added'), member: FamilyMember }),
    errors: ['own_profile_only', 'family_full', 'family_already_added', ...codeRefusals],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/family-members/delete',
    access: ['patient'],
    summary: 'Ends a grant, from either side, and with it every log-in that works by it',
    body: OneGrant,
    reply: Nothing,
    errors: ['own_profile_only', 'not_found'],
  }),
  switch: endpoint({
    method: 'POST',
    path: '/family-members/switch',
    access: ['patient'],
    summary: "Opens a member's profile: answers as a log-in does, and the token that asked has ended",
    body: OneGrant,
    secretReply: true,
    reply: SignedIn,
    errors: ['own_profile_only', 'not_found'],
  }),
  switchBack: endpoint({
    method: 'POST',
    path: '/family-members/switch-back',
    access: ['patient'],
    summary: "Opens the guardian's own profile again, with another token",
    secretReply: true,
    reply: SignedIn,
    errors: [],
  }),
} as const;
