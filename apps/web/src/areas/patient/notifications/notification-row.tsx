import { Link } from '@tanstack/react-router';
import {
  Bell,
  CalendarCheck,
  CalendarClock,
  CalendarSync,
  CalendarX2,
  CircleCheck,
  Clock,
  FileCheck,
  FileX,
  FolderDown,
  type LucideIcon,
  MessageSquareReply,
  PackageCheck,
  PackageMinus,
  PackageX,
  Pill,
  Repeat,
  Repeat2,
  ShoppingBag,
  Store,
  Truck,
  Undo2,
  Video,
  UserMinus,
  UserPlus,
} from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { relative } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { cx } from '#shared/ui/class-names.ts';
import { linkTo } from '#shared/ui/link-to.ts';
import { type Tone, toneClasses } from '#shared/ui/tint.ts';
import type { Notification } from './api-types.ts';

const icons: Partial<Record<Notification['kind'], { icon: LucideIcon; tone: Tone }>> = {
  appointment_booked: { icon: CalendarCheck, tone: 'accent' },
  appointment_paid: { icon: CircleCheck, tone: 'success' },
  appointment_cancelled: { icon: CalendarX2, tone: 'danger' },
  appointment_rescheduled: { icon: CalendarSync, tone: 'accent' },
  appointment_released: { icon: Clock, tone: 'warning' },
  appointment_reminder: { icon: CalendarClock, tone: 'warning' },
  report_ready: { icon: FileCheck, tone: 'success' },
  report_rejected: { icon: FileX, tone: 'danger' },
  report_withdrawn: { icon: FileX, tone: 'warning' },
  result_released: { icon: FileCheck, tone: 'success' },
  medicine_due: { icon: Pill, tone: 'warning' },
  refill_ready: { icon: PackageCheck, tone: 'success' },
  refill_rejected: { icon: PackageX, tone: 'danger' },
  refill_due: { icon: Repeat, tone: 'accent' },
  order_placed: { icon: ShoppingBag, tone: 'accent' },
  order_confirmed: { icon: PackageCheck, tone: 'accent' },
  order_reduced: { icon: PackageMinus, tone: 'warning' },
  order_substitute: { icon: Repeat2, tone: 'warning' },
  order_withdrawn: { icon: PackageX, tone: 'danger' },
  order_ready: { icon: Store, tone: 'success' },
  order_on_the_way: { icon: Truck, tone: 'accent' },
  order_arrived: { icon: Truck, tone: 'success' },
  order_delivered: { icon: PackageCheck, tone: 'success' },
  order_returned: { icon: PackageX, tone: 'warning' },
  order_cancelled: { icon: PackageX, tone: 'danger' },
  order_rejected: { icon: PackageX, tone: 'danger' },
  refund_ended: { icon: Undo2, tone: 'success' },
  call_ringing: { icon: Video, tone: 'accent' },
  ticket_answered: { icon: MessageSquareReply, tone: 'accent' },
  family_member_added: { icon: UserPlus, tone: 'dependent' },
  family_access_ended: { icon: UserMinus, tone: 'neutral' },
  data_export_ready: { icon: FolderDown, tone: 'success' },
};
/** A kind that this version does not know. */
const plain = { icon: Bell, tone: 'neutral' } as const;

const Words = ({ notification, now }: { notification: Notification; now: Date }) => {
  const title = (
    <span className={cx('text-text', notification.seen ? 'font-medium' : 'font-bold')}>
      {inLocale(notification.title, notification.title_ar)}
    </span>
  );
  return (
    <>
      <span className="flex items-center justify-between gap-3">
        {title}
        {!notification.seen && (
          <>
            <span aria-hidden className="size-2.5 shrink-0 rounded-full bg-accent" />
            <span className="sr-only">{m.notifications_unread()}</span>
          </>
        )}
      </span>
      <span className="text-text-2">{inLocale(notification.message, notification.message_ar)}</span>
      <span className="text-small text-muted">{relative(notification.created_at, now)}</span>
    </>
  );
};

type RowProps = {
  readonly notification: Notification;
  readonly now: Date;
  /** The person has opened it. */
  readonly onOpen: () => void;
  /** What may be done right here. */
  readonly children?: ReactNode;
};

/** A notification: what it is about, unread or not, and how long ago; it leads to what it tells of. */
export const NotificationRow = ({ notification, now, onOpen, children }: RowProps) => {
  const { icon: Icon, tone } = icons[notification.kind] ?? plain;
  const inside = (
    <>
      <span className={cx('grid size-11 shrink-0 place-content-center rounded-md', toneClasses[tone])}>
        <Icon aria-hidden size={22} strokeWidth={1.9} />
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <Words notification={notification} now={now} />
      </span>
    </>
  );
  const classes =
    'flex w-full items-start gap-3 px-4 py-3.5 text-start no-underline hover:bg-surface-2 -outline-offset-2';
  return (
    <div className={cx(!notification.seen && 'bg-accent-soft/50')}>
      {notification.link === null ? (
        <button type="button" onClick={onOpen} className={classes}>
          {inside}
        </button>
      ) : (
        <Link {...linkTo(notification.link)} onClick={onOpen} className={classes}>
          {inside}
        </Link>
      )}
      {children}
    </div>
  );
};
