import type { User } from '@balsam/contract/people';

/** Sara Al-Harbi, as a log-in answers. */
export const sara: User = {
  id: 1,
  mrn_number: '1000001',
  role_id: 3,
  is_privacy_agreed: true,
  isDependent: false,
  first_name: 'Sara',
  middle_name: '',
  family_name: 'Al-Harbi',
  first_name_ar: 'سارة',
  middle_name_ar: '',
  family_name_ar: 'الحربي',
  email_address: 'sara@balsam.example',
  phone_number: '+966500000001',
  gender: 'female',
  dob: '1990-05-17',
  nationality: 'SA',
  language: 'ar',
  photo: null,
  profile_photo_url: null,
  portrait: 'woman-hijab',
  userExtraInfo: { NATIONAL_ID: '1010101010', ADDRESS: null, VEHICLE_NUMBER: null, VEHICLE_TYPE: null },
  first_free_promo: [],
  doctor_id: null,
  doctor_code: null,
};
