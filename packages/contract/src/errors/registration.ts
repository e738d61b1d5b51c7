import type { ErrorTable } from './table.ts';

export const registrationErrors = {
  name_not_valid: {
    http: 422,
    en: 'Please write the name in English letters, with spaces between its parts',
    ar: 'يُرجى كتابة الاسم بالحروف العربية، مع مسافات بين أجزائه',
  },
  phone_not_valid: {
    http: 422,
    en: 'Please enter a Saudi mobile number, such as 05XXXXXXXX',
    ar: 'يُرجى إدخال رقم جوال سعودي، مثل 05XXXXXXXX',
  },
  email_not_valid: {
    http: 422,
    en: 'Please Enter A Valid Email',
    ar: 'يُرجى إدخال بريد إلكتروني صحيح',
  },
  birth_date_not_valid: {
    http: 422,
    en: 'Please check the date of birth: it must be a real day, from 1900 until today',
    ar: 'يُرجى التحقق من تاريخ الميلاد: يجب أن يكون يومًا صحيحًا من عام ١٩٠٠ حتى اليوم',
  },
  registration_under_age: {
    http: 422,
    en: 'Registration is open from the age of 15. A parent or guardian can add a younger person as a family member',
    ar: 'التسجيل متاح من سن ١٥ عامًا. يمكن لأحد الوالدين أو ولي الأمر إضافة الأصغر سنًا ضمن أفراد العائلة',
  },
  location_not_valid: { http: 422, en: 'Please choose a branch from the list', ar: 'يُرجى اختيار فرع من القائمة' },
  nationality_not_valid: {
    http: 422,
    en: 'Please choose a nationality from the list',
    ar: 'يُرجى اختيار الجنسية من القائمة',
  },
  passwords_differ: {
    http: 422,
    en: 'The passwords do not match',
    ar: 'كلمتا المرور غير متطابقتين',
  },
  id_photo_required: {
    http: 422,
    en: 'Please add a photo of the ID first',
    ar: 'يُرجى إضافة صورة وثيقة الهوية أولًا',
  },
  registration_closed: {
    http: 409,
    en: 'This registration can no longer be completed. Please log in or register again',
    ar: 'لم يعد بالإمكان إكمال هذا التسجيل. يُرجى تسجيل الدخول أو التسجيل من جديد',
  },
  person_on_file: {
    http: 409,
    en: 'This person already has a file',
    ar: 'لهذا الشخص ملف طبي بالفعل',
  },
  identity_on_file: {
    http: 409,
    en: 'Another file has this number. Please find that file by the number first',
    ar: 'هذا الرقم مسجّل في ملف طبي آخر. يُرجى البحث عن ذلك الملف بالرقم أولًا',
  },
  correction_reason_required: {
    http: 422,
    en: 'Please give a reason for the correction',
    ar: 'يُرجى ذكر سبب التصحيح',
  },
  identity_not_seen: {
    http: 422,
    en: 'Please look at the identity document first',
    ar: 'يُرجى الاطلاع على وثيقة الهوية أولًا',
  },
  consent_not_noted: {
    http: 422,
    en: 'A file can only be opened with the person’s consent',
    ar: 'لا يُفتح الملف الطبي إلا بموافقة صاحبه',
  },
  search_reason_required: {
    http: 422,
    en: 'Please give a reason for searching by name',
    ar: 'يُرجى ذكر سبب البحث بالاسم',
  },
  upload_expired: {
    http: 403,
    en: 'The time to add the photo has run out. Please register again',
    ar: 'انتهت مهلة إضافة الصورة. يُرجى التسجيل من جديد',
  },
  file_required: { http: 422, en: 'Please choose a file', ar: 'يُرجى اختيار ملف' },
  file_too_large: {
    http: 413,
    en: 'This file is too large: 10 MB at most',
    ar: 'الملف كبير جدًا: الحد الأقصى ١٠ ميجابايت',
  },
  file_not_an_image: {
    http: 422,
    en: 'This picture cannot be read. Please choose a JPEG, PNG, WebP or AVIF file',
    ar: 'هذا الملف ليس صورة يمكن قراءتها. يُرجى اختيار ملف JPEG أو PNG أو WebP أو AVIF',
  },
  image_too_large: {
    http: 422,
    en: 'This picture has too many pixels: 50 million at most',
    ar: 'أبعاد الصورة كبيرة جدًا: الحد الأقصى ٥٠ مليون بكسل',
  },
  image_broken: {
    http: 422,
    en: 'This picture is incomplete or damaged. Please choose another',
    ar: 'الصورة ناقصة أو تالفة. يُرجى اختيار صورة أخرى',
  },
} as const satisfies ErrorTable;
