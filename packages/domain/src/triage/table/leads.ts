/** Findings that together lead to a speciality. Columns: speciality | what must be so, written as in the rules. */
export const leadRows = `
INT-END | 2:tiredness/weight_gain/cold_intolerance/constipation/hair_loss/missed_period/low_mood/poor_concentration/breast_pain/low_libido/hot_flushes
INT-END | 2:palpitations/weight_loss/heat_intolerance/sweating/tremor
INT-END | 2:excess_thirst/frequent_urination/weight_loss/blurred_vision/tiredness
INT-END | 2:tiredness/bone_pain/constipation/excess_thirst/muscle_pain
INT-END | 2:weight_gain/missed_period/bruising/muscle_weakness/body_change/headache
INT-END | 2:dark_skin/weight_loss/tiredness/low_bp_reading
INT-END | 2:body_change/headache/joint_pain/sweating/snoring
INT-END | headache missed_period/breast_pain/low_libido
INT-GAS | 2:weight_loss/appetite_loss/abdominal_pain/early_fullness/bloating/diarrhoea/constipation/rectal_bleeding/jaundice/trouble_swallowing
INT-GAS | 2:tiredness/pallor/bruising/nosebleed/purple_spots/lymph_nodes/night_sweats/bone_pain/dizziness
INT-GAS | lymph_nodes/neck_lump night_sweats/weight_loss/tiredness
INT-PUL | 2:cough/breathless/wheeze/coughing_blood/fever/night_sweats/chest_pain
INT-PUL | daytime_sleepiness/tiredness snoring
INT-NEP | 2:body_swelling/leg_swelling/foamy_urine/little_urine/face_swelling
INT-NEP | history.diabetes foamy_urine/body_swelling/leg_swelling
CAR-ADU | 2:breathless/leg_swelling/palpitations/chest_pain/fainting/body_swelling
CAR-ADU | breath_how.lying/breath_how.night/chest_how.effort/chest_how.spreads
CAR-ADU | age>=40 sweating+@day heartburn/nausea/vomiting/abdominal_pain/weakness+/dizziness+
CAR-ADU | age>=40 jaw_pain@day/shoulder_pain@day sweating/breathless/nausea
CAR-RHY | palpitations fainting/dizziness
NEU-EPI | 2:limb_weakness/speech_trouble/facial_weakness/numbness/unsteady_walk/confusion/seizure/double_vision/daytime_sleepiness
NEU-HEA | headache vomiting/nausea/blurred_vision/fever/stiff_neck
ENT-AUD | vertigo/dizziness hearing_loss/tinnitus/ear_fullness
ENT-GEN | 2:runny_nose/headache/face_pain/ear_fullness/sore_throat/snoring/smell_loss
FAM-GEN | 2:fever/cough/runny_nose/sore_throat/muscle_pain/tiredness/smell_loss/headache/rash
FAM-GEN | fever joint_pain/sweating/muscle_pain/lymph_nodes/diarrhoea
ORT-JOI | 2:joint_pain/morning_stiffness/joint_swelling/rash/tiredness/finger_problem
ORT-SPI | back_pain morning_stiffness/numbness/limb_weakness
SUR-GEN | belly_where.right_lower/belly_where.right_upper/belly_how.rigid/belly_how.pulsing/belly_how.moved
SUR-GEN | abdominal_pain! abdominal_pain@days
SUR-GEN | leg_pain/one_leg_swelling/walking_leg_pain leg_ulcer/leg_swelling/cold_limb/varicose_veins
OBG-PRE | pregnant.early/pregnant.late/pregnant.maybe/pregnant.postpartum
OBG-PRE | pregnant.early/pregnant.late/pregnant.postpartum headache/abdominal_pain/vaginal_bleeding/fever/vomiting/leg_swelling/blurred_vision/high_bp_reading/back_pain
OBG-PRE | pregnant.late itching/jaundice
OBG-PRE | female vaginal_discharge/vaginal_bleeding/vulval_lump abdominal_pain/fever/painful_urination
OBG-PRE | female abdominal_pain belly_where.lower
OBG-FER | female hot_flushes/missed_period/painful_period
OBG-FER | female swollen_belly/bloating/abdominal_pain early_fullness/urine_leak/weight_loss/low_libido age>=45
URO-GEN | male painful_urination/frequent_urination/weak_stream/urine_leak/blood_urine
URO-GEN | blood_urine painful_urination/weight_loss/flank_pain
URO-STO | flank_pain blood_urine/nausea/vomiting
DER-MED | 2:rash/itching/blisters/nail_problem/hives/dark_skin
PSY-ADU | 2:low_mood/anxiety/insomnia/self_harm/hallucination/paranoia/poor_concentration
EYE-GEN | 2:eye_pain/red_eye/blurred_vision/eye_discharge/watery_eye/eyelid_swelling/dry_eye
EYE-GEN | eye_pain/red_eye headache/nausea/vomiting
DEN-GEN | toothache/gum_problem/jaw_pain face_swelling/fever
`;
