import { useQuery } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { money, number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { IconText } from '#shared/ui/icon-text.tsx';
import { Skeleton } from '#shared/ui/states.tsx';

/** The package that has been paid for, or the part of its price, and what is paid of it by now. */
const PaidPackage = ({ id }: { readonly id: number }) => {
  const { data: term, error } = useQuery(api.packages.partial.query({ query: { term_id: String(id) }, quiet: true }));
  if (!term) return error ? null : <Skeleton className="h-24 w-full rounded-md" />;
  return (
    <ul className="rounded-lg border border-line px-4">
      <IconText icon={Package} title={inLocale(term.title, term.title_ar)}>
        <p className="text-text-2">
          {term.of === 1 ? m.packages_whole() : m.packages_part({ n: number(term.number), of: number(term.of) })}
        </p>
        <p className="text-text-2">
          {m.packages_paid_of({ paid: money(term.paid), total: money(term.package_total) })}
        </p>
      </IconText>
    </ul>
  );
};

export default PaidPackage;
