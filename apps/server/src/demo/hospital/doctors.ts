import { rowsOf } from './table.ts';

/**
 * The doctors. `hours` is a key of schedules.ts; `fee` is SAR of a visit without VAT, which the kinds of visit are reckoned from;
 * the first of `specialities` and `locations` is the main one.
 */
export const doctors = rowsOf(
  [
    'code',
    'first_name',
    'family_name',
    'first_name_ar',
    'family_name_ar',
    'gender',
    'portrait',
    'specialities',
    'locations',
    'rank',
    'years',
    'languages',
    'fee',
    'hours',
    'nationality',
  ],
  `
  D1001 | Layla | Hassan | ليلى | حسن | female | hijab-doctor | FAM-GEN,FAM-CHR | RUH | consultant | 14 | ar,en | 250 | every-day | SA
  D1002 | Omar | Al-Shammari | عمر | الشمري | male | m-doctor | CAR-ADU,CAR-RHY | RUH | consultant | 18 | ar,en | 350 | evenings | SA
  D1003 | Huda | Al-Qahtani | هدى | القحطاني | female | hijab-doctor | CAR-PED,CAR-ADU | RUH | consultant | 16 | ar,en | 380 | mornings | SA
  D1004 | Yousef | Al-Najjar | يوسف | النجار | male | m-doctor | CAR-ADU | RUH,DMM | specialist | 9 | ar,en,fr | 300 | mixed | LB
  D1005 | Abdullah | Al-Dossari | عبدالله | الدوسري | male | m-doctor | ORT-JOI,ORT-SPO | DMM | consultant | 20 | ar,en | 400 | evenings | SA
  D1006 | Reem | Al-Mutairi | ريم | المطيري | female | hijab-doctor | PED-GEN,PED-NEO | RUH | consultant | 12 | ar,en | 280 | mornings | SA
  D1007 | Faisal | Al-Zahrani | فيصل | الزهراني | male | m-doctor | INT-END | JED | consultant | 17 | ar,en | 320 | mixed | SA
  D1008 | Maha | Al-Ghamdi | مها | الغامدي | female | hijab-doctor | DER-MED,DER-COS | JED | consultant | 11 | ar,en | 350 | evenings | SA
  D1009 | Tariq | Mahmoud | طارق | محمود | male | m-doctor | ENT-GEN,ENT-AUD | RUH | specialist | 8 | ar,en | 240 | mixed | EG
  D1010 | Salma | Al-Anazi | سلمى | العنزي | female | hijab-doctor | OBG-PRE,OBG-FER | RUH | consultant | 19 | ar,en | 400 | mornings | SA
  D1011 | Ahmed | Farouk | أحمد | فاروق | male | m-doctor | EMR-ADU,FAM-GEN | RUH | specialist | 7 | ar,en | 180 | night | EG
  D1012 | Ayesha | Rahman | عائشة | رحمن | female | hijab-doctor | EMR-ADU,EMR-PED | JED | specialist | 6 | ar,en,ur | 180 | night | PK
  D1013 | Majed | Al-Harthi | ماجد | الحارثي | male | m-doctor | EMR-ADU,FAM-GEN | JED | specialist | 9 | ar,en | 190 | day | SA
  D1014 | Nada | Al-Subaie | ندى | السبيعي | female | hijab-doctor | EMR-PED,PED-GEN | RUH | specialist | 8 | ar,en | 190 | day | SA
  D1015 | Bilal | Kassem | بلال | قاسم | male | m-doctor | EMR-ADU,FAM-GEN | DMM | specialist | 10 | ar,en,fr | 190 | late | JO
  D1016 | Dina | Soliman | دينا | سليمان | female | hijab-doctor | EMR-PED,EMR-ADU | RUH | specialist | 7 | ar,en | 190 | late | EG
  D1017 | Nasser | Al-Otaibi | ناصر | العتيبي | male | m-doctor | INT-GAS | RUH | consultant | 21 | ar,en | 380 | evenings | SA
  D1018 | Lama | Al-Shehri | لمى | الشهري | female | hijab-doctor | INT-END,FAM-CHR | RUH | consultant | 10 | ar,en | 300 | mornings | SA
  D1019 | Hassan | Al-Mousa | حسن | الموسى | male | m-doctor | INT-NEP | DMM | consultant | 22 | ar,en | 360 | mornings | SA
  D1020 | Ghada | Nassif | غادة | نصيف | female | hijab-doctor | INT-PUL | JED | specialist | 9 | ar,en | 270 | mixed | SA
  D1021 | Khalid | Al-Rashid | خالد | الرشيد | male | m-doctor | ORT-SPI | RUH | consultant | 24 | ar,en | 600 | evenings | SA
  D1022 | Waleed | Hamdan | وليد | حمدان | male | m-doctor | ORT-SPO,ORT-JOI | JED | specialist | 8 | ar,en | 280 | mixed | JO
  D1023 | Amal | Al-Juhani | أمل | الجهني | female | hijab-doctor | NEU-HEA | JED | consultant | 15 | ar,en | 390 | mornings | SA
  D1024 | Samir | Haddad | سمير | حداد | male | m-doctor | NEU-EPI,NEU-HEA | RUH | consultant | 19 | ar,en,fr | 420 | mixed | LB
  D1025 | Rania | Al-Bassam | رانيا | البسام | female | hijab-doctor | EYE-GEN | RUH | specialist | 7 | ar,en | 230 | evenings | SA
  D1026 | Ibrahim | Al-Saleh | إبراهيم | الصالح | male | m-doctor | EYE-RET,EYE-GEN | DMM | consultant | 16 | ar,en | 370 | mornings | SA
  D1027 | Noor | Siddiqui | نور | صديقي | female | hijab-doctor | DEN-GEN | RUH | specialist | 6 | ar,en,ur | 150 | mixed | PK
  D1028 | Ziad | Al-Tamimi | زياد | التميمي | male | m-doctor | DEN-ORT,DEN-GEN | JED | consultant | 13 | ar,en | 300 | evenings | SA
  D1029 | Hanan | Al-Fahad | حنان | الفهد | female | hijab-doctor | PSY-ADU | RUH | consultant | 14 | ar,en | 450 | evenings | SA
  D1030 | Karim | Benali | كريم | بنعلي | male | m-doctor | PSY-CHI,PSY-ADU | JED | specialist | 8 | ar,fr,en | 350 | mixed | MA
  D1031 | Turki | Al-Malki | تركي | المالكي | male | m-doctor | URO-GEN,URO-STO | JED | consultant | 15 | ar,en | 360 | evenings | SA
  D1032 | Sultan | Al-Qarni | سلطان | القرني | male | m-doctor | URO-STO | RUH | consultant | 12 | ar,en | 340 | mornings | SA
  D1033 | Abdulrahman | Al-Yami | عبدالرحمن | اليامي | male | m-doctor | SUR-GEN | DMM | consultant | 23 | ar,en | 450 | mornings | SA
  D1034 | Nawaf | Al-Baqmi | نواف | البقمي | male | m-doctor | SUR-BAR,SUR-GEN | RUH | consultant | 17 | ar,en | 500 | mixed | SA
  D1035 | Shaima | Al-Ahmadi | شيماء | الأحمدي | female | hijab-doctor | REH-MUS,REH-NEU | RUH | specialist | 7 | ar,en | 200 | home | SA
  D1036 | Joseph | Mathew | جوزيف | ماثيو | male | m-doctor | REH-NEU,REH-MUS | JED | specialist | 11 | en,ar | 220 | home | IN
  D1037 | Manal | Al-Hazmi | منال | الحازمي | female | hijab-doctor | FAM-HOM,FAM-GEN | RUH,JED | specialist | 9 | ar,en | 230 | home | SA
  D1038 | Rashid | Al-Buainain | راشد | البوعينين | male | m-doctor | FAM-HOM,FAM-CHR | DMM | specialist | 8 | ar,en | 220 | home | SA
  D1039 | Wafa | Al-Enezi | وفاء | العنيزي | female | hijab-doctor | PED-ALG,PED-GEN | DMM | consultant | 13 | ar,en | 310 | evenings | SA
  D1040 | Basma | Al-Sharif | بسمة | الشريف | female | hijab-doctor | OBG-FER,OBG-PRE | JED | consultant | 18 | ar,en | 480 | mornings | SA
  `,
);
export type DemoDoctor = (typeof doctors)[number];
