import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { Card } from '#shared/ui/card.tsx';
import { ErrorState, Skeleton, Skeletons } from '#shared/ui/states.tsx';

/** What a section shows when it could not be read. */
export const Failed = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <Card>
    <ErrorState onRetry={onRetry} {...(error instanceof ApiError && { reference: error.request_id })} />
  </Card>
);

/** Rows in the shape of what is coming. */
export const LoadingList = ({ lines }: { lines: number }) => (
  <Card flush>
    <output className="sr-only">{m.shell_loading()}</output>
    <div className="divide-y divide-line">
      <Skeletons count={lines}>
        <div className="flex min-h-18 items-center gap-3 px-4 py-3 desktop:px-5">
          <span className="flex flex-1 flex-col gap-2.5">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-4 w-4/5" />
          </span>
          <Skeleton className="h-8 w-13 rounded-full" />
        </div>
      </Skeletons>
    </div>
  </Card>
);
