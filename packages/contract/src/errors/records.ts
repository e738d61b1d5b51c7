import type { ErrorTable } from './table.ts';

export const recordsErrors = {
  measurement_not_possible: {
    http: 422,
    en: 'Please check the value, its unit and the day',
    ar: 'يُرجى التأكد من القيمة والوحدة واليوم',
  },
  statement_of_other_side: {
    http: 422,
    en: 'A doctor confirms or rejects a statement; whoever made it takes it back',
    ar: 'يؤكد الطبيب الإفادة أو يرفضها، ويحذفها من أضافها',
  },
  report_file_not_readable: {
    http: 422,
    en: 'This file is neither a PDF nor a picture and cannot be shown',
    ar: 'هذا الملف ليس PDF ولا صورة ولا يمكن عرضه',
  },
} as const satisfies ErrorTable;
