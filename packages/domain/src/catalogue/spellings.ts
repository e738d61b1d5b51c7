import { normaliseArabic } from '../text/index.ts';

/** What is written for the same unit or the same pharmaceutical form, on packages and by people, in both languages. */
const groups: readonly string[] = [
  'mg mgs milligram milligrams ملجم مجم ملغ ملغم مغ ملليجرام مليجرام مليغرام ملليغرام ميليجرام',
  'g gm gms gr gram grams gramme grammes جم غم غ جرام غرام جرامات غرامات',
  'mcg ug μg microgram micrograms مكجم مكغ مكغم ميكروجرام ميكروغرام مايكروجرام مايكروغرام',
  'kg kgs kilogram kilograms كجم كغ كغم كيلوجرام كيلوغرام كيلو',
  'ml mls millilitre millilitres milliliter milliliters مل ملل ملي ملليلتر مليلتر ميليلتر',
  'l ltr litre litres liter liters لتر ليتر',
  'iu وحدة وحدات',
  'tab tabs tablet tablets tabl caplet caplets pill pills قرص أقراص حبة حبوب حبات',
  'cap caps capsule capsules كبسولة كبسولات كبسول',
  'cream creams crm كريم كريمات',
  'ointment ointments oint مرهم مراهم',
  'gel gels جل جيل',
  'lotion lotions غسول لوشن',
  'syrup syrups syr syp شراب',
  'susp suspension suspensions معلق معلقات',
  'drop drops قطرة قطرات نقط',
  'sol soln solution solutions محلول محاليل',
  'inj injection injections حقن حقنة إبرة إبر',
  'vial vials فيال',
  'amp amps ampoule ampoules ampule ampules أمبول أمبولات أمبولة',
  'supp supps suppository suppositories لبوس تحاميل تحميلة',
  'inhaler inhalers inh استنشاق',
  'spray sprays بخاخ رذاذ',
  'powder powders pwd بودرة مسحوق',
  'sachet sachets sach كيس أكياس',
  'lozenge lozenges loz pastille pastilles استحلاب',
  'patch patches لصقة لصقات',
  'pen pens قلم أقلام',
  'eff effervescent فوار فوارة',
];

const bySpelling: ReadonlyMap<string, readonly string[]> = new Map(
  groups
    .map((group) => normaliseArabic(group).split(' '))
    .flatMap((group) => group.map((spelling): [string, string[]] => [spelling, group])),
);

/** All spellings of a unit or a form, the given one among them; of another word none. The word is normalised, and so are the answers. */
export const spellingsOf = (word: string): readonly string[] => bySpelling.get(word) ?? [];
