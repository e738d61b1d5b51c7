/** What was read for a line of the table. A line without one of these was written by the editors and waits for the physician. */
export const triageSources = {
  editorial: null,
  acep: 'https://healthlibrary.bvhealthsystem.org/85,P00868',
  'heart-attack': 'https://springwellhousesurgery.nhs.uk/reconising-a-heart-attack/',
  'nhs-meningitis': 'https://www.nicswell.co.uk/conditions-and-treatments/meningitis/symptoms-1/',
  imci: 'https://www.open.edu/openlearncreate/mod/oucontent/view.php?id=245&section=1.7',
  'cauda-equina': 'https://www.heyneurosurgeon.co.uk/red-flag-conditions-and-cauda-equina-syndrome/',
  'pregnancy-danger': 'http://www.achildtolove.com/pds/',
  'eye-emergencies': 'https://www.bayblooreyecare.ca/emergencies/',
  'baby-fever':
    'https://rightdecisions.scot.nhs.uk/rhcg/royal-hospital-for-children-for-patients-carers-visitors/about-your-childs-health-information-resources/newborns-and-infants/concerned-your-baby-is-unwell-newborns-and-babies-less-than-3-months/fever-high-temperature-babies-aged-under-3-months',
  sepsis: 'https://patient.info/infections/sepsis-septicaemia-leaflet/adult-sepsis-safety-net',
  sickle: 'https://scinfo.org/2025/08/20/recognizing-emergencies',
  'drug-skin': 'https://111.wales.nhs.uk/stevensjohnsonsyndrome',
  'pregnancy-itch':
    'https://developer.api.nhs.uk/widgets/condition/?condition=/conditions/pregnancy-and-baby/itching-obstetric-cholestasis-pregnant/',
  'sudden-deafness': 'https://bjgp.org/content/70/692/144',
  neurology: 'https://nursing-notebook.com/en-gb/simplepage.cfm?ID=x20190519193725527126&linkID=79765',
  vertigo: 'https://quarrysidepractice.gp.scot/health-information/vertigo',
  'cancer-weeks':
    'https://www.macmillan.org.uk/healthcare-professionals/cancer-pathways/prevention-and-diagnosis/rapid-referral-guidelines/lower-gastrointestinal-cancer',
  'baby-jaundice': 'https://wyhealthiertogether.nhs.uk/parentscarers/worried-your-baby-unwell-under-3-months/jaundice',
  'infant-vomiting': 'http://kco.unibe.ch/daten_e/suchen/page.php?id=610',
  'toxic-shock': 'https://www.chelwest.nhs.uk/your-visit/patient-leaflets/burns/toxic-shock-syndrome-tss',
  anaphylaxis: 'https://ya.250k.org.au/signs-symptoms/',
  ectopic: 'http://www.ectopic.org.uk/patients/symptoms-and-diagnosis/',
  'neck-abscess': 'https://resus.com.au/retropharyngeal-abscess/',
  'hand-foot-mouth':
    'https://nenc-healthiertogether.nhs.uk/parentscarers/worried-your-child-unwell/hand-foot-and-mouth-disease',
  fever: 'https://www.healthwords.ai/explore/symptom/immune-health/high-temperature-fever',
} as const satisfies Readonly<Record<string, string | null>>;

export type TriageSource = keyof typeof triageSources;
