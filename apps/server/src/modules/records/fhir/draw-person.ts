import { isDay } from '@balsam/domain/time';
import { isSaudiMobile } from '@balsam/domain/identity';
import type { ImportedPerson } from '../../people/index.ts';
import type { ReadBundle } from './read-bundle.ts';

/** Control characters and direction marks have no place in a name. */
const tidy = (text: string | undefined) =>
  (text ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 100);

/** Draws the person from the Patient resource; the official name wins over others. */
export function drawPerson({ patient, patientSourceId }: ReadBundle): ImportedPerson {
  const name = patient.name.find((n) => n.use === 'official') ?? patient.name[0]!;
  const [first, ...middle] = name.given ?? [];
  const [textFirst, ...textRest] = (name.text ?? '').split(' ');
  const phones = (patient.telecom ?? []).filter((t) => t.system === 'phone' && t.value).map((t) => t.value!);
  return {
    sourceId: patientSourceId,
    firstName: tidy(first ?? textFirst),
    middleName: tidy(middle.join(' ')),
    familyName: tidy(name.family ?? textRest.join(' ')),
    gender: patient.gender === 'male' || patient.gender === 'female' ? patient.gender : null,
    birthDate: patient.birthDate && isDay(patient.birthDate) ? patient.birthDate : null,
    contactPhone: phones.find((p) => !isSaudiMobile(p))?.slice(0, 40) ?? null,
    city: tidy(patient.address?.[0]?.city) || null,
  };
}
