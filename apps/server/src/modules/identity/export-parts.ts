import { few, inPages, type ExportPart } from '../../platform/export/part.ts';
import { deviceRows, signInRows } from './export.store.ts';

/** What this room keeps about a person, as far as it is no secret that opens their account. */
export const identityExportParts: readonly ExportPart[] = [
  {
    name: 'sign-ins',
    title: 'When you signed in, and with which browser',
    titleAr: 'أوقات تسجيل الدخول والمتصفح المستخدم',
    rows: ({ sql, personId }) => inPages((after, count) => signInRows(sql, personId, after, count)),
  },
  {
    name: 'devices',
    title: 'The devices that are known to be yours',
    titleAr: 'الأجهزة المعروفة للحساب',
    rows: ({ sql, personId }) => few(deviceRows(sql, personId)),
  },
];
