import { useSearch } from '@tanstack/react-router';

/** Where the log-in leads back to, for the address of the next auth page: it is not lost on the way through several of them. */
export const useKeptRoute = (): { routeToNavigate?: string } => {
  const { routeToNavigate } = useSearch({ strict: false });
  return routeToNavigate === undefined ? {} : { routeToNavigate };
};
