import { UserRound } from 'lucide-react';
import { Avatar, portraitNamed, portraitOf } from '#shared/ui/avatar.tsx';
import { cx } from '#shared/ui/class-names.ts';
import type { StaffPerson } from './queries.ts';

type StaffAvatarProps = { readonly person: StaffPerson; readonly size?: 44 | 56 };

const sizes = { 44: 'size-11', 56: 'size-14' };

/** The drawing that stands for somebody; of whoever has not said it, neither man nor woman is guessed. */
export const StaffAvatar = ({ person: { portrait, gender, id }, size = 44 }: StaffAvatarProps) => {
  if (portrait !== null) return <Avatar size={size} portrait={portraitNamed(portrait, id)} />;
  if (gender !== null) return <Avatar size={size} portrait={portraitOf({ gender, id })} />;
  return (
    <span
      aria-hidden
      className={cx('grid shrink-0 place-content-center rounded-full bg-surface-3 text-text-2', sizes[size])}
    >
      <UserRound size={size / 2} strokeWidth={1.9} />
    </span>
  );
};
