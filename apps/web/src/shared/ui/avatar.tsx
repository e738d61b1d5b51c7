import { isDoctorRole, roles } from '@balsam/domain/identity';
import girl from '#assets/art/portrait-girl.svg';
import helmet from '#assets/art/portrait-helmet.svg';
import hijab2 from '#assets/art/portrait-hijab-2.svg';
import hijab3 from '#assets/art/portrait-hijab-3.svg';
import hijab4 from '#assets/art/portrait-hijab-4.svg';
import hijabDoctor2 from '#assets/art/portrait-hijab-doctor-2.svg';
import hijabDoctor3 from '#assets/art/portrait-hijab-doctor-3.svg';
import hijabDoctor4 from '#assets/art/portrait-hijab-doctor-4.svg';
import hijabDoctor from '#assets/art/portrait-hijab-doctor.svg';
import hijab from '#assets/art/portrait-hijab.svg';
import manDoctor2 from '#assets/art/portrait-m-doctor-2.svg';
import manDoctor3 from '#assets/art/portrait-m-doctor-3.svg';
import manDoctor4 from '#assets/art/portrait-m-doctor-4.svg';
import manDoctor from '#assets/art/portrait-m-doctor.svg';
import man from '#assets/art/portrait-m.svg';
import shemagh from '#assets/art/portrait-shemagh.svg';
import { cx } from './class-names.ts';
import { usePhoto } from './photo.ts';

/** Each kind in several colours, so that a list of people does not look like one person. */
const drawings = {
  girl: [girl],
  helmet: [helmet],
  hijab: [hijab4, hijab, hijab2, hijab3],
  hijabDoctor: [hijabDoctor2, hijabDoctor, hijabDoctor3, hijabDoctor4],
  man: [man],
  manDoctor: [manDoctor, manDoctor2, manDoctor3, manDoctor4],
  shemagh: [shemagh],
} as const;

export type PortraitKind = keyof typeof drawings;
/** The address of a drawing. */
export type Portrait = string;

const drawingOf = (kind: PortraitKind, id: number): Portrait =>
  drawings[kind][id % drawings[kind].length] ?? drawings[kind][0];

type Described = {
  readonly gender: string | null | undefined;
  readonly doctor?: boolean | undefined;
  readonly rider?: boolean | undefined;
  readonly child?: boolean | undefined;
  readonly id: number;
};

/** The faceless portrait that stands for a person without a photo. Always the same for the same person. */
export const portraitOf = ({ gender, doctor = false, rider = false, child = false, id }: Described): Portrait =>
  drawingOf(kindOf({ gender, doctor, rider, child, id }), id);

const kindOf = ({ gender, doctor, rider, child, id }: Described): PortraitKind => {
  if (rider) return 'helmet';
  const female = gender?.toLowerCase().startsWith('f') ?? false;
  if (doctor) return female ? 'hijabDoctor' : 'manDoctor';
  if (female) return child ? 'girl' : 'hijab';
  return child || id % 2 === 0 ? 'man' : 'shemagh';
};

/** The drawn portraits as the server names them. */
const named: Readonly<Record<string, PortraitKind>> = {
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
  drawingOf(named[name ?? ''] ?? (id % 2 === 0 ? 'man' : 'hijab'), id);

type UserLike = {
  readonly id: number;
  readonly doctor_id?: number | null;
  readonly role_id: number;
  readonly gender: string | null;
  readonly isDependent: boolean;
  readonly portrait?: string | null;
};

/** The portrait of somebody who is signed in; a doctor's as patients see it in lists. */
export const portraitOfUser = (user: UserLike): Portrait => {
  const id = user.doctor_id ?? user.id;
  if (user.portrait) return portraitNamed(user.portrait, id);
  const { gender, isDependent: child } = user;
  return portraitOf({ gender, doctor: isDoctorRole(user.role_id), rider: user.role_id === roles.rider, child, id });
};

type AvatarProps = {
  readonly portrait: Portrait;
  /** Where the API keeps the person's own photo (`profile_photo_url`); until it is there the portrait stands. */
  readonly photo?: string | null | undefined;
  /** Side in px. */
  readonly size?: 36 | 44 | 56 | 72 | 96 | undefined;
  readonly ring?: 'dependent' | undefined;
};

const sizes = { 36: 'size-9', 44: 'size-11', 56: 'size-14', 72: 'size-18', 96: 'size-24' };

const AvatarImage = ({ src, size = 44, ring }: Pick<AvatarProps, 'size' | 'ring'> & { src: string }) => (
  <img
    src={src}
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

const AvatarPhoto = ({ photo, portrait, ...imageProps }: AvatarProps & { photo: string }) => (
  <AvatarImage {...imageProps} src={usePhoto(photo) ?? portrait} />
);

/** A round portrait; the name beside it says who it is, so it is silent. */
export const Avatar = ({ photo, ...avatar }: AvatarProps) =>
  photo ? <AvatarPhoto {...avatar} photo={photo} /> : <AvatarImage {...avatar} src={avatar.portrait} />;
