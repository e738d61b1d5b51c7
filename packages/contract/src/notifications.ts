import {
  channels,
  notificationKinds,
  notificationTopics,
  type NotificationKind as Kind,
} from '@balsam/domain/notifications';
import { z } from 'zod';
import { Id, IdText, InstantText, Nothing } from './common.ts';
import { endpoint } from './endpoint.ts';

export const NotificationKind = z.enum(Object.keys(notificationKinds) as [Kind, ...Kind[]]);
const Channel = z.enum(channels);

export const Notification = z.object({
  id: Id,
  kind: NotificationKind,
  title: z.string(),
  title_ar: z.string(),
  message: z.string(),
  message_ar: z.string(),
  seen: z.boolean(),
  created_at: InstantText,
  /** A path of the web app that it is about. */
  link: z.string().nullable(),
  appointment_id: Id.nullable(),
  /** The dose of a medicine that can be answered right here. */
  dose_id: Id.nullable(),
});

const PositiveIntText = z
  .string()
  .regex(/^[1-9]\d{0,6}$/)
  .transform(Number);

const Language = z.enum(['ar', 'en']);

/** Which kinds reach a person by which channels. In the app itself they always appear; security codes are not among them. */
const Config = z.object({
  /** The person whose settings these are. */
  id: Id,
  /** In which their messages are written. */
  language: Language,
  /** By kind, in the order in which the settings list them. */
  kinds: z.array(
    z.object({
      kind: NotificationKind,
      title: z.string().max(80),
      title_ar: z.string().max(80),
      group: z.string().max(40),
      group_title: z.string().max(80),
      group_title_ar: z.string().max(80),
      in_app: z.literal(true),
      /** It goes out by every channel and cannot be switched off: missing it could do harm. */
      required: z.boolean(),
      push: z.boolean(),
      sms: z.boolean(),
      email: z.boolean(),
    }),
  ),
  /** Devices on which this person is signed in and takes push messages. */
  push_devices: z.int(),
});

const OfPerson = z.object({ id: IdText });

export const notifications = {
  fetch: endpoint({
    method: 'GET',
    path: '/notifications/fetch',
    access: ['user'],
    summary: 'The notifications of the open profile; pages of 3 from page 1 by default',
    query: z.object({
      id: IdText.optional(),
      limit: PositiveIntText.optional(),
      page: PositiveIntText.optional(),
      orderBy: z.enum(['created_at', 'id']).optional(),
      orderType: z.enum(['asc', 'desc', 'ASC', 'DESC']).optional(),
    }),
    reply: z.object({ notifications: z.array(Notification), count: z.int(), unReadCount: z.int() }),
    errors: ['not_found'],
  }),
  read: endpoint({
    method: 'PATCH',
    path: '/notifications/read',
    access: ['user'],
    summary: 'Marks one notification read (`id`), or all of them (`readAll`)',
    body: z.object({ userId: Id, readAll: z.boolean().optional(), id: Id.optional() }),
    reply: z.object({ unReadCount: z.int() }),
    errors: ['not_found'],
  }),
  config: endpoint({
    method: 'GET',
    path: '/notification-config/:id',
    access: ['user'],
    summary: 'By which channels each kind of notification reaches the open profile, whose id it is',
    params: OfPerson,
    reply: Config,
    errors: ['not_found'],
  }),
  changeConfig: endpoint({
    method: 'PATCH',
    path: '/notification-config/:id',
    access: ['user'],
    summary:
      'Switches a channel on or off, for one kind of notification, for a topic of a patient or, without either, for all that can be switched',
    params: OfPerson,
    body: z.object({
      kind: NotificationKind.optional(),
      topic: z.enum(notificationTopics).optional(),
      channel: Channel,
      on: z.boolean(),
    }),
    reply: Config,
    errors: ['not_found', 'notification_required'],
  }),
  pushKey: endpoint({
    method: 'GET',
    path: '/notifications/push-key',
    access: ['user'],
    summary: 'The key that a browser subscribes to for push messages (RFC 8292), base64url',
    reply: z.object({ public_key: z.string().max(100) }),
    errors: [],
  }),
  registerDevice: endpoint({
    method: 'POST',
    path: '/notifications/device-token',
    access: ['user'],
    summary:
      'Sends push messages to this device for as long as this log-in lives. `token` is the JSON text of a PushSubscription, ' +
      'or a token of Firebase; it is the `fcm_token` that a log-in takes',
    body: z.object({ token: z.string().min(1).max(4096), platform: z.enum(['web', 'android', 'ios']) }),
    reply: Nothing,
    errors: ['push_token_not_valid'],
  }),
  removeDevice: endpoint({
    method: 'DELETE',
    path: '/notifications/device-token',
    access: ['user'],
    summary: 'Sends no more push messages to the device of this log-in',
    reply: Nothing,
    errors: [],
  }),
} as const;
