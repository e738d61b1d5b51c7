import { safeRoute } from '@balsam/domain/shell';
import { useLocation } from '@tanstack/react-router';
import { useBack } from '#shared/ui/use-back.ts';

/** Where the page of addresses leads back to; `back` goes there where somebody was sent here for an address, as from a booking. */
export const useReturn = (): { readonly to: string; readonly back: (() => void) | undefined } => {
  const asked = safeRoute(useLocation({ select: ({ search }) => search.routeToNavigate }));
  const to = asked ?? '/pharmacy';
  const back = useBack(to);
  return { to, back: asked === undefined ? undefined : back };
};
