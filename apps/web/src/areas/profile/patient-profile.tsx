import type { User } from '@balsam/contract/people';
import { IdCard, UserRound, Copy } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { TextLink } from '#shared/ui/link-button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Split } from '#shared/ui/page.tsx';
import { Filled, gap, PersonName } from '#shared/ui/person-name.tsx';
import { Contact, PersonalDetails } from './personal-details.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { Settings } from './settings-links.tsx';
import { IconButton } from '#shared/ui/button.tsx';
import { copyText } from '#shared/ui/copy-text.ts';
import { Ltr } from '#shared/ui/inline-list.tsx';

const copy = (number: string): Promise<void> =>
  copyText(number, { done: m.profile_mrn_copied(), failed: m.profile_mrn_not_copied() });

/** The medical record number, and a button that copies it: it is asked for at every desk. */
const MedicalRecordNumber = ({ number }: { number: string }) => (
  <p className="flex flex-wrap items-center gap-x-2">
    <span className="text-muted">{m.profile_mrn()}</span>
    <span className="inline-flex items-center font-bold">
      <Ltr className="tabular">{number}</Ltr>
      <IconButton icon={Copy} label={m.profile_mrn_copy()} onClick={() => void copy(number)} />
    </span>
  </p>
);

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
  <Split ratio="home" className="desktop:gap-6">
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
        <Settings to={['wallet', 'reviews', 'privacy']} />
      ) : (
        <Settings password to={['wallet', 'reviews', 'devices', 'notifications', 'privacy', 'family', 'delete']} />
      )}
    </div>
  </Split>
);
