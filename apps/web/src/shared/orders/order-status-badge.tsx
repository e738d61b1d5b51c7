import { cx } from '../ui/class-names.ts';
import { statusStyle } from './order-status-style.ts';

/** How an order stands: icon, word and tint together. */
export const OrderStatusBadge = ({ order }: { order: Parameters<typeof statusStyle>[0] }) => {
  const { icon: Icon, word, soft, mirrored } = statusStyle(order);
  return (
    <span
      className={cx(
        'inline-flex min-h-7 shrink-0 items-center gap-1.5 self-start rounded-full px-2.5 text-small font-medium whitespace-nowrap',
        soft,
      )}
    >
      <Icon aria-hidden size={16} className={cx('shrink-0', mirrored && 'mirrored')} />
      {word()}
    </span>
  );
};
