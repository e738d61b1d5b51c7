import type { ErrorTable } from './table.ts';

export const bookingErrors = {
  slot_taken: {
    http: 409,
    en: 'This time has just been taken. Please choose another',
    ar: 'حُجز هذا الوقت للتو. يُرجى اختيار وقت آخر',
  },
  patient_busy: {
    http: 409,
    en: 'There is already an appointment at this time. Please choose another time',
    ar: 'يوجد موعد آخر في هذا الوقت. يُرجى اختيار وقت آخر',
  },
  slot_not_offered: {
    http: 422,
    en: 'This time can no longer be booked. Please choose another',
    ar: 'لم يعد حجز هذا الوقت ممكنًا. يُرجى اختيار وقت آخر',
  },
  slot_type_mismatch: {
    http: 422,
    en: 'This time is for another type of appointment',
    ar: 'هذا الوقت مخصص لنوع آخر من المواعيد',
  },
  speciality_mismatch: {
    http: 422,
    en: 'The doctor does not work in this speciality',
    ar: 'هذا التخصص ليس من تخصصات الطبيب',
  },
  policy_not_accepted: {
    http: 422,
    en: 'Please accept the policy for this type of appointment first',
    ar: 'يُرجى قبول سياسة هذا النوع من المواعيد أولًا',
  },
  guardian_consents: {
    http: 422,
    en: 'Under the age of 18, a guardian must consent to a video visit. Please ask your guardian to book it',
    ar: 'لمن هم دون ١٨ عامًا يوافق ولي الأمر على الاستشارة عن بُعد. يُرجى أن يتم الحجز من حساب ولي الأمر',
  },
  home_address_required: {
    http: 422,
    en: "Please save an address in the branch's city first",
    ar: 'يُرجى حفظ عنوان في مدينة الفرع أولًا',
  },
  home_address_elsewhere: {
    http: 422,
    en: "Please choose one of your addresses in the branch's city",
    ar: 'يُرجى اختيار أحد العناوين المحفوظة في مدينة الفرع',
  },
  home_visit_ahead: {
    http: 422,
    en: 'You still have a paid home visit ahead. Please cancel it first or wait until it is over',
    ar: 'ما زالت هناك زيارة منزلية مدفوعة قادمة. يُرجى إلغاؤها أولًا أو الانتظار حتى تنتهي',
  },
  paid_not_reschedulable: {
    http: 422,
    en: 'A paid appointment cannot be moved. Cancel it to your wallet and book again in one step',
    ar: 'لا يمكن تغيير موعد مدفوع. يمكن إلغاؤه وإعادة المبلغ إلى المحفظة والحجز من جديد في خطوة واحدة',
  },
  not_paid_yet: {
    http: 422,
    en: 'This appointment is not paid, so you can reschedule it directly',
    ar: 'هذا الموعد غير مدفوع، ويمكن تغيير وقته مباشرة',
  },
  already_cancelled: { http: 409, en: 'This appointment is already cancelled', ar: 'سبق إلغاء هذا الموعد' },
  too_late_to_cancel: {
    http: 422,
    en: 'The appointment has started and can no longer be cancelled',
    ar: 'بدأ الموعد ولم يعد إلغاؤه ممكنًا',
  },
  appointment_over: { http: 409, en: 'This appointment is over', ar: 'انتهى هذا الموعد' },
  too_early_to_check_in: {
    http: 422,
    en: 'Check-in opens {minutes:minute} before the appointment',
    ar: 'يُفتح تسجيل الوصول قبل الموعد بمدة {minutes:minute}',
  },
  too_late_to_check_in: {
    http: 422,
    en: 'Appointment time has passed. Check-in is no longer possible.',
    ar: 'انقضى وقت الموعد. لم يعد تسجيل الوصول ممكنًا.',
  },
  already_checked_in: { http: 409, en: 'You have already checked in', ar: 'سبق تسجيل الوصول' },
  visit_not_begun: {
    http: 422,
    en: 'The visit has not started yet',
    ar: 'لم تبدأ الزيارة بعد',
  },
  outcome_final: {
    http: 409,
    en: 'The outcome of this visit can no longer be changed',
    ar: 'لم يعد تعديل حالة هذه الزيارة ممكنًا',
  },
  visit_not_missed: {
    http: 409,
    en: 'Only a visit that the patient missed can be reopened',
    ar: 'لا يمكن إعادة فتح زيارة إلا إذا سُجّل تغيّب المريض عنها',
  },
  outcome_reason_required: {
    http: 422,
    en: 'Please give a short reason',
    ar: 'يُرجى ذكر السبب بكلمات قليلة',
  },
  front_desk_decides: {
    http: 409,
    en: 'The front desk decides about this visit',
    ar: 'القرار بشأن هذه الزيارة لدى الاستقبال',
  },
  patient_was_there: {
    http: 422,
    en: 'The patient came to this visit. In case of doubt, the front desk decides',
    ar: 'حضر المريض إلى هذه الزيارة. عند الاختلاف يكون القرار لدى الاستقبال',
  },
  objection_not_open: {
    http: 409,
    en: 'You cannot object to this visit now, or the time to object is over',
    ar: 'الاعتراض على هذه الزيارة غير متاح أو انتهت مهلته',
  },
  select_location_first: { http: 422, en: 'Select Location First', ar: 'يُرجى اختيار الموقع أولًا' },
  select_speciality_first: { http: 422, en: 'Select Speciality First', ar: 'يُرجى اختيار التخصص أولًا' },
  select_sub_speciality_first: {
    http: 422,
    en: 'Select Sub-Speciality First',
    ar: 'يُرجى اختيار التخصص الفرعي أولًا',
  },
  select_date_first: { http: 422, en: 'Select Date First', ar: 'يُرجى اختيار التاريخ أولًا' },
  select_slot_first: { http: 422, en: 'Select Time Slot First', ar: 'يُرجى اختيار الوقت أولًا' },
} as const satisfies ErrorTable;
