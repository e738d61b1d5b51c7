import type { User } from '@balsam/contract/people';
import { useQuery } from '@tanstack/react-query';
import { Stethoscope } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card } from '#shared/ui/card.tsx';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Split } from '#shared/ui/page.tsx';
import { Skeleton } from '#shared/ui/states.tsx';
import { DescriptionItem, DescriptionList } from './description-list.tsx';
import { Contact, PersonalDetails, Section } from './personal-details.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { inDirectory } from './queries.ts';
import { Settings } from './settings-links.tsx';

type Titled = { readonly title: string; readonly title_ar: string };
const titleIn = (titled: Titled | null | undefined): string => inLocale(titled?.title, titled?.title_ar);

/** Where the directory has this doctor. */
const Work = ({ doctorId, code }: { doctorId: number; code: string | null }) => {
  const { data, isPending } = useQuery(inDirectory(doctorId));
  const waiting = isPending && <Skeleton className="my-1 h-5 w-40" />;
  return (
    <Section title={m.profile_role()}>
      <Card className="py-1 desktop:py-1.5">
        <DescriptionList>
          <DescriptionItem label={m.profile_doctor_code()}>{code && <Ltr>{code}</Ltr>}</DescriptionItem>
          <DescriptionItem label={m.profile_department()}>{waiting || titleIn(data?.department)}</DescriptionItem>
          <DescriptionItem label={m.profile_speciality()}>
            {waiting || titleIn(data?.default_speciality)}
          </DescriptionItem>
        </DescriptionList>
      </Card>
    </Section>
  );
};

/** A doctor's own profile: what the directory says, and the log-in. */
export const DoctorProfile = ({ user }: { user: User }) => (
  <Split ratio="home" className="desktop:gap-6">
    <div className="flex flex-col gap-5">
      <ProfileHeader user={user} editable />
      <Note icon={Stethoscope}>{m.profile_doctor_note()}</Note>
      {user.doctor_id !== null && <Work doctorId={user.doctor_id} code={user.doctor_code} />}
      <PersonalDetails user={user} brief />
    </div>
    <div className="flex flex-col gap-5">
      <Contact user={user} editable />
      <Settings password to={['devices', 'notifications', 'privacy']} />
    </div>
  </Split>
);
