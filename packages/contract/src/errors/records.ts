import type { ErrorTable } from './table.ts';

export const recordsErrors = {
  measurement_not_possible: {
    http: 422,
    en: 'Please check the value, unit and date',
    ar: 'يُرجى التأكد من القيمة والوحدة واليوم',
  },
  day_not_possible: {
    http: 422,
    en: 'Please check the date. It is in the future or before birth',
    ar: 'يُرجى التأكد من التاريخ، فهو في المستقبل أو قبل تاريخ الميلاد',
  },
  statement_of_other_side: {
    http: 422,
    en: 'A doctor confirms or rejects a statement; whoever made it can take it back until it is confirmed',
    ar: 'يؤكد الطبيب الإفادة أو يرفضها، ويمكن لمن أضافها حذفها ما لم يؤكدها الطبيب',
  },
  too_many_statements: {
    http: 422,
    en: 'At most 500 entries can wait for a doctor. Please remove entries of your own from the medical file, or ask a doctor to confirm them',
    ar: 'الحد الأقصى لما ينتظر تأكيد الطبيب ٥٠٠ معلومة. يُرجى حذف بعض المعلومات المضافة من الملف الطبي، أو طلب تأكيدها من الطبيب',
  },
  read_back_wrong: {
    http: 422,
    en: 'This is not the reported value. Please read it again and type it exactly',
    ar: 'هذه ليست القيمة المبلَّغ عنها. يُرجى قراءتها من جديد وكتابتها كما هي',
  },
  already_acknowledged: {
    http: 409,
    en: 'This result has already been acknowledged',
    ar: 'سبق تأكيد استلام هذه النتيجة',
  },
  critical_superseded: {
    http: 409,
    en: 'The laboratory has withdrawn or changed this result. There is nothing to acknowledge',
    ar: 'سحب المختبر هذه النتيجة أو غيّرها، ولا حاجة إلى تأكيد استلامها',
  },
  report_file_not_readable: {
    http: 422,
    en: 'This file is neither a PDF nor a picture and cannot be shown',
    ar: 'هذا الملف ليس PDF ولا صورة ولا يمكن عرضه',
  },
} as const satisfies ErrorTable;
