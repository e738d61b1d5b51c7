export type Gender = 'male' | 'female';

/** What a member is to the guardian, and what the guardian is to the member (a man, a woman). */
type Relation = {
  /** Left out where the relation has no gender. */
  readonly gender?: Gender;
  /** Whether a minor can have it. */
  readonly ofMinor: boolean;
  readonly back: Readonly<Record<Gender, string>>;
};

const child = { male: 'father', female: 'mother' } as const;
const sibling = { male: 'brother', female: 'sister' } as const;
const parent = { male: 'son', female: 'daughter' } as const;
const grandchild = { male: 'grandfather', female: 'grandmother' } as const;
const grandparent = { male: 'grandson', female: 'granddaughter' } as const;
const both = <C extends string>(code: C) => ({ male: code, female: code });

/** Every relation. Their titles are rows of the database, under the same codes. */
export const relations = {
  son: { gender: 'male', ofMinor: true, back: child },
  daughter: { gender: 'female', ofMinor: true, back: child },
  husband: { gender: 'male', ofMinor: false, back: both('wife') },
  wife: { gender: 'female', ofMinor: false, back: both('husband') },
  father: { gender: 'male', ofMinor: false, back: parent },
  mother: { gender: 'female', ofMinor: false, back: parent },
  brother: { gender: 'male', ofMinor: true, back: sibling },
  sister: { gender: 'female', ofMinor: true, back: sibling },
  grandson: { gender: 'male', ofMinor: true, back: grandchild },
  granddaughter: { gender: 'female', ofMinor: true, back: grandchild },
  grandfather: { gender: 'male', ofMinor: false, back: grandparent },
  grandmother: { gender: 'female', ofMinor: false, back: grandparent },
  ward: { ofMinor: true, back: both('guardian') },
  guardian: { ofMinor: false, back: both('ward') },
  relative: { ofMinor: true, back: both('relative') },
} as const satisfies Readonly<Record<string, Relation>>;

export type RelationCode = keyof typeof relations;

/** Whether a text out of the database or the wire is one of them. */
export const isRelation = (code: string): code is RelationCode => Object.hasOwn(relations, code);

/** Whether a member of this gender and age can have the relation: a minor is nobody’s mother, and no son is a girl. */
export function relationFits(code: RelationCode, member: { gender: Gender; isMinor: boolean }): boolean {
  const { ofMinor, ...relation }: Relation = relations[code];
  return (ofMinor || !member.isMinor) && (relation.gender ?? member.gender) === member.gender;
}

/** What the guardian is to the member; of a guardian whose gender is unknown it is that of a man. */
export const relationBack = (code: RelationCode, guardian: Gender | null): RelationCode =>
  relations[code].back[guardian ?? 'male'];
