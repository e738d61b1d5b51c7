import type { World } from '../world.ts';
import type { OwnedRecords } from './sample-requests.ts';
import { createOwnedRecords } from './owned-records.ts';

/** Somebody who sends requests in the walk. */
export type Caller = {
  readonly name: string;
  /** As the contract names roles; nothing for somebody without a live log-in. */
  readonly as: readonly string[];
  readonly token: () => Promise<string | undefined>;
  /** Their own records, for requests in which only one id is somebody else's. */
  readonly own?: OwnedRecords;
  /** Works in a dependent's profile, where calls about the log-in itself are refused with 403. */
  readonly isInDependentProfile?: true;
  /** Calls that are allowed to them as well. */
  readonly mayAlsoCall?: RegExp;
};

export type Walk = {
  readonly owner: OwnedRecords;
  readonly of: string;
  readonly strangers: readonly Caller[];
  /** Calls that are allowed to the strangers as well, and why. */
  readonly shared?: Readonly<Record<string, string>>;
};

export const guest: Caller = { name: 'a guest', as: [], token: async () => undefined };

const staffRoles = new Set(['administrator', 'pharmacist', 'support', 'front_desk', 'records']);
const user =
  (w: World) =>
  (name: string, role: string, who: string, own?: OwnedRecords, inside?: string): Caller => ({
    name,
    as: ['user', role, ...(staffRoles.has(role) ? ['staff'] : [])],
    token: () => w.tokenOf(who, inside),
    ...(own && { own }),
    ...(inside !== undefined && { isInDependentProfile: true }),
  });

const outsiders = (is: ReturnType<typeof user>): readonly Caller[] => [
  guest,
  is('a rider', 'rider', 'rider@balsam.example'),
  {
    ...is('an administrator', 'administrator', 'admin@balsam.example'),
    mayAlsoCall:
      /^(support|pharmacyDesk|ovr|reviewDesk)\.|^delivery\.(riders|assign|unassign|recordReturned)$|^booking\.(settle|ended|visitHistory)$|^medications\.desk|^(doctors|riders|auditLog|staffDay|admissions)\./,
  },
  {
    ...is('a pharmacist', 'pharmacist', 'pharmacist@balsam.example'),
    mayAlsoCall: /^pharmacyDesk\.|^delivery\.(riders|assign|unassign|recordReturned)$|^medications\.(desk|moveRefill)/,
  },
  { ...is('a support agent', 'support', 'support@balsam.example'), mayAlsoCall: /^support\./ },
  {
    ...is('the front desk', 'front_desk', 'frontdesk@balsam.example'),
    mayAlsoCall:
      /^booking\.(settle|ended|visitHistory|checkInAtDesk)$|^checkIn\.read$|^(doctors|queueDesk|frontDesk|staffDay|admissions)\./,
  },
  {
    ...is('a records officer', 'records', 'records@balsam.example'),
    mayAlsoCall: /^medicalReports\.(desk|create|write|upload|move)|^checkIn\.read$|^frontDesk\./,
  },
];

/** Gives Sara a grant for this child's profile and revokes it: answers the token that she had there. */
async function tokenOfFormerGuardian(w: World, sara: OwnedRecords, child: OwnedRecords): Promise<string> {
  const grant = {
    guardian_id: sara.personId,
    dependent_id: child.personId,
    relation_id: 15,
    granted_at: w.clock.now(),
    declared_at: w.clock.now(),
  };
  await w.db.insertInto('guardianship').values(grant).execute();
  const token = await w.tokenOf('1000001', child.mrn);
  await w.db
    .updateTable('guardianship')
    .set({ revoked_at: w.clock.now() })
    .where('guardian_id', '=', sara.personId)
    .where('dependent_id', '=', child.personId)
    .execute();
  return token;
}

const ofTheGuardian = {
  'identity.signedInDevices': 'a guardian sees in whose profile his devices work',
  'identity.endDevices': 'a dependent has no log-in: it is the guardian who signs in',
  'family.members': 'the guardian sees who is in his care',
  'family.switch': 'the grant is the guardian’s',
  'family.remove': 'the grant is the guardian’s',
};
const ofTheDependent = {
  'people.accessLog': 'a dependent is told who of the family looked',
  'family.switch': 'from inside a profile nobody’s is opened',
  'family.switchBack': 'the way back to his own',
  'family.remove': 'from inside a profile no grant is ended',
  'identity.endDevices': 'log-ins are of the guardian; from inside a profile they are not ended at all',
};

/**
 * The people of the walk, each with something of everything. Fahad is the guardian of Noura (6) and Omar (16); Sara was it once.
 * Dr. Layla (D1001) cares for Sara and Maryam, and for neither child.
 */
export async function walkPeople(w: World) {
  const is = user(w);
  const sara = await createOwnedRecords(w, { who: '1000001', doctor: 'D1001' });
  const omar = await createOwnedRecords(w, { who: '1000002', inside: '1000004', doctor: 'D1005' });
  const noura = await createOwnedRecords(w, { who: '1000002', inside: '1000003', doctor: 'D1009' });
  const fahad = await createOwnedRecords(w, { who: '1000002', doctor: 'D1009' });
  const maryam = await createOwnedRecords(w, { who: '1000006', doctor: 'D1001' });
  const former = async (child: OwnedRecords): Promise<readonly Caller[]> => {
    const token = await tokenOfFormerGuardian(w, sara, child);
    return [
      is('a former guardian', 'patient', '1000001', sara),
      { name: 'a former guardian who is still in the profile', as: [], token: async () => token },
    ];
  };
  const strangersTo = (child: OwnedRecords, sibling: OwnedRecords) => [
    is('their guardian outside the profile', 'patient', '1000002', fahad),
    is('their guardian in another profile', 'patient', '1000002', sibling, sibling.mrn),
    is('a doctor of other patients', 'doctor', 'D1001', sara),
  ];
  const walks: readonly Walk[] = [
    {
      owner: sara,
      of: 'a patient',
      strangers: [
        ...outsiders(is),
        is('another patient', 'patient', '1000006', maryam),
        is("somebody's guardian", 'patient', '1000002', fahad),
        is('a guardian inside a child of 6', 'patient', '1000002', noura, '1000003'),
        is('a guardian inside a child of 16', 'patient', '1000002', omar, '1000004'),
        is('a doctor who does not care for them', 'doctor', 'D1030'),
        {
          ...is('their doctor', 'doctor', 'D1001', maryam),
          mayAlsoCall:
            /^queueDoctor\.(list|move)$|^(records|booking|teleConsultation|visits|chat|medications|prevention|inpatients|criticalResults)\.|^checkIn\.(read|questionnaire)$|^triage\.ofAppointment$/,
        },
      ],
    },
    {
      owner: omar,
      of: 'a dependent of 16',
      strangers: [...strangersTo(omar, noura), ...(await former(omar))],
      shared: ofTheGuardian,
    },
    {
      owner: noura,
      of: 'a dependent of 6',
      strangers: [...strangersTo(noura, omar), ...(await former(noura))],
      shared: ofTheGuardian,
    },
    {
      owner: fahad,
      of: 'a guardian',
      strangers: [is('himself inside a dependent', 'patient', '1000002', omar, '1000004')],
      shared: ofTheDependent,
    },
  ];
  return { sara, omar, fahad, noura, walks };
}
