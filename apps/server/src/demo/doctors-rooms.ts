import { sql } from 'kysely';
import { addMinutes } from '@balsam/domain/time';
import { escalateLater, keepCritical } from '#modules/records/index.ts';
import type { Tx } from '#platform/db/types.ts';
import type { Seeding } from './seeding.ts';

/** Critical values of people who lie in the hospital: [MRN, LOINC, minutes ago, value, read back so many minutes ago]. */
const critical = [
  ['1000019', '2339-0', 300, 512, 290],
  ['1000013', '6298-4', 12, 6.8, undefined],
  ['1000017', '6298-4', 29, 2.3, undefined],
  ['1000026', '2339-0', 29, 41, undefined],
] as const;

async function seedCritical(tx: Tx, now: Date): Promise<void> {
  for (const [mrn, loinc, minutesAgo, value, readBackAgo] of critical) {
    const [reportedAt, takenAt] = [addMinutes(now, -minutesAgo), addMinutes(now, -minutesAgo - 35)];
    const { rows } = await sql<{ person_id: number }>`
      insert into observation (person_id, category, loinc, title, title_ar, value_number, unit, low, high, interpretation, status, taken_at,
        released_at)
      select p.id, 'laboratory', t.loinc, t.title, t.title_ar, ${value}::float8, t.unit, t.low, t.high,
        case when ${value}::float8 > t.high then 'critical_high' else 'critical_low' end, 'final', ${takenAt}, ${reportedAt}
      from person p, lab_test t where p.mrn = ${mrn} and t.loinc = ${loinc} returning person_id`.execute(tx);
    for (const { person_id: personId } of rows) await keepCritical(tx, personId, new Set(), reportedAt);
    if (readBackAgo !== undefined)
      await sql`
        update critical_result c set acknowledged_at = ${addMinutes(now, -readBackAgo)}, acknowledged_by = c.doctor_id,
          read_back = ${String(value)}
        from person p where p.id = c.person_id and p.mrn = ${mrn}`.execute(tx);
  }
}

/** Incident reports: what was written, how many hours ago it happened, and how far each is. */
const incidents = [
  {
    doctor: 'D1001',
    hours: 30,
    state: 'submitted',
    category: 'medication',
    severity: 'near_miss',
    location: 'الجناح الباطني، الغرفة ٣١١',
    what: 'وُضع شريط دواء لمريض آخر على عربة الأدوية لتشابه الاسمين، ولوحظ ذلك قبل إعطائه.',
    action: 'أُعيد الدواء إلى الصيدلية، وتمت مطابقة السوار مع قائمة الأدوية.',
  },
  {
    doctor: 'D1001',
    hours: 3,
    state: 'draft',
    category: 'device',
    severity: 'none',
    location: 'العناية المتوسطة، السرير ٢٠٤',
    what: 'توقفت مضخة المحاليل مرتين دون تنبيه.',
    action: '',
  },
  {
    doctor: 'D1037',
    hours: 400,
    state: 'reviewed',
    category: 'fall',
    severity: 'minor',
    location: 'Family medicine clinic, waiting area',
    what: 'A patient slipped on a wet floor that had just been cleaned. There was no sign.',
    action: 'The patient was examined and sent home. The floor was dried.',
    outcome: 'confirmed',
    actions: 'Cleaning is moved to before the clinic opens, and signs stand in each waiting area.',
  },
  {
    doctor: 'D1033',
    hours: 52,
    state: 'submitted',
    category: 'procedure',
    severity: 'moderate',
    location: 'Operating room 2',
    what: 'The count of swabs was not written down before closing. It was repeated and was complete.',
    action: 'The wound was closed after the second count.',
  },
] as const;

async function seedIncidents(tx: Tx, now: Date): Promise<void> {
  for (const one of incidents) {
    const happened = addMinutes(now, -one.hours * 60);
    const written = addMinutes(happened, 90);
    const submitted = one.state === 'draft' ? null : written;
    const reviewed = one.state === 'reviewed' ? addMinutes(written, 3 * 1440) : null;
    await sql`
      insert into ovr_report (reporter_id, department_id, state, category, severity, location, happened_at, what, action, created_at,
        updated_at, submitted_at, reviewed_at, reviewed_by, outcome, review_actions, is_shared)
      select d.person_id, d.department_id, ${one.state}, ${one.category}, ${one.severity}, ${one.location}, ${happened}, ${one.what},
        ${one.action}, ${written}, ${reviewed ?? written}, ${submitted}, ${reviewed},
        case when ${one.state} = 'reviewed' then a.id end, ${'outcome' in one ? one.outcome : null},
        ${'actions' in one ? one.actions : ''}, ${one.state === 'reviewed'}
      from doctor d, account a where d.code = ${one.doctor} and a.login_email = 'admin@balsam.example'`.execute(tx);
  }
}

/** What stands in the rooms of doctors: critical results of people who lie in the hospital, and incident reports. */
export async function seedDoctorsRooms(tx: Tx, { now }: Seeding): Promise<void> {
  await seedCritical(tx, now);
  await seedIncidents(tx, now);
}

/** Lets the half hours of the critical results that wait run on, as they do where a laboratory reported them. */
export async function letDemoRun(tx: Tx, now: Date): Promise<void> {
  const waiting = await tx
    .selectFrom('critical_result')
    .select(['id', 'due_at'])
    .where('acknowledged_at', 'is', null)
    .execute();
  for (const { id, due_at: dueAt } of waiting) await escalateLater(tx, { ids: [id], dueAt }, now);
}
