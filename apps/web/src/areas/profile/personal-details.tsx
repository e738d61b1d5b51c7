import type { User } from '@balsam/contract/people';
import { TextLink } from '#shared/ui/link-button.tsx';
import { type ReactNode, useId } from 'react';
import * as m from '#paraglide/messages.js';
import { day, hijriDay } from '#shared/format/index.ts';
import { Card, SectionTitle } from '#shared/ui/card.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { DescriptionItem, DescriptionList } from './description-list.tsx';
import { extraInfoOf } from './extra-info.ts';
import { IdentityNumber } from './identity-number.tsx';
import { cityName, countryName } from '#shared/account/place-names.ts';

type SectionProps = { readonly title: string; readonly action?: ReactNode; readonly children: ReactNode };

/** A card with its title above it. */
export const Section = ({ title, action, children }: SectionProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1">
      <SectionTitle id={id} action={action}>
        {title}
      </SectionTitle>
      {children}
    </section>
  );
};

const genders = { male: m.profile_male, female: m.profile_female };

const Born = ({ on }: { on: string | null }) => (
  <DescriptionItem label={m.profile_born()}>
    {on && (
      <InlineList>
        <span>{day(on)}</span>
        <span className="text-text-2">{hijriDay(on)}</span>
      </InlineList>
    )}
  </DescriptionItem>
);

const Address = ({ user }: { user: User }) => {
  const { address } = extraInfoOf(user);
  return (
    <>
      <DescriptionItem label={m.profile_city()}>{user.city && <Marked>{cityName(user.city)}</Marked>}</DescriptionItem>
      <DescriptionItem label={m.profile_address()}>{address && <Marked>{address}</Marked>}</DescriptionItem>
    </>
  );
};

type DetailsProps = {
  readonly user: User;
  readonly action?: ReactNode;
  /** Of somebody who works here the system keeps neither identity number nor address. */
  readonly brief?: boolean;
};

/** What the identity document says, and where the person lives; the latter is theirs to change. */
export const PersonalDetails = ({ user, action, brief = false }: DetailsProps) => (
  <Section title={m.profile_details()} action={action}>
    <Card className="py-1 desktop:py-1.5">
      <DescriptionList>
        {!brief && <IdentityNumber number={extraInfoOf(user).nationalId} />}
        <Born on={user.dob} />
        <DescriptionItem label={m.profile_gender()}>{user.gender && genders[user.gender]()}</DescriptionItem>
        <DescriptionItem label={m.profile_nationality()}>
          {user.nationality && countryName(user.nationality)}
        </DescriptionItem>
        {!brief && <Address user={user} />}
      </DescriptionList>
    </Card>
  </Section>
);

const contactKinds = {
  phone: { label: m.profile_phone, change: m.profile_change_phone },
  email: { label: m.profile_email, change: m.profile_change_email },
};

type ContactItemProps = {
  readonly kind: 'phone' | 'email';
  readonly value: string | null;
  readonly editable: boolean;
};

const ContactItem = ({ kind, value, editable }: ContactItemProps) => (
  <DescriptionItem
    label={contactKinds[kind].label()}
    action={
      editable && (
        <TextLink to="/profile/contact" search={{ kind }} aria-label={contactKinds[kind].change()}>
          {m.profile_change()}
        </TextLink>
      )
    }
  >
    {value && <Ltr>{value}</Ltr>}
  </DescriptionItem>
);

/** Where the person is reached. */
export const Contact = ({ user, editable }: { user: User; editable: boolean }) => (
  <Section title={m.profile_contact()}>
    <Card className="py-1 desktop:py-1.5">
      <DescriptionList>
        <ContactItem kind="phone" value={user.phone_number} editable={editable} />
        <ContactItem kind="email" value={user.email_address} editable={editable} />
      </DescriptionList>
    </Card>
    {editable && <p className="mt-1.5 text-small text-muted">{m.profile_contact_why()}</p>}
  </Section>
);
