import type { User } from '@balsam/contract/people';
import { isDoctorRole } from '@balsam/domain/identity';
import { Link } from '@tanstack/react-router';
import { Camera } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { Avatar, portraitOfUser } from '#shared/ui/avatar.tsx';
import { Card } from '#shared/ui/card.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { Filled, gap, Marked, otherNameOf, PersonName } from '#shared/ui/person-name.tsx';

const PhotoLink = ({ hasPhoto }: { hasPhoto: boolean }) => (
  <Link
    to="/profile/photo"
    aria-label={hasPhoto ? m.profile_photo_change() : m.profile_photo_add()}
    className="absolute -end-2 -bottom-2 grid size-11 place-content-center rounded-full border border-line bg-surface text-accent-text hover:bg-surface-2"
  >
    <Camera aria-hidden size={20} strokeWidth={1.9} />
  </Link>
);

const FullName = ({ user }: { user: User }) => {
  const name = <PersonName person={user} length="full" />;
  return isDoctorRole(user.role_id) ? <Filled sentence={m.shell_doctor_name({ name: gap })}>{name}</Filled> : name;
};

type ProfileHeaderProps = {
  readonly user: User;
  /** Whether the photo can be changed here. */
  readonly editable: boolean;
  readonly children?: ReactNode;
};

/** Who this is: face, name in both languages, and by what the system knows them. */
export const ProfileHeader = ({ user, editable, children }: ProfileHeaderProps) => {
  const other = otherNameOf(user);
  return (
    <Card
      as="section"
      aria-labelledby="profile-name"
      className={cx('flex items-center gap-5', user.isDependent && 'border-dep')}
    >
      <span className="relative shrink-0">
        <Avatar size={96} portrait={portraitOfUser(user)} photo={user.profile_photo_url} />
        {editable && <PhotoLink hasPhoto={user.profile_photo_url !== null} />}
      </span>
      <div className="min-w-0 flex-1">
        <h2 id="profile-name" className="text-h2 wrap-anywhere">
          <FullName user={user} />
        </h2>
        {other !== '' && (
          <p className="text-text-2 wrap-anywhere">
            <Marked>{other}</Marked>
          </p>
        )}
        {children}
      </div>
    </Card>
  );
};
