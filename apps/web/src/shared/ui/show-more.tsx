import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { Button } from './button.tsx';

export type MorePages = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;

type ShowMoreProps = {
  /** The list that it stands under, read page by page: the query itself, which draws again for what is read of it alone. */
  readonly of: MorePages;
  readonly label?: string | undefined;
  readonly wide?: boolean | undefined;
  readonly className?: string | undefined;
};

/** The way to the next page of a list, under what is there of it; nothing where that is all. */
export const ShowMore = ({
  of: { hasNextPage, isFetchingNextPage, fetchNextPage },
  label = m.shell_show_more(),
  wide,
  className,
}: ShowMoreProps) =>
  hasNextPage && (
    <Button
      variant="outline"
      wide={wide}
      className={className}
      pending={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      {label}
    </Button>
  );
