/**
 * Who is in greater danger from the same complaint: babies and children, pregnancy and after it, the elderly, and those with a known disease.
 * Columns: see `rules.ts`; the four parts are in this order.
 */
export const riskRows = `
infant_hernia | e | editorial | age<1 groin_lump groin_lump+/crying_baby/vomiting/poor_feeding
infant_bruised | e | editorial | age<0.75 bruising/limb_injury/chest_injury
infant_faint | e | editorial | age<1 fainting/purple_spots/swallowed_object
infant_vomits | t | editorial | age<1 vomiting+@days/diarrhoea+@days
child_pale | e | editorial | age<5 pallor+@day/weakness+@day/little_urine+@day
child_belly | e | editorial | age<5 swollen_belly+@day vomiting/abdominal_pain+/crying_baby+/constipation
child_bleeds | e | editorial | age<5 rectal_bleeding+@day
infant_cries_vomits | e | editorial | age<1 crying_baby+ vomiting+/pallor
infant_eye | t | editorial | age<0.1 eye_discharge/red_eye/eyelid_swelling
infant_mouth | w | editorial | age<1 mouth_ulcer/tongue_sore
child_gait | e | editorial | age<12 unsteady_walk+@days
child_dry | e | editorial | age<5 dehydration+@days
child_low_sugar | e | editorial | age<5 low_sugar
child_toxic | e | editorial | age<5 fever pallor/weakness+
child_head_hour | e | editorial | age<16 headache!@hour
child_lid_fever | t | editorial | age<16 eyelid_swelling fever
scrotum_child | e | editorial | age<18 scrotal_swelling+@day
preg_faint | e | editorial | pregnant.early/pregnant.maybe/missed_period fainting@day/shoulder_pain+@day
preg_sickle | e | editorial | pregnant.early/pregnant.late/pregnant.postpartum history.sickle bone_pain/joint_pain/back_pain/muscle_pain/leg_pain/abdominal_pain/headache
preg_liver | e | editorial | pregnant.late jaundice vomiting/nausea/abdominal_pain/headache/tiredness+
preg_fluid | e | editorial | pregnant.early/pregnant.maybe swollen_belly breathless/little_urine/vomiting+
preg_chills | e | editorial | pregnant.early/pregnant.late rigors
preg_dry | e | editorial | pregnant.late little_urine@days
preg_new | t | editorial | pregnant.late/pregnant.postpartum vaginal_discharge+@day/headache/dizziness+/back_pain+@day/high_sugar/urine_leak@day/diarrhoea+@day/numbness@day
old_belly | e | editorial | age>=65 abdominal_pain+@day
old_flank | e | editorial | age>=65 flank_pain+@day
old_declines | e | editorial | age>=75 2:weakness+@days/unsteady_walk@days/drowsiness@days/little_urine@days/appetite_loss+@days/rigors@days
old_drowsy | e | editorial | age>=65 drowsiness@days
old_dry | e | editorial | age>=65 dehydration+@days
old_gut | e | editorial | age>=65 diarrhoea+@days/vomiting+@days little_urine/dizziness+/fainting/drowsiness/low_bp_reading
old_bleeds | e | editorial | age>=60 rectal_bleeding+@day/bloody_diarrhoea+@day
old_black | e | editorial | age>=65 black_stool@week
old_hurt | e | editorial | age>=65 limb_injury injury_how.no_use
old_chest_hurt | e | editorial | age>=65 chest_injury+@day
old_pulse | e | editorial | age>=60 palpitations+@hour
old_numb | e | editorial | age>=50 numbness+@hour
old_new | t | editorial | age>=55 dizziness+@day/numbness@day/jaw_pain+@hour/elbow_pain+@hour/sweating+@hour
old_hour | t | editorial | age>=55 2:dizziness@hour/palpitations@hour/weakness@hour/pallor@hour/nausea@hour/vomiting@hour/low_bp_reading@hour/blurred_vision@hour/abdominal_pain@hour/headache@hour
old_cough | w | editorial | age>=65 cough/flu_like
insulin_belly | e | editorial | history.insulin vomiting@days abdominal_pain+@days
diabetes_breath | e | editorial | history.diabetes/history.insulin breathless@day
heart_beat | t | editorial | history.heart palpitations@day
operated_fever | t | editorial | history.surgery fever
heart_ill | e | editorial | history.heart 2:dizziness+@day/tiredness+@day/weakness+@day/sweating@day/nausea+@day/vomiting+@day/palpitations@day
fever_breath_known | e | editorial | fever@week breathless history.heart/history.kidney/history.liver/history.diabetes/history.cancer
kidney_quiet | e | editorial | history.kidney little_urine weakness+/tiredness+/nausea+/vomiting
known_ill | t | editorial | history.kidney/history.liver/history.heart/history.immune/history.cancer/history.thinners/history.insulin dizziness+@days/vomiting+@days/diarrhoea+@days/tiredness!@days
thinners_back | t | editorial | history.thinners back_pain+@days/joint_swelling
drowsy_known | e | editorial | drowsiness@days history.insulin/history.diabetes/history.thinners/history.immune
rigors_known | e | editorial | rigors@days history.kidney/history.liver/history.diabetes/history.heart/history.surgery
kidney_known | e | editorial | history.kidney breathless@days/muscle_weakness+@day
thinners_head | e | editorial | history.thinners headache+@days/fainting
thinners_belly | e | editorial | history.thinners abdominal_pain/back_pain/flank_pain bruising/pallor/dizziness/weakness/swollen_belly
thinners_some | t | editorial | history.thinners rectal_bleeding/vaginal_bleeding/nosebleed/limb_injury+@day
thinners_hurt | e | editorial | history.thinners wound+@day/limb_injury!/coughing_blood
black_known | e | editorial | black_stool@week/rectal_bleeding+@day history.liver/history.heart/history.kidney
spine_known | e | editorial | back_pain+/neck_pain+ fever/rigors history.diabetes/history.kidney/history.liver/history.surgery
cancer_head | e | editorial | history.cancer headache+ vomiting/blurred_vision/unsteady_walk
sickle_head | e | sickle | history.sickle headache+@days dizziness/vomiting/fever/blurred_vision/neck_pain
sickle_sight | e | sickle | history.sickle blurred_vision@days/eye_injury/dehydration+
sickle_unwell | t | sickle | history.sickle shoulder_pain/hip_pain/knee_pain/elbow_pain/wrist_pain/finger_problem/foot_pain/cough/vomiting/diarrhoea+
immune_lungs | e | editorial | history.immune breathless cough
immune_pain | t | editorial | history.immune headache+/abdominal_pain+
allergy_again | e | editorial | history.allergy hives@hour/face_swelling@hour/itching@hour/allergy@hour/insect_sting@hour
face_medicine | e | editorial | face_swelling@day history.new_medicine/history.pressure/medicine_reaction
heat_known | e | editorial | heat_illness+ pregnant.early/pregnant.late/history.heart/history.kidney/history.diabetes
eye_after_operation | e | editorial | history.surgery eye_pain+/red_eye+ blurred_vision
`;
