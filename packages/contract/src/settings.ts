import { rolesThatMay } from '@balsam/domain/identity';
import { z } from 'zod';
import { InstantText, listOf, PageQuery } from './common.ts';
import { callerOf, endpoint } from './endpoint.ts';

const access = rolesThatMay('change_settings').map(callerOf);
const Name = z.string().max(250);
const Title = z.string().regex(/^[A-Z][A-Z0-9_]{1,59}$/);
const byTitle = z.object({ title: Title });
const Value = z.union([z.string(), z.number(), z.boolean()]);

/** A setting that may be changed, with the change that brought its value. */
const SystemSetting = z.object({
  title: Title,
  value: Value,
  /** Guests can read it. */
  is_public: z.boolean(),
  /** Counts its changes; sent back with the next one. */
  revision: z.int(),
  changed_at: InstantText.nullable(),
  changed_by: z.object({ name: Name, name_ar: Name }).nullable(),
});

const SettingChange = z.object({
  before: Value,
  after: Value,
  at: InstantText,
  by: z.object({ name: Name, name_ar: Name }),
});

/** The settings of the system, for administrators (DECISIONS §13). */
export const settings = {
  list: endpoint({
    method: 'GET',
    path: '/staff/settings',
    access,
    summary: 'The settings that may be changed, with the newest change of each',
    reply: z.object({ items: z.array(SystemSetting) }),
    errors: [],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/staff/settings/:title',
    access,
    summary: 'Changes a setting, in force at once everywhere; `revision` is the one that was seen',
    params: byTitle,
    body: z.object({
      value: z.union([z.string().trim().max(600), z.number(), z.boolean()]),
      revision: z.int().min(0),
    }),
    reply: SystemSetting,
    errors: [
      'not_found',
      'setting_not_valid',
      'setting_out_of_range',
      'setting_out_of_order',
      'setting_times_out_of_order',
      'setting_changed',
    ],
  }),
  changes: endpoint({
    method: 'GET',
    path: '/staff/settings/:title/changes',
    access,
    summary: 'Who changed a setting and when, the newest first',
    params: byTitle,
    query: z.object({ ...PageQuery }),
    reply: listOf(SettingChange),
    errors: ['not_found'],
  }),
} as const;
