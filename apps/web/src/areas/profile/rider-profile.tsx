import type { User } from '@balsam/contract/people';
import { Bike } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { vehicleLabel } from '#shared/orders/vehicle-label.ts';
import { Card } from '#shared/ui/card.tsx';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { linkTo } from '#shared/ui/link-to.ts';
import { Note } from '#shared/ui/note.tsx';
import { Split } from '#shared/ui/page.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { DescriptionItem, DescriptionList } from './description-list.tsx';
import { extraInfoOf } from './extra-info.ts';
import { Contact, PersonalDetails, Section } from './personal-details.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { Settings } from './settings-links.tsx';

const Vehicle = ({ kind, number }: { kind: string | null; number: string | null }) => (
  <Section title={m.profile_vehicle()}>
    <Card className="py-1 desktop:py-1.5">
      <DescriptionList>
        <DescriptionItem label={m.profile_vehicle_number()}>{number && <Ltr>{number}</Ltr>}</DescriptionItem>
        <DescriptionItem label={m.profile_vehicle_type()}>
          {kind && <Marked>{vehicleLabel(kind)}</Marked>}
        </DescriptionItem>
      </DescriptionList>
    </Card>
  </Section>
);

/** A rider's profile is only read (SPEC §2); the account can be deleted from it. */
export const RiderProfile = ({ user }: { user: User }) => {
  const { vehicleNumber, vehicleType } = extraInfoOf(user);
  return (
    <Split ratio="home" className="desktop:gap-6">
      <div className="flex flex-col gap-5">
        <ProfileHeader user={user} editable={false} />
        <PersonalDetails user={user} />
        <Vehicle kind={vehicleType} number={vehicleNumber} />
        <Note icon={Bike}>{m.profile_rider_note()}</Note>
      </div>
      <div className="flex flex-col gap-5">
        <Contact user={user} editable={false} />
        <Settings password to={['devices', 'notifications', 'privacy']} />
        <LinkButton variant="danger" size="lg" wide {...linkTo('/delete-me')}>
          {m.profile_delete()}
        </LinkButton>
      </div>
    </Split>
  );
};
