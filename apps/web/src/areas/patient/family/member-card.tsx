import { CircleCheck, CircleSlash, EyeOff, type LucideIcon, Trash2, UserRoundCheck } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { useSwitchProfile } from '#shared/account/switch-profile.ts';
import { digits } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Avatar } from '#shared/ui/avatar.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Filled, gap, PersonName } from '#shared/ui/person-name.tsx';
import type { Tone } from '#shared/ui/tint.ts';
import { MemberDetails } from './member-details.tsx';
import { memberPortrait } from './member-portrait.ts';
import type { FamilyMember } from './queries.ts';

type AccessStyle = {
  readonly tone: Tone;
  readonly icon: LucideIcon;
  readonly word: () => string;
  readonly text: () => string;
};

const accessStyle: Readonly<Record<FamilyMember['access'], AccessStyle>> = {
  full: { tone: 'success', icon: CircleCheck, word: m.family_full, text: m.family_full_text },
  limited: { tone: 'warning', icon: EyeOff, word: m.family_limited, text: m.family_limited_text },
  none: { tone: 'neutral', icon: CircleSlash, word: m.family_none, text: m.family_none_text },
};

const Head = ({ member }: { member: FamilyMember }) => (
  <div className="flex items-center gap-4">
    <Avatar size={56} portrait={memberPortrait(member)} photo={member.profile_photo_url} />
    <div className="min-w-0 flex-1">
      <h3 className="text-h3">
        <PersonName person={member} length="full" />
      </h3>
      <InlineList className="text-small text-text-2">
        <span>{inLocale(member.relation.title, member.relation.title_ar)}</span>
        {member.age !== null && <span>{m.family_age({ count: member.age, years: digits(member.age) })}</span>}
        {member.mrn_number !== null && (
          <span>
            <Filled sentence={m.family_mrn({ mrn: gap })}>
              <Ltr>{member.mrn_number}</Ltr>
            </Filled>
          </span>
        )}
      </InlineList>
    </div>
  </div>
);

const Access = ({ member: { access, basis } }: { member: FamilyMember }) => {
  const { tone, icon, word, text } = accessStyle[access];
  return (
    <div className="flex flex-1 flex-col items-start gap-2">
      <Chip tone={tone} icon={icon}>
        {word()}
      </Chip>
      <p className="text-small text-text-2">{basis === 'consent' ? m.family_consent_text() : text()}</p>
    </div>
  );
};

/** Whom a button is about, for those who hear it without its card. */
const GuardianshipNote = ({ member }: { member: FamilyMember }) => (
  <span className="sr-only">
    {' '}
    <PersonName person={member} />
  </span>
);

const OpenProfile = ({ member }: { member: FamilyMember }) => {
  const open = useSwitchProfile();
  return (
    <Button
      variant="soft"
      size="sm"
      className="flex-1"
      icon={UserRoundCheck}
      pending={open.isPending}
      onClick={() => open.mutate(member.id)}
    >
      {m.family_open()}
      <GuardianshipNote member={member} />
    </Button>
  );
};

/** One of the family: who they are, how far the guardian may look, and the way into their profile. */
export const MemberCard = ({ member, onRemove }: { member: FamilyMember; onRemove: () => void }) => (
  <Card as="li" className="flex flex-col gap-4">
    <Head member={member} />
    <Access member={member} />
    {member.access !== 'none' && <MemberDetails member={member} />}
    <div className="flex items-center gap-2">
      {member.may.switch ? (
        <OpenProfile member={member} />
      ) : (
        <LinkButton variant="soft" size="sm" className="flex-1" to="/family-members/add">
          {m.family_ask_consent()}
          <GuardianshipNote member={member} />
        </LinkButton>
      )}
      <Button variant="text" size="sm" icon={Trash2} onClick={onRemove}>
        {m.family_remove()}
        <GuardianshipNote member={member} />
      </Button>
    </div>
  </Card>
);
