import { ChevronDown, ImagePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { countryName } from '#shared/account/place-names.ts';
import { useSwitchProfile } from '#shared/account/switch-profile.ts';
import { day } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { PersonName } from '#shared/ui/person-name.tsx';
import type { FamilyMember } from './queries.ts';

const Item = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-small text-muted">{label}</dt>
    <dd className="wrap-anywhere">{children || <span className="text-muted">{m.family_not_on_file()}</span>}</dd>
  </div>
);

const Latin = ({ children }: { children: string }) => <Ltr className="tabular">{children}</Ltr>;

const ChangePhoto = ({ member }: { member: FamilyMember }) => {
  const open = useSwitchProfile('/profile/photo');
  return (
    <Button
      variant="soft"
      size="sm"
      icon={ImagePlus}
      pending={open.isPending}
      onClick={() => open.mutate(member.id)}
      className="mb-4"
    >
      {member.profile_photo_url === null ? m.family_add_photo() : m.family_change_photo()}
    </Button>
  );
};

/** Who a member is and how they are reached, as on file; folded until it is asked for. */
export const MemberDetails = ({ member }: { member: FamilyMember }) => {
  const { id_type: document, id_number: number, phone_number: phone, email_address: email, location } = member;
  return (
    <details className="group border-y border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-accent-text">
        <span>
          {m.family_details()}
          <span className="sr-only">
            {' '}
            <PersonName person={member} />
          </span>
        </span>
        <ChevronDown aria-hidden size={20} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <dl className="grid grid-cols-1 gap-3 pb-4 min-[30rem]:grid-cols-2">
        <Item label={document === 'iqama' ? m.family_iqama_number() : m.family_saudi_id()}>
          {number && <Latin>{number}</Latin>}
        </Item>
        <Item label={m.family_dob()}>{member.dob && day(member.dob)}</Item>
        <Item label={m.family_nationality()}>{member.nationality && countryName(member.nationality)}</Item>
        <Item label={m.family_location()}>{location && inLocale(location.title, location.title_ar)}</Item>
        <Item label={m.family_mobile()}>{phone && <Latin>{phone}</Latin>}</Item>
        <Item label={m.family_email_on_file()}>{email && <Latin>{email}</Latin>}</Item>
      </dl>
      {member.may.switch && <ChangePhoto member={member} />}
    </details>
  );
};
