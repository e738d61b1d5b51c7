import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { useSession } from '#shared/api/session.ts';
import { SectionTitle } from '#shared/ui/card.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Page } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { EndGuardianshipDialog, type Ending } from './end-guardianship-dialog.tsx';
import { GuardianList } from './guardian-list.tsx';
import { MemberCard } from './member-card.tsx';
import { OwnProfileOnly } from './own-profile-only.tsx';
import { type FamilyMember, members } from './queries.ts';

const Add = ({ className = '' }: { className?: string }) => (
  <LinkButton icon={UserPlus} to="/family-members/add" className={className}>
    {m.family_add()}
  </LinkButton>
);

const Members = ({ onRemove }: { onRemove: (member: FamilyMember) => void }) => {
  const { data, isError, refetch } = useQuery(members);
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <SkeletonList count={2} />;
  if (data.items.length === 0)
    return <EmptyState title={m.family_empty_title()} text={m.family_empty_text()} action={<Add />} />;
  return (
    <section aria-labelledby="members" className="flex flex-col gap-3">
      <div>
        <SectionTitle id="members">{m.family_mine()}</SectionTitle>
        <p className="text-text-2">{m.family_mine_text()}</p>
      </div>
      <ul className="grid grid-cols-1 gap-3 desktop:grid-cols-2 desktop:gap-5">
        {data.items.map((member) => (
          <MemberCard key={member.id} member={member} onRemove={() => onRemove(member)} />
        ))}
      </ul>
      <Add className="desktop:hidden" />
    </section>
  );
};

const OwnFamily = () => {
  const [ending, setEnding] = useState<Ending>();
  return (
    <Page>
      <PageHeading title={m.family_title()} back="/dashboard" action={<Add className="max-desktop:hidden" />} />
      <Members onRemove={(person) => setEnding({ side: 'member', person })} />
      <GuardianList onEnd={(person) => setEnding({ side: 'guardian', person })} />
      {ending && <EndGuardianshipDialog ending={ending} onClose={() => setEnding(undefined)} />}
    </Page>
  );
};

/** `/family-members`: those in one's care, and who may work in one's own profile (SPEC §2). */
export const FamilyPage = () => (useSession()?.user.isDependent ? <OwnProfileOnly /> : <OwnFamily />);
