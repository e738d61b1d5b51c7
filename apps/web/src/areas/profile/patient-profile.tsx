import type { User } from '@balsam/contract/people';
import { IdCard, UserRound } from 'lucide-react';
import * as m from '../../paraglide/messages.js';
import { TextLink } from '../../shared/ui/link-button.tsx';
import { Note } from '../../shared/ui/note.tsx';
import { Split } from '../../shared/ui/page.tsx';
import { Filled, gap, PersonName } from '../../shared/ui/person-name.tsx';
import { Contact, PersonalDetails } from './personal-details.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { MedicalRecordNumber } from './mrn.tsx';
import { Settings } from './settings-links.tsx';

const EditLink = () => (
  <TextLink to="/profile/details" aria-label={m.profile_edit_details()}>
    {m.profile_edit()}
  </TextLink>
);

const DependentNote = ({ user }: { user: User }) => (
  <Note tone="dependent" icon={UserRound}>
    <Filled sentence={m.profile_dependent({ name: gap })}>
      <PersonName person={user} />
    </Filled>
  </Note>
);

/** A patient's own profile, or a dependent's: what the log-in is about is then the guardian's and not here. */
export const PatientProfile = ({ user }: { user: User }) => (
  <Split ratio="home" className="desk:gap-6">
    <div className="flex flex-col gap-5">
      {user.isDependent && <DependentNote user={user} />}
      <ProfileHeader user={user} editable>
        {user.mrn_number !== null && <MedicalRecordNumber number={user.mrn_number} />}
      </ProfileHeader>
      <PersonalDetails user={user} action={<EditLink />} />
      <Note tone="neutral" icon={IdCard}>
        {m.profile_front_desk()}
      </Note>
    </div>
    <div className="flex flex-col gap-5">
      {!user.isDependent && <Contact user={user} editable />}
      {user.isDependent ? (
        <Settings to={['privacy']} />
      ) : (
        <Settings password to={['devices', 'notifications', 'privacy', 'family', 'delete']} />
      )}
    </div>
  </Split>
);
