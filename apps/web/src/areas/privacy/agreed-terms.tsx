import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Check, FileCheck2 } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { day, digits } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card, ListRow, SectionTitle } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Skeleton } from '#shared/ui/states.tsx';
import { TermsBody } from '#shared/ui/terms-text.tsx';
import { Failed, LoadingList } from './section-states.tsx';
import { agreedTerms, termsVersion } from './queries.ts';
import type { AgreedTerms as Version } from './api-types.ts';

const nameOf = ({ title, title_ar, version }: Pick<Version, 'title' | 'title_ar' | 'version'>): string =>
  m.privacy_terms_row({ title: inLocale(title, title_ar), version: digits(version) });

const Words = ({ version, onClose }: { version: number; onClose: () => void }) => {
  const { data, error, refetch } = useQuery(termsVersion(version));
  return (
    <Dialog open wide closable onClose={onClose} title={data ? nameOf(data) : m.privacy_terms()}>
      {error && !data && <Failed error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton className="h-40 w-full" />}
      {data && (
        <div className="flex flex-col gap-3">
          <p className="text-small text-muted">{m.privacy_terms_published({ day: day(data.published_at) })}</p>
          <TermsBody body={inLocale(data.body, data.body_ar)} />
        </div>
      )}
    </Dialog>
  );
};

const Row = ({ version, onOpen }: { version: Version; onOpen: () => void }) => (
  <li>
    <ListRow
      icon={FileCheck2}
      tint="records"
      title={inLocale(version.title, version.title_ar)}
      detail={
        <>
          <span className="block">{m.privacy_terms_version({ version: digits(version.version) })}</span>
          <span className="block">
            {version.agreed_at ? m.privacy_terms_agreed({ day: day(version.agreed_at) }) : m.privacy_terms_not_agreed()}
          </span>
          {version.in_force && (
            <Chip tone="success" icon={Check} className="mt-1.5 self-start">
              {m.privacy_terms_in_force()}
            </Chip>
          )}
        </>
      }
      onPress={onOpen}
    />
  </li>
);

/** Every version of the terms that was agreed to, with the day, and its words to read again. */
export const AgreedTerms = () => {
  const { data, error, refetch } = useQuery(agreedTerms);
  const navigate = useNavigate({ from: '/profile/privacy' });
  const { terms } = useSearch({ from: '/profile/privacy' });
  const open = (version: number | undefined) =>
    void navigate({
      search: ({ by }) => ({ ...(by && { by }), ...(version !== undefined && { terms: version }) }),
      resetScroll: false,
    });
  return (
    <section aria-labelledby="terms" className="flex flex-col gap-3">
      <SectionTitle id="terms">{m.privacy_terms()}</SectionTitle>
      {error && !data && <Failed error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingList lines={1} />}
      {data && (
        <Card flush>
          <ul className="divide-y divide-line overflow-hidden rounded-lg">
            {data.items.map((version) => (
              <Row key={version.version} version={version} onOpen={() => open(version.version)} />
            ))}
          </ul>
        </Card>
      )}
      {terms !== undefined && <Words version={terms} onClose={() => open(undefined)} />}
    </section>
  );
};
