import type { ErrorTable } from './table.ts';

export const familyErrors = {
  guardian_under_age: {
    http: 422,
    en: 'Family members can be added from the age of 18',
    ar: 'تتاح إضافة أفراد العائلة من سن ١٨ عامًا',
  },
  relation_not_valid: {
    http: 422,
    en: 'Please choose a relation that fits the age and gender',
    ar: 'يُرجى اختيار صلة قرابة تناسب العمر والجنس',
  },
  declaration_required: {
    http: 422,
    en: 'Please confirm that this child is in your care',
    ar: 'يُرجى الإقرار بأن هذا الطفل في رعايتكم',
  },
  family_full: {
    http: 409,
    en: 'You already have {most} family members, the maximum. Please remove one first',
    ar: 'بلغ عدد أفراد العائلة الحد الأقصى وهو {most}. يُرجى إزالة أحدهم أولًا',
  },
  family_already_added: {
    http: 409,
    en: 'This person is already one of your family members',
    ar: 'هذا الشخص مضاف بالفعل إلى أفراد العائلة',
  },
} as const satisfies ErrorTable;
