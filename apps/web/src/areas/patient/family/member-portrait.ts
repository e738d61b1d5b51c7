import { portraitNamed, portraitOf, type Portrait } from '#shared/ui/avatar.tsx';

type PortraitFields = {
  readonly id: number;
  readonly gender: 'male' | 'female' | null;
  readonly portrait: string | null;
  readonly age?: number | null;
};

/** The drawing that stands for somebody of the family; always the same one. */
export const memberPortrait = ({ id, gender, portrait, age }: PortraitFields): Portrait =>
  portrait === null ? portraitOf({ gender, child: (age ?? 18) < 18, id }) : portraitNamed(portrait, id);
