import type { User } from '@balsam/contract/people';
import { Bike } from 'lucide-react';
import * as m from '../../paraglide/messages.js';
import { vehicleWord } from '../../shared/orders/vehicle-word.ts';
import { Card } from '../../shared/ui/card.tsx';
import { Ltr } from '../../shared/ui/facts.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { linkTo } from '../../shared/ui/link-to.ts';
import { Note } from '../../shared/ui/note.tsx';
import { Split } from '../../shared/ui/page.tsx';
import { Marked } from '../../shared/ui/person-name.tsx';
import { Fact, FactList } from './fact-list.tsx';
import { Contact, PersonalDetails, Section } from './facts.tsx';
import { ProfileHead } from './head.tsx';
import { Settings } from './settings.tsx';

const Vehicle = ({ kind, number }: { kind: string | null; number: string | null }) => (
  <Section title={m.profile_vehicle()}>
    <Card className="py-1 desk:py-1.5">
      <FactList>
        <Fact label={m.profile_vehicle_number()}>{number && <Ltr>{number}</Ltr>}</Fact>
        <Fact label={m.profile_vehicle_type()}>{kind && <Marked>{vehicleWord(kind)}</Marked>}</Fact>
      </FactList>
    </Card>
  </Section>
);

/** A rider's profile is only read (SPEC §2); the account can be deleted from it. */
export const RiderProfile = ({ user }: { user: User }) => {
  const { VEHICLE_NUMBER, VEHICLE_TYPE } = user.userExtraInfo;
  return (
    <Split ratio="home" className="desk:gap-6">
      <div className="flex flex-col gap-5">
        <ProfileHead user={user} editable={false} />
        <PersonalDetails user={user} />
        <Vehicle kind={VEHICLE_TYPE} number={VEHICLE_NUMBER} />
        <Note icon={Bike}>{m.profile_rider_note()}</Note>
      </div>
      <div className="flex flex-col gap-5">
        <Contact user={user} editable={false} />
        <Settings password to={['devices', 'notifications', 'privacy']} />
        <LinkButton look="danger" size="lg" wide {...linkTo('/delete-me')}>
          {m.profile_delete()}
        </LinkButton>
      </div>
    </Split>
  );
};
