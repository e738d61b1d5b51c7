import { statusStyle } from './order-status-style.ts';
import { StatusBadge } from './status-badge.tsx';

/** The status of an order as its patient and the staff see it. */
export const OrderStatusBadge = ({ order }: { order: Parameters<typeof statusStyle>[0] }) => (
  <StatusBadge style={statusStyle(order)} className="shrink-0 self-start whitespace-nowrap" />
);
