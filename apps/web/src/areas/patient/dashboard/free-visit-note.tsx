import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Note } from '#shared/ui/note.tsx';

/** S4.08: the first appointment is free and not claimed yet. Opened on demand: default export for `lazy`. */
const FreeVisitNote = () => {
  const { data } = useQuery(api.promotions.freeVisit.query({ query: {}, quiet: true }));
  if (data?.items[0]?.may_claim !== true) return null;
  return (
    <Note tone="success" icon={Gift}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-bold">{m.billing_free_offer()}</p>
          <p>{m.billing_free_where()}</p>
        </div>
        <LinkButton to="/appointment/book">{m.billing_book()}</LinkButton>
      </div>
    </Note>
  );
};

export default FreeVisitNote;
