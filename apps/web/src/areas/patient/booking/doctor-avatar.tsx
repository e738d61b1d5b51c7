import { useSession } from '#shared/api/session.ts';
import { Avatar, portraitOf } from '#shared/ui/avatar.tsx';
import type { DoctorCard } from './api-types.ts';

type DoctorAvatarProps = {
  readonly doctor: Pick<DoctorCard, 'id' | 'gender' | 'photo_url'>;
  /** Side in px. */
  readonly size: 56 | 72;
};

/** A doctor's photo for whoever is signed in, else the portrait that stands for them. */
export const DoctorAvatar = ({ doctor: { id, gender, photo_url }, size }: DoctorAvatarProps) => (
  <Avatar portrait={portraitOf({ gender, doctor: true, id })} photo={useSession() ? photo_url : null} size={size} />
);
