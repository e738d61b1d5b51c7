import { vehicleLimits } from '@balsam/domain/delivery';
import { rolesThatMay, staffStates } from '@balsam/domain/identity';
import { z } from 'zod';
import { EmailText, Id, IdText, InstantText, LineText, listOf, PageQuery, SearchText } from './common.ts';
import { callerOf, endpoint } from './endpoint.ts';

const access = rolesThatMay('manage_riders').map(callerOf);
const byId = z.object({ id: IdText });
const Name = z.string().max(250);
const Typed = z.string().trim().min(1).max(80);

/** What a rider drives, and what it can carry. */
const Vehicle = {
  vehicle_number: LineText.max(vehicleLimits.number),
  vehicle_type: LineText.max(vehicleLimits.type),
  max_grams: z.int().min(1000).max(1_000_000),
  has_cold_box: z.boolean(),
};

export const riderActions = ['invite', 'send_password_link', 'lock', 'unlock'] as const;

const StaffRider = z.object({
  /** The person's. */
  id: Id,
  name: Name,
  name_ar: Name,
  portrait: z.string().max(40).nullable(),
  email_address: z.string().max(254),
  phone_number: z.string().max(20).nullable(),
  state: z.enum(staffStates),
  vehicle_number: z.string().nullable(),
  vehicle_type: z.string().nullable(),
  max_grams: z.int(),
  has_cold_box: z.boolean(),
  /** Of today, and the one that is open. */
  shifts: z
    .array(z.object({ id: Id, title: Name, title_ar: Name, started_at: InstantText, ended_at: InstantText.nullable() }))
    .max(20),
  /** Orders that they have and have not brought. One that was fetched is with them. */
  orders: z.array(z.object({ id: Id, is_fetched: z.boolean() })).max(50),
  may: z.array(z.enum(riderActions)).max(4),
});

const act = <const P extends string>(name: P, summary: string) =>
  endpoint({
    method: 'POST',
    path: `/staff/riders/:id/${name}`,
    access,
    summary,
    params: byId,
    reply: StaffRider,
    errors: ['not_found', 'staff_changed'],
  });

/** Riders as administrators keep them (DECISIONS section 13). */
export const riders = {
  list: endpoint({
    method: 'GET',
    path: '/staff/riders',
    access,
    summary: 'The riders by name, with their vehicle, the shifts of today and what they have with them',
    query: z.object({ ...PageQuery, q: SearchText.optional() }),
    reply: listOf(StaffRider),
    errors: [],
  }),
  invite: endpoint({
    method: 'POST',
    path: '/staff/riders',
    access,
    summary: 'Invites a rider: a link to choose a password goes to their e-mail address and works for 72 hours',
    body: z.object({
      email_address: EmailText.min(1),
      first_name: Typed,
      family_name: Typed,
      first_name_ar: Typed,
      family_name_ar: Typed,
      language: z.enum(['ar', 'en']).optional(),
      ...Vehicle,
    }),
    reply: StaffRider,
    errors: ['email_not_valid', 'name_not_valid', 'email_taken'],
  }),
  saveVehicle: endpoint({
    method: 'PUT',
    path: '/staff/riders/:id/vehicle',
    access,
    summary: 'What a rider drives, and what it can carry',
    params: byId,
    body: z.object(Vehicle),
    reply: StaffRider,
    errors: ['not_found'],
  }),
  inviteAgain: act('invite', 'Sends another invitation; the earlier link stops working'),
  sendPasswordLink: act('password-link', 'Sends a link to choose another password, which works for 24 hours'),
  lock: act(
    'lock',
    'Locks a rider out: sessions and shift end at once, and what they have not fetched goes to other riders. What they fetched is left for staff to hand over or to record as returned',
  ),
  unlock: act('unlock', 'Lets a rider in again'),
} as const;
