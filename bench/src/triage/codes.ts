import { questions, severities, sinces, symptoms, triageVersion, urgencies } from '@balsam/domain/triage';

const sexOf = (gender: string | undefined, ofBabies: boolean): string =>
  gender === undefined ? (ofBabies ? ' (small children)' : '') : ` (${gender})`;

/** Every code that a case may use, for those who write cases of their own. */
export function triageCodes(): string {
  const specialities = [...new Set(symptoms.flatMap((symptom) => symptom.specialities))].toSorted();
  return [
    `Table ${triageVersion}`,
    `since: ${sinces.join(', ')}`,
    `severity: ${severities.join(', ')}`,
    `urgency: ${urgencies.join(', ')}`,
    `specialities, or their first three letters: ${specialities.join(', ')}, PED-NEO, PED-ALG`,
    '',
    'Symptoms',
    ...symptoms.map(({ code, en, gender, ofBabies }) => `  ${code}: ${en}${sexOf(gender, ofBabies)}`),
    '',
    'Questions with their choices; [] is none of them',
    ...questions.flatMap(({ code, kind, en, choices }) => [
      `  ${code} (${kind}): ${en}`,
      ...choices.map((choice) => `    ${choice.code}: ${choice.en}`),
    ]),
  ].join('\n');
}
