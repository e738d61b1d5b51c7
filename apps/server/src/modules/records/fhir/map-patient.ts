import { precisionOf, readMoment } from '@balsam/domain/records';
import { riyadhDay, type Day } from '@balsam/domain/time';
import { isBirthDay, isNationalId, isSaudiMobile, isTaxIqama, normaliseIdentity } from '@balsam/domain/identity';
import type { ImportedPerson } from '#modules/people/index.ts';
import type { ReadBundle } from './read-bundle.ts';
import { baseOf } from './references.ts';

/** Control characters and direction marks have no place in a name. */
const cleanName = (text: string | undefined) =>
  (text ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 100);

type Patient = ReadBundle['patient'];

/** Numbers of a policy, an account or a visit (HL7 v2 table 0203): a family may share one, a person may have many. */
const notPersonal = new Set(['SN', 'MC', 'AN', 'VN']);
const nationalIds = 'http://nphies.sa/identifier/nationalid';
const iqamas = 'http://nphies.sa/identifier/iqama';

/** The identifiers that are valid and of one person alone. */
const ownNumbers = ({ identifier }: Patient, now: Date) =>
  identifier.flatMap(({ use, type, system, value, period }) => {
    const isOver = use === 'old' || use === 'temp' || (period?.end !== undefined && period.end < now.toISOString());
    const isShared = type?.coding?.some(({ code }) => notPersonal.has(code ?? ''));
    return value === undefined || isOver || isShared ? [] : [{ system, value }];
  });

const nameIn = ({ name }: Patient) =>
  name.find((n) => n.use === 'official') ??
  name.find((n) => !['old', 'maiden', 'temp', 'nickname', 'anonymous'].includes(n.use ?? '')) ??
  name[0]!;

/** The day of birth, or the month or year where that is all that the file knows; null for what is none of these, or when nobody can be born. */
function bornIn({ birthDate }: Patient, today: Day): string | null {
  const moment = readMoment(birthDate ?? '');
  const isOne = moment && precisionOf(birthDate!) !== 'instant' && isBirthDay(riyadhDay(moment.at), today);
  return isOne ? birthDate! : null;
}

/** Draws the person from the Patient resource; the official name wins over others. */
export function mapPatient({ patient, subject }: ReadBundle, now: Date): ImportedPerson {
  const name = nameIn(patient);
  const [first, ...middle] = name.given;
  const [textFirst, ...textRest] = (name.text ?? '').split(' ');
  const phones = patient.telecom.filter((t) => t.system === 'phone' && t.value).map((t) => t.value!);
  const numbers = ownNumbers(patient, now);
  const inScheme = (scheme: string) => numbers.find(({ system }) => system === scheme)?.value;
  const national = inScheme(nationalIds);
  const iqama = inScheme(iqamas);
  const cleaned = numbers.map(({ value }) => normaliseIdentity(value));
  const { sourceId, fullUrl } = subject;
  return {
    sourceId: baseOf(fullUrl) === undefined ? sourceId : fullUrl!,
    alsoSourceIds: [sourceId],
    identifiers: numbers.flatMap(({ system, value }) => (system === undefined ? [] : [{ system, value }])),
    identityNumbers: [
      ...cleaned.filter((value) => isNationalId(value) || isTaxIqama(value)),
      ...(iqama === undefined ? [] : [normaliseIdentity(iqama)]),
    ],
    nationalId: national === undefined ? null : normaliseIdentity(national),
    iqama: iqama === undefined ? null : normaliseIdentity(iqama),
    firstName: cleanName(first ?? textFirst),
    middleName: cleanName(middle.join(' ')),
    familyName: cleanName(name.family ?? textRest.join(' ')),
    gender: patient.gender === 'male' || patient.gender === 'female' ? patient.gender : null,
    birthDate: bornIn(patient, riyadhDay(now)),
    contactPhone: phones.find((p) => !isSaudiMobile(p))?.slice(0, 40) ?? null,
    city: cleanName(patient.address[0]?.city) || null,
  };
}
