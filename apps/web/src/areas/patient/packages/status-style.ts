import { Ban, CalendarCheck2, CalendarClock, Check, Clock, CreditCard, FilePen, type LucideIcon } from 'lucide-react';
import type { Tone } from '#shared/ui/tint.ts';
import type { Booked } from './queries.ts';

/** How the status of a package looks. */
export const statusStyle = {
  draft: { tone: 'warning', icon: FilePen },
  'pending payment': { tone: 'warning', icon: CreditCard },
  'partially booked': { tone: 'accent', icon: CalendarClock },
  booked: { tone: 'success', icon: CalendarCheck2 },
  completed: { tone: 'success', icon: Check },
  cancelled: { tone: 'neutral', icon: Ban },
  lapsed: { tone: 'neutral', icon: Clock },
  expired: { tone: 'neutral', icon: Clock },
} as const satisfies Record<Booked['status'], { tone: Tone; icon: LucideIcon }>;
