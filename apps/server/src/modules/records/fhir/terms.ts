/** Arabic for the visit types (SNOMED CT code) that bundles bring most; others show as they came. */
export const visitTitles: Readonly<Record<string, { en: string; ar: string }>> = {
  '185349003': { en: 'Check-up', ar: 'فحص دوري' },
  '185345009': { en: 'Visit for a symptom', ar: 'زيارة بسبب عَرَض' },
  '698314001': { en: 'Consultation for treatment', ar: 'استشارة علاجية' },
  '185347001': { en: 'Visit for a problem', ar: 'زيارة بسبب مشكلة صحية' },
  '308335008': { en: 'Visit for a procedure', ar: 'زيارة لإجراء طبي' },
  '50849002': { en: 'Emergency department', ar: 'قسم الطوارئ' },
  '424441002': { en: 'First pregnancy visit', ar: 'زيارة الحمل الأولى' },
  '424619006': { en: 'Pregnancy visit', ar: 'زيارة متابعة الحمل' },
  '390906007': { en: 'Follow-up visit', ar: 'زيارة متابعة' },
  '371883000': { en: 'Outpatient procedure', ar: 'إجراء بدون تنويم' },
};

/** When a visit came without a type. */
export const plainVisit = { en: 'Visit', ar: 'زيارة' } as const;
