import * as m from '#paraglide/messages.js';
import { ApiError, sentenceOf } from '#shared/api/api-error.ts';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';

type MissingProps = { readonly error: unknown; readonly onRetry: () => void };

/** The page of a file that is not here: not yet, not any more, or because it was refused. */
export const FileMissing = ({ error, onRetry }: MissingProps) => {
  const code = error instanceof ApiError ? error.code : undefined;
  return (
    <Page narrow>
      <PageHeading title={m.desk_file()} back="/staff/patients" />
      {!error && <SkeletonList count={3} />}
      {code === 'not_found' && <EmptyState art="box" title={m.desk_none_title()} text={m.desk_none_text()} />}
      {code === 'too_many_requests' && <EmptyState art="box" title={sentenceOf(error)} />}
      {Boolean(error) && code !== 'not_found' && code !== 'too_many_requests' && <ErrorState onRetry={onRetry} />}
    </Page>
  );
};
