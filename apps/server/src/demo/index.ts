import type { Tx } from '#platform/db/types.ts';
import { seedBilling } from './billing.ts';
import { seedBooking } from './booking.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedContent, seedPromotions } from './content.ts';
import { seedCoupons } from './coupons.ts';
import { seedDelivery } from './delivery.ts';
import { seedDiagnoses } from './diagnoses.ts';
import { seedGrowth } from './growth.ts';
import { seedHospital } from './hospital.ts';
import { seedInsurance } from './insurance.ts';
import { hashDemoPassword, seedPeople } from './people.ts';
import { seedOrders } from './orders.ts';
import { seedMedicines } from './medicines.ts';
import { seedMedicalReports } from './medical-reports.ts';
import { seedRecords } from './records.ts';
import { seedReports } from './reports.ts';
import { seedSafetyFacts } from './safety-facts.ts';
import { seedSupport } from './support.ts';
import { seedVisits } from './visits.ts';
import type { Seeding } from './seeding.ts';

/** Fills an empty database with the demo hospital of DECISIONS §8, in one transaction. `secret` is BALSAM_SECRET. */
export async function seedDemo(tx: Tx, now: Date, secret: string): Promise<void> {
  const seeding: Seeding = { now, passwordHash: await hashDemoPassword(), secret };
  await seedContent(tx, seeding);
  await seedPeople(tx, seeding);
  await seedHospital(tx, seeding);
  await seedPromotions(tx, seeding);
  await seedInsurance(tx, seeding);
  await seedCatalogue(tx, seeding);
  await seedCoupons(tx, seeding);
  await seedBooking(tx, seeding);
  await seedOrders(tx, seeding);
  await seedDelivery(tx, seeding);
  await seedBilling(tx, seeding);
  await seedRecords(tx, seeding);
  await seedSafetyFacts(tx, seeding);
  await seedDiagnoses(tx);
  await seedVisits(tx, seeding);
  await seedMedicines(tx, seeding);
  await seedGrowth(tx, seeding);
  await seedReports(tx, seeding);
  await seedMedicalReports(tx, seeding);
  await seedSupport(tx, seeding);
}
