import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { riyadhDay } from '@balsam/domain/time';
import * as m from '#paraglide/messages.js';
import { day } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Avatar } from '#shared/ui/avatar.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card, SectionTitle } from '#shared/ui/card.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { PersonName } from '#shared/ui/person-name.tsx';
import { ErrorState, SkeletonCard } from '#shared/ui/states.tsx';
import { memberPortrait } from './member-portrait.ts';
import { type Guardian, guardians } from './queries.ts';

const Row = ({ guardian, onEnd }: { guardian: Guardian; onEnd: () => void }) => (
  <li className="flex flex-wrap items-center gap-4 border-line p-4 not-first:border-t desktop:px-5">
    <Avatar size={44} portrait={memberPortrait(guardian)} photo={guardian.profile_photo_url} />
    <div className="min-w-0 flex-1">
      <h3 className="text-h3">
        <PersonName person={guardian} length="full" />
      </h3>
      <InlineList className="text-small text-text-2">
        <span>{inLocale(guardian.relation.yours, guardian.relation.yours_ar)}</span>
        <span>{m.family_since({ day: day(riyadhDay(new Date(guardian.since))) })}</span>
      </InlineList>
    </div>
    <Button variant="outline" size="sm" onClick={onEnd}>
      {m.family_end()}
      <span className="sr-only">
        {' '}
        <PersonName person={guardian} />
      </span>
    </Button>
  </li>
);

const Rows = ({ onEnd }: { onEnd: (guardian: Guardian) => void }) => {
  const { data, isError, refetch } = useQuery(guardians);
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <SkeletonCard />;
  if (data.items.length === 0)
    return (
      <Card className="flex items-center gap-3 text-text-2">
        <ShieldCheck aria-hidden size={22} className="shrink-0 text-success-text" />
        {m.family_guardians_none()}
      </Card>
    );
  return (
    <Card as="section" flush>
      <ul>
        {data.items.map((guardian) => (
          <Row key={guardian.id} guardian={guardian} onEnd={() => onEnd(guardian)} />
        ))}
      </ul>
    </Card>
  );
};

/** Who may work in one's own profile, and how to end it. */
export const GuardianList = ({ onEnd }: { onEnd: (guardian: Guardian) => void }) => (
  <section aria-labelledby="guardians" className="flex flex-col gap-3">
    <div>
      <SectionTitle id="guardians">{m.family_guardians()}</SectionTitle>
      <p className="text-text-2">{m.family_guardians_text()}</p>
    </div>
    <Rows onEnd={onEnd} />
  </section>
);
