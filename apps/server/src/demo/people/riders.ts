type Rider = {
  readonly national_id: string;
  readonly birth_date: string;
  readonly address: string;
  readonly city: string;
  readonly vehicle_number: string;
  readonly vehicle_type: string;
};

/** The riders of DECISIONS §8 by their log-in: who they are, and what their vehicle is called. */
const riders: Readonly<Record<string, Rider>> = {
  'rider@balsam.example': {
    national_id: '1070707070',
    birth_date: '1994-05-09',
    address: 'الياسمين، الرياض',
    city: 'Riyadh',
    vehicle_number: 'ABC 1234',
    vehicle_type: 'Motorcycle',
  },
  'rider2@balsam.example': {
    national_id: '1070707071',
    birth_date: '1991-11-23',
    address: 'الملز، الرياض',
    city: 'Riyadh',
    vehicle_number: 'RUH 4471',
    vehicle_type: 'Refrigerated van',
  },
  'rider3@balsam.example': {
    national_id: '1070707072',
    birth_date: '1998-02-14',
    address: 'الروضة، جدة',
    city: 'Jeddah',
    vehicle_number: 'JED 2208',
    vehicle_type: 'Car',
  },
  'rider4@balsam.example': {
    national_id: '1070707073',
    birth_date: '2000-07-30',
    address: 'السويدي، الرياض',
    city: 'Riyadh',
    vehicle_number: 'RUH 9034',
    vehicle_type: 'Bicycle',
  },
  'rider5@balsam.example': {
    national_id: '1070707074',
    birth_date: '1996-04-18',
    address: 'النسيم، الرياض',
    city: 'Riyadh',
    vehicle_number: 'RUH 7315',
    vehicle_type: 'Refrigerated van',
  },
  'rider6@balsam.example': {
    national_id: '1070707075',
    birth_date: '1993-09-02',
    address: 'العقيق، الرياض',
    city: 'Riyadh',
    vehicle_number: 'RUH 1862',
    vehicle_type: 'Motorcycle',
  },
};

/** What a worker's person has beside their name when they ride. */
export const riderFacts = (email: string): Rider | undefined => riders[email];

type Vehicle = { readonly max_grams: number; readonly has_cold_box: boolean };
/** What each can carry. */
export const vehicles: Readonly<Record<string, Vehicle>> = {
  'rider@balsam.example': { max_grams: 15_000, has_cold_box: true },
  'rider2@balsam.example': { max_grams: 200_000, has_cold_box: true },
  'rider3@balsam.example': { max_grams: 60_000, has_cold_box: false },
  'rider4@balsam.example': { max_grams: 5_000, has_cold_box: false },
  'rider5@balsam.example': { max_grams: 200_000, has_cold_box: true },
  'rider6@balsam.example': { max_grams: 15_000, has_cold_box: true },
};

/** Who is on shift when the demo begins: since how many minutes, and from which branch. The others are off. */
export const openShifts: Readonly<Record<string, { readonly branch: string; readonly minutes: number }>> = {
  'rider@balsam.example': { branch: 'RUH', minutes: 190 },
  'rider3@balsam.example': { branch: 'JED', minutes: 75 },
};
