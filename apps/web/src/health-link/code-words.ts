import { arabicResult } from '@balsam/domain/records';
import { vaccineName } from '@balsam/domain/vaccines';
import { inLocale } from '#shared/i18n/locale.ts';

const snomed = 'http://snomed.info/sct';
/** Code systems by the name that they are known by, with the numbers that older files call them. */
const systems: Readonly<Record<string, string>> = {
  'http://hl7.org/fhir/sid/cvx': 'CVX',
  'urn:oid:2.16.840.1.113883.12.292': 'CVX',
  'http://loinc.org': 'LOINC',
  [snomed]: 'SNOMED CT',
  'http://www.nlm.nih.gov/research/umls/rxnorm': 'RxNorm',
  'http://www.whocc.no/atc': 'ATC',
  'http://hl7.org/fhir/sid/icd-10': 'ICD-10',
  'http://hl7.org/fhir/sid/icd-10-cm': 'ICD-10',
  'http://hl7.org/fhir/sid/icd-10-am': 'ICD-10-AM',
};

/** Answers of laboratories in SNOMED CT, which health cards bring without words. */
const answers: Readonly<Record<string, string>> = {
  '260373001': 'Detected',
  '260415000': 'Not detected',
  '10828004': 'Positive',
  '260385009': 'Negative',
  '82334004': 'Indeterminate',
};

function knownWords(system: string, code: string): string | undefined {
  if (systems[system] === 'CVX') {
    const name = vaccineName(code);
    return name && inLocale(name.en, name.ar);
  }
  const answer = system === snomed ? answers[code] : undefined;
  return answer && inLocale(answer, arabicResult(answer) ?? answer);
}

/** What a code says that came without words: its words here, else itself with the name of its system. */
export const wordsOfCode = (system: string, code: string): string => {
  if (code === '') return '';
  const name = systems[system];
  return knownWords(system, code) ?? (name === undefined ? code : `${name} ${code}`);
};
