import type { DeliveryMode, OrderState } from '@balsam/domain/orders';
import { listOf, rowsOf } from '../hospital/table.ts';

const khalid = 'rider@balsam.example';
const saad = 'rider2@balsam.example';

/**
 * Orders by how many minutes ago they were placed: Sara's, some in each state that waits for a pharmacist, one of Khalid's in each state
 * of a rider, and what is over, also without a delivery. `rx` is how the prescription stands; `stars` is a rating.
 */
const table = rowsOf(
  ['mrn', 'ago', 'mode', 'state', 'rider', 'rx', 'stars', 'items'],
  `
  1000001 | 86500 | normal_delivery | delivered | ${saad} | - | 4 | 2 Fevadol 500 mg tablets, 1 Redoxon vitamin C 1000 mg, 1 Nasal saline drops for babies
  1000001 | 40400 | fast_delivery | delivered | ${khalid} | - | 5 | 1 Supradyn multivitamin tablets, 2 Thermal spring water spray
  1000019 | 30100 | normal_delivery | delivered | ${khalid} | approved | 5 | 2 Metformin 1000 mg tablets, 1 Crestor 20 mg tablets
  1000001 | 17300 | pickup | delivered | - | - | - | 1 Centrum for women, 1 Magnesium 300 mg sachets
  1000020 | 11600 | normal_delivery | delivered | ${khalid} | - | - | 3 Cerelac rice and vegetables, 1 Nivea baby shampoo
  1000032 | 8700 | normal_delivery | returned | ${saad} | - | - | 1 Panadol Extra tablets, 2 Nivea baby soft cream
  1000033 | 5800 | normal_delivery | cancelled | - | - | - | 1 Redoxon vitamin C 1000 mg, 1 Eno fruit salt sachets
  1000034 | 4400 | pickup | rejected | - | rejected | - | 1 Plavix 75 mg tablets
  1000021 | 2950 | scheduled_delivery | delivered | ${khalid} | - | 4 | 1 Omega-3 fish oil 1000 mg, 1 Zinc 25 mg capsules
  1000001 | 95 | normal_delivery | on_the_way | ${khalid} | - | - | 2 Panadol Extra tablets, 1 Strepsils orange lozenges, 1 Cicaplast repairing balm
  1000022 | 120 | normal_delivery | arrived | ${khalid} | approved | - | 1 Aprovel 150 mg tablets, 1 Calcium with vitamin D tablets
  1000023 | 80 | fast_delivery | order_picked | ${khalid} | - | - | 1 Gaviscon Advance suspension, 1 Eno fruit salt sachets
  1000024 | 70 | normal_delivery | rider_assigned | ${khalid} | - | - | 1 Eucerin pH5 shower gel, 2 Nivea sun lotion SPF 30
  1000025 | 65 | normal_delivery | out_for_delivery | - | - | - | 2 Sapofen 400 mg tablets, 1 Deep heat patches
  1000026 | 55 | pickup | ready_to_ship | - | - | - | 1 PediaSure vanilla, 1 Pedialyte solution
  1000027 | 50 | normal_delivery | ready_to_ship | - | approved | - | 1 Amaryl 2 mg tablets, 1 Children's multivitamin syrup
  1000028 | 45 | normal_delivery | processed | - | - | - | 1 Bepanthen baby ointment, 1 Nivea baby soft cream
  1000029 | 35 | fast_delivery | confirmed | - | approved | - | 1 Plavix 75 mg tablets
  1000030 | 25 | normal_delivery | placed | - | pending | - | 2 Amlodipine 5 mg tablets, 1 Bisoprolol 5 mg tablets
  1000031 | 12 | pickup | placed | - | - | - | 1 Telfast 180 mg tablets, 1 Prospan ivy leaf syrup
  `,
);

type Item = { readonly quantity: number; readonly name: string };
type Prescription = 'approved' | 'pending' | 'rejected';
export type PlannedOrder = {
  readonly mrn: string;
  readonly minutesAgo: number;
  readonly mode: DeliveryMode;
  readonly state: OrderState;
  readonly rider: string | undefined;
  readonly prescription: Prescription | undefined;
  readonly stars: number | null;
  readonly items: readonly Item[];
};

const given = (cell: string): string | undefined => (cell === '-' ? undefined : cell);

function itemOf(text: string): Item {
  const [, quantity = '1', name = ''] = /^(\d+) (.+)$/.exec(text) ?? [];
  return { quantity: Number(quantity), name };
}

/** The oldest first, so that the numbers of orders follow time. */
export const plannedOrders: readonly PlannedOrder[] = table
  .map((row) => ({
    mrn: row.mrn,
    minutesAgo: Number(row.ago),
    mode: row.mode as DeliveryMode,
    state: row.state as OrderState,
    rider: given(row.rider),
    prescription: given(row.rx) as Prescription | undefined,
    stars: row.stars === '-' ? null : Number(row.stars),
    items: listOf(row.items).map(itemOf),
  }))
  .toSorted((a, b) => b.minutesAgo - a.minutesAgo);

/** Homes in Riyadh, taken in turn, as their people would write them; Sara's is the first. */
export const homes = [
  {
    name: 'المنزل',
    street: 'طريق الأمير محمد بن عبدالعزيز ١٨',
    district: 'العليا',
    latitude: 24.7052,
    longitude: 46.6914,
  },
  { name: 'المنزل', street: 'طريق الثمامة ٢٤٠', district: 'الياسمين', latitude: 24.8236, longitude: 46.6412 },
  { name: 'العمل', street: 'طريق الملك عبدالله ٧٧', district: 'الورود', latitude: 24.7269, longitude: 46.6771 },
  { name: 'المنزل', street: 'طريق خريص ٥١٢', district: 'الروضة', latitude: 24.7411, longitude: 46.7765 },
] as const;

/** The home of those who write in English. */
export const englishHome = {
  name: 'Home',
  street: 'Khurais Road 514',
  district: 'Al Rawdah',
  latitude: 24.7413,
  longitude: 46.7767,
} as const;
