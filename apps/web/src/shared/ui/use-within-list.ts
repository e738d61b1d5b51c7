import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

type Listed = {
  readonly items: readonly unknown[];
  readonly page: number;
  readonly limit: number;
  readonly total: number;
};

/** The last page of a list, seen from one beyond it; undefined from a page that the list has. */
export const lastPageFrom = ({ items, page, limit, total }: Listed): number | undefined => {
  const last = Math.ceil(total / Math.max(1, limit));
  return items.length === 0 && last > 0 && last < page ? last : undefined;
};

/**
 * A page as it is shown: when the last entry of the last page was settled, the list has a page less, and it goes back to what is left in place
 * of telling that nothing is there. Until that has come there is no page. Without `setPage` the page stands in the address.
 */
export const useWithinList = <T extends Listed>(
  found: T | undefined,
  setPage?: (page: number) => void,
): T | undefined => {
  const navigate = useNavigate();
  const last = found && lastPageFrom(found);
  const goBack = useEffectEvent((page: number): void => {
    if (setPage) setPage(page);
    // In the place of the page that is no more: Back would lead to it, and from there here again.
    else
      void navigate({ to: '.', search: (search: object) => ({ ...search, page }), replace: true, resetScroll: false });
  });
  useEffect(() => {
    if (last !== undefined) goBack(last);
  }, [last]);
  return last === undefined ? found : undefined;
};
