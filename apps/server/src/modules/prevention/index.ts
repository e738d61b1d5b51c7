import { prevention } from '@balsam/contract/prevention';
import { read, write } from '#platform/http/serve.ts';
import type { AppModule } from '#platform/module.ts';
import { inPages } from '#platform/export/part.ts';
import { printCertificate } from './certificate.ts';
import { certificateRows } from './certificates.store.ts';
import { addMeasurement, readGrowth } from './growth.ts';
import { preventionTexts } from './prevention.texts.ts';
import { addVaccination, readVaccinations } from './vaccinations.ts';

export { vaccineCertificateOf } from './certificate.ts';

/** The entrance to the module of prevention: growth of children, and vaccines. What it writes is kept in the record. */
export const preventionModule: AppModule = {
  name: 'prevention',
  routes: [
    read(prevention.measurements, ({ db, call, query }) => readGrowth(db, call, query.mrn_number)),
    write(prevention.addMeasurement, async ({ tx, call, body }) => {
      await addMeasurement(tx, call, body);
      return readGrowth(tx, call, body.mrn_number);
    }),
    read(prevention.vaccinations, ({ db, call, query }) => readVaccinations(db, call, query.mrn_number)),
    read(prevention.vaccineCertificate, ({ platform, call, params }) => printCertificate(platform, call, params.lang)),
    write(prevention.addVaccination, async ({ tx, call, body }) => {
      await addVaccination(tx, call, body);
      return readVaccinations(tx, call, body.mrn_number);
    }),
  ],
  exportParts: [
    {
      name: 'vaccine-certificates',
      title: preventionTexts.export,
      rows: ({ sql, personId }) => inPages((after, count) => certificateRows(sql, personId, after, count)),
    },
  ],
};
