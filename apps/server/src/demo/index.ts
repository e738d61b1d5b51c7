import type { Tx } from '#platform/db/types.ts';
import { seedBilling } from './billing.ts';
import { seedBookedPackages } from './booked-packages.ts';
import { seedBooking } from './booking.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedClosedAccounts } from './closed-accounts.ts';
import { seedArticles, seedContent, seedPlaces, seedPromotions } from './content.ts';
import { seedCoupons } from './coupons.ts';
import { seedDelivery } from './delivery.ts';
import { seedDiagnoses } from './diagnoses.ts';
import { letDemoRun, seedDoctorsRooms } from './doctors-rooms.ts';
import { seedFrontDesk } from './front-desk.ts';
import { seedGrowth } from './growth.ts';
import { seedHospital } from './hospital.ts';
import { seedInpatients } from './inpatients.ts';
import { seedInsurance } from './insurance.ts';
import { seedPackages } from './packages.ts';
import { hashDemoPassword, seedPeople } from './people.ts';
import { seedOrders } from './orders.ts';
import { seedMedicines } from './medicines.ts';
import { seedMedicalReports } from './medical-reports.ts';
import { seedQueue } from './queue.ts';
import { seedReviews } from './reviews.ts';
import { seedRecords } from './records.ts';
import { seedReports } from './reports.ts';
import { seedSafetyFacts } from './safety-facts.ts';
import { seedSupport } from './support.ts';
import { seedTriage } from './triage.ts';
import { seedVaccines } from './vaccines.ts';
import { seedVisits } from './visits.ts';
import { seedWaitingList } from './waiting-list.ts';
import type { Seeding } from './seeding.ts';

export { letDemoRun };

/**
 * Fills an empty database with the demo hospital of DECISIONS §8, in one transaction. `secret` is BALSAM_SECRET. Without `fillsCalendars` the
 * visits are left out that only fill the calendars of the next ten days.
 */
export async function seedDemo(tx: Tx, now: Date, secret: string, { fillsCalendars = true } = {}): Promise<void> {
  const seeding: Seeding = { now, passwordHash: await hashDemoPassword(), secret, fillsCalendars };
  await seedContent(tx, seeding);
  await seedPeople(tx, seeding);
  await seedHospital(tx, seeding);
  await seedArticles(tx, seeding);
  await seedPromotions(tx, seeding);
  await seedPlaces(tx, seeding);
  await seedPackages(tx, seeding);
  await seedInsurance(tx, seeding);
  await seedCatalogue(tx, seeding);
  await seedCoupons(tx, seeding);
  await seedBooking(tx, seeding);
  await seedReviews(tx, seeding);
  await seedQueue(tx, seeding);
  await seedOrders(tx, seeding);
  await seedDelivery(tx, seeding);
  await seedBookedPackages(tx, seeding);
  await seedBilling(tx, seeding);
  await seedRecords(tx, seeding);
  await seedInpatients(tx, seeding);
  await seedSafetyFacts(tx, seeding);
  await seedDiagnoses(tx);
  await seedVisits(tx, seeding);
  await seedMedicines(tx, seeding);
  await seedGrowth(tx, seeding);
  await seedVaccines(tx, seeding);
  await seedDoctorsRooms(tx, seeding);
  await seedReports(tx, seeding);
  await seedMedicalReports(tx, seeding);
  await seedSupport(tx, seeding);
  await seedTriage(tx, seeding);
  await seedWaitingList(tx, seeding);
  await seedFrontDesk(tx, seeding);
  await seedClosedAccounts(tx, seeding);
}
