import { few, inPages, type ExportPart, type ExportSource } from '../../platform/export/part.ts';
import { assignmentRows, handOverRows, ownProofRows, placeRows, shiftRows, vehicleRows } from './export.store.ts';

/** The pictures of hand-overs are of the patient's order, whoever took them. */
async function* ownProofs({ sql, files, personId }: ExportSource) {
  for await (const { id, photo, signature } of inPages((after, count) => ownProofRows(sql, personId, after, count)))
    for (const [as, name] of Object.entries({ photo, signature })) {
      const file = name === null ? undefined : await files.get(sql, name);
      if (file) yield { name: `order-${id}-${as}.${file.mime.slice('image/'.length)}`, bytes: file.bytes };
    }
}

/** What this room keeps about a person: of patients how their orders were handed over, of riders what they did. */
export const deliveryExportParts: readonly ExportPart[] = [
  {
    name: 'hand-overs',
    title: { en: 'Photos and signatures of the hand-over of your orders', ar: 'صور تسليم الطلبات وتواقيع الاستلام' },
    documents: ownProofs,
  },
  {
    name: 'rider/assignments',
    title: {
      en: 'As a rider: the orders that you were asked to bring, and what came of it',
      ar: 'للمندوب: الطلبات التي أُسندت إليكم ونتيجة كل منها',
    },
    rows: ({ sql, personId }) => inPages((after, count) => assignmentRows(sql, personId, after, count)),
  },
  {
    name: 'rider/hand-overs',
    title: {
      en: 'As a rider: how you handed orders over or brought them back',
      ar: 'للمندوب: كيف سُلّمت الطلبات أو أُعيدت',
    },
    rows: ({ sql, personId }) => inPages((after, count) => handOverRows(sql, personId, after, count)),
  },
  {
    name: 'rider/shifts',
    title: { en: 'As a rider: your shifts', ar: 'للمندوب: المناوبات' },
    rows: ({ sql, personId }) => inPages((after, count) => shiftRows(sql, personId, after, count)),
  },
  {
    name: 'rider/place',
    title: { en: 'As a rider: where you were last, kept for a day', ar: 'للمندوب: آخر موقع، ويُحفظ ليوم واحد' },
    rows: ({ sql, personId }) => few(placeRows(sql, personId)),
  },
  {
    name: 'rider/vehicle',
    title: { en: 'As a rider: what your vehicle carries', ar: 'للمندوب: حمولة المركبة' },
    rows: ({ sql, personId }) => few(vehicleRows(sql, personId)),
  },
];
