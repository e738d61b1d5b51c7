import { rowsOf } from '../hospital/table.ts';

/** Patients of the doctors' lists, MRN 1000006 and on. */
export const furtherPatients = rowsOf(
  [
    'mrn',
    'first_name',
    'family_name',
    'first_name_ar',
    'family_name_ar',
    'gender',
    'nationality',
    'birth_date',
    'city',
    'portrait',
  ],
  `
  1000006 | Maryam | Al-Shehri | مريم | الشهري | female | SA | 1991-04-12 | RUH | hijab
  1000007 | Abdulaziz | Al-Mutairi | عبدالعزيز | المطيري | male | SA | 1978-09-03 | RUH | shemagh
  1000008 | Huda | Al-Zahrani | هدى | الزهراني | female | SA | 1985-01-27 | JED | hijab
  1000009 | Yousef | Mansour | يوسف | منصور | male | EG | 1982-11-19 | RUH | m
  1000010 | Latifah | Al-Dossari | لطيفة | الدوسري | female | SA | 1956-06-08 | DMM | hijab
  1000011 | Turki | Al-Ghamdi | تركي | الغامدي | male | SA | 1994-02-15 | JED | shemagh
  1000012 | Amal | Haddad | أمل | حداد | female | JO | 1989-08-30 | RUH | -
  1000013 | Nasser | Al-Subaie | ناصر | السبيعي | male | SA | 1949-12-01 | RUH | shemagh
  1000014 | Reem | Al-Anazi | ريم | العنزي | female | SA | 2001-05-22 | RUH | hijab
  1000015 | Imran | Qureshi | عمران | قريشي | male | PK | 1987-07-14 | JED | m
  1000016 | Dalal | Al-Rashid | دلال | الرشيد | female | SA | 1973-03-09 | RUH | hijab
  1000017 | Saad | Al-Shammari | سعد | الشمري | male | SA | 1999-10-25 | DMM | m
  1000018 | Ghada | Al-Harthi | غادة | الحارثي | female | SA | 1996-01-11 | JED | hijab
  1000019 | Mahmoud | El-Sayed | محمود | السيد | male | EG | 1969-04-04 | RUH | m
  1000020 | Norah | Al-Saud | نورة | آل سعود | female | SA | 1980-09-17 | RUH | hijab
  1000021 | Majed | Al-Juhani | ماجد | الجهني | male | SA | 1992-06-29 | JED | shemagh
  1000022 | Fatimah | Al-Khalidi | فاطمة | الخالدي | female | SA | 1964-02-20 | DMM | hijab
  1000023 | Bandar | Al-Omari | بندر | العمري | male | SA | 1986-12-13 | RUH | shemagh
  1000024 | Samar | Khoury | سمر | خوري | female | LB | 1990-03-31 | RUH | -
  1000025 | Hamad | Al-Yami | حمد | اليامي | male | SA | 1975-08-06 | RUH | shemagh
  1000026 | Wafa | Al-Balawi | وفاء | البلوي | female | SA | 1998-11-02 | JED | hijab
  1000027 | Rakan | Al-Qarni | راكان | القرني | male | SA | 2003-07-07 | RUH | m
  1000028 | Aisha | Siddiqui | عائشة | صديقي | female | IN | 1984-05-16 | RUH | hijab
  1000029 | Ibrahim | Al-Faifi | إبراهيم | الفيفي | male | SA | 1958-10-10 | JED | shemagh
  1000030 | Hessa | Al-Tamimi | حصة | التميمي | female | SA | 1952-01-05 | RUH | hijab
  1000031 | Salman | Al-Hazmi | سلمان | الحازمي | male | SA | 1995-09-28 | DMM | m
  1000032 | Jawaher | Al-Enezi | جواهر | العنزي | female | SA | 1988-04-23 | RUH | hijab
  1000033 | Omar | Al-Bishi | عمر | البيشي | male | SA | 1981-02-02 | RUH | shemagh
  1000034 | Rana | Al-Masri | رنا | المصري | female | SY | 1993-12-18 | JED | -
  1000035 | Waleed | Al-Asmari | وليد | الأسمري | male | SA | 1970-06-21 | RUH | shemagh
  1000036 | Shahad | Al-Malki | شهد | المالكي | female | SA | 2000-08-14 | JED | hijab
  1000037 | Ziyad | Al-Nasser | زياد | الناصر | male | SA | 1997-03-26 | RUH | m
  1000038 | Mona | Al-Barqi | منى | البارقي | female | SA | 1977-05-30 | DMM | hijab
  1000039 | Anas | Al-Jasser | أنس | الجاسر | male | SA | 2002-10-19 | RUH | m
  1000040 | Sultana | Al-Otaibi | سلطانة | العتيبي | female | SA | 1961-07-24 | RUH | hijab
  1000041 | Afnan | Al-Rashid | أفنان | الراشد | female | SA | 1989-02-11 | RUH | hijab
  1000042 | Tariq | Al-Hamad | طارق | الحمد | male | SA | 1983-10-03 | JED | shemagh
  1000043 | Layan | Al-Sudairi | ليان | السديري | female | SA | 1994-01-17 | RUH | hijab
  1000044 | Faris | Al-Ghanim | فارس | الغانم | male | SA | 1986-06-28 | JED | m
  1000045 | Huda | Al-Ruwaili | هدى | الرويلي | female | SA | 1972-12-09 | DMM | hijab
  `,
);

/** Those who have the work behind the scenes, and the riders. */
export const workers = rowsOf(
  ['email', 'role', 'first_name', 'family_name', 'first_name_ar', 'family_name_ar', 'gender', 'phone', 'portrait'],
  `
  rider@balsam.example | 14 | Khalid | Al-Qahtani | خالد | القحطاني | male | +966500000050 | helmet
  rider2@balsam.example | 14 | Saad | Al-Mutlaq | سعد | المطلق | male | +966500000056 | helmet
  rider3@balsam.example | 14 | Nawaf | Al-Salem | نواف | السالم | male | +966500000057 | helmet
  rider4@balsam.example | 14 | Yazeed | Al-Amri | يزيد | العمري | male | +966500000058 | helmet
  rider5@balsam.example | 14 | Ammar | Al-Shamrani | عمار | الشمراني | male | +966500000059 | helmet
  rider6@balsam.example | 14 | Hamad | Al-Dosari | حمد | الدوسري | male | +966500000060 | helmet
  admin@balsam.example | 1 | Abeer | Al-Suwailem | عبير | السويلم | female | +966500000051 | hijab
  pharmacist@balsam.example | 5 | Hatem | Al-Jaber | حاتم | الجابر | male | +966500000052 | m
  support@balsam.example | 6 | Rawan | Al-Hamdan | روان | الحمدان | female | +966500000053 | hijab
  frontdesk@balsam.example | 7 | Mishari | Al-Dakhil | مشاري | الدخيل | male | +966500000054 | shemagh
  records@balsam.example | 8 | Basmah | Al-Khudair | بسمة | الخضير | female | +966500000055 | hijab
  `,
);
