import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { EmptyState, ErrorState, Skeleton } from '#shared/ui/states.tsx';

/** What a sheet shows before there is anything to show: that it is on its way, that there is no such thing, or how to try again. */
export const SheetState = ({ error, onRetry }: { error: Error | null; onRetry: () => void }) => {
  if (!error) return <Skeleton className="h-64 w-full rounded-md" />;
  const known = error instanceof ApiError ? error : undefined;
  if (known?.code === 'not_found') return <EmptyState art="box" title={m.pharmacy_data_not_found()} />;
  return <ErrorState onRetry={onRetry} reference={known?.request_id} />;
};
