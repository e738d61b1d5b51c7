import { isDoctorRole, roles } from '@balsam/domain/identity';
import girl from '../../assets/art/portrait-girl.svg';
import helmet from '../../assets/art/portrait-helmet.svg';
import hijabDoctor from '../../assets/art/portrait-hijab-doctor.svg';
import hijab from '../../assets/art/portrait-hijab.svg';
import manDoctor from '../../assets/art/portrait-m-doctor.svg';
import man from '../../assets/art/portrait-m.svg';
import shemagh from '../../assets/art/portrait-shemagh.svg';
import { cx } from './class-names.ts';

const portraits = { girl, helmet, hijab, hijabDoctor, man, manDoctor, shemagh };

export type Portrait = keyof typeof portraits;

type Described = {
  readonly gender: string | null | undefined;
  readonly doctor?: boolean | undefined;
  readonly rider?: boolean | undefined;
  readonly child?: boolean | undefined;
  readonly id: number;
};

/** The faceless portrait that stands for a person without a photo. Always the same for the same person. */
export const portraitOf = ({ gender, doctor = false, rider = false, child = false, id }: Described): Portrait => {
  if (rider) return 'helmet';
  const female = gender?.toLowerCase().startsWith('f') ?? false;
  if (doctor) return female ? 'hijabDoctor' : 'manDoctor';
  if (female) return child ? 'girl' : 'hijab';
  return child || id % 2 === 0 ? 'man' : 'shemagh';
};

/** The drawn portraits as the server names them. */
const named: Readonly<Record<string, Portrait>> = {
  girl: 'girl',
  helmet: 'helmet',
  hijab: 'hijab',
  'hijab-doctor': 'hijabDoctor',
  m: 'man',
  'm-doctor': 'manDoctor',
  shemagh: 'shemagh',
};

/** The portrait that the server names for a person, or one that is always the same for them. */
export const portraitNamed = (name: string | null, id: number): Portrait =>
  named[name ?? ''] ?? (id % 2 === 0 ? 'man' : 'hijab');

type UserLike = {
  readonly id: number;
  readonly role_id: number;
  readonly gender: string | null;
  readonly isDependent: boolean;
};

/** The portrait of somebody who is signed in. */
export const portraitOfUser = (user: UserLike): Portrait =>
  portraitOf({
    gender: user.gender,
    doctor: isDoctorRole(user.role_id),
    rider: user.role_id === roles.rider,
    child: user.isDependent,
    id: user.id,
  });

type AvatarProps = {
  readonly portrait: Portrait;
  readonly photo?: string | null | undefined;
  /** Side in px. */
  readonly size?: 36 | 44 | 56 | 72 | 96 | undefined;
  readonly ring?: 'dependent' | undefined;
};

const sizes = { 36: 'size-9', 44: 'size-11', 56: 'size-14', 72: 'size-18', 96: 'size-24' };

/** A round portrait; the name beside it says who it is, so it is silent. */
export const Avatar = ({ portrait, photo, size = 44, ring }: AvatarProps) => (
  <img
    src={photo ?? portraits[portrait]}
    alt=""
    width={size}
    height={size}
    decoding="async"
    className={cx(
      'shrink-0 rounded-full object-cover',
      sizes[size],
      ring === 'dependent' ? 'ring-2 ring-white' : 'ring-1 ring-line',
    )}
  />
);
