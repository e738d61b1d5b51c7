import { ChevronLeft, ChevronRight } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { pageLength } from './queries.ts';

type PaginationProps = {
  readonly page: number;
  readonly total: number;
  /** Rows on a page. */
  readonly length?: number;
  readonly onPage: (page: number) => void;
};

/** The way through a list that is longer than a page; nothing while it is not. */
export const Pagination = ({ page, total, length = pageLength, onPage }: PaginationProps) => {
  const last = Math.max(1, Math.ceil(total / length));
  if (last === 1 && page === 1) return null;
  return (
    <nav aria-label={m.staff_pages()} className="flex items-center justify-center gap-3">
      <Button variant="outline" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden size={18} className="mirrored" />
        {m.staff_page_before()}
      </Button>
      <span className="tabular text-small">{m.staff_page_of({ page: number(page), last: number(last) })}</span>
      <Button variant="outline" size="sm" disabled={page >= last} onClick={() => onPage(page + 1)}>
        {m.staff_page_after()}
        <ChevronRight aria-hidden size={18} className="mirrored" />
      </Button>
    </nav>
  );
};
