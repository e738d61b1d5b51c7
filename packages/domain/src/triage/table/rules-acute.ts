/** Red flags told in few words: two or three findings that are an emergency together, before a question is answered. Columns: see `rules.ts`. */
export const acuteRows = `
chest_known | e | editorial | chest_pain@day history.heart/history.diabetes
chest_after_rest | e | editorial | chest_pain@week/breathless@week history.surgery/history.cancer
faint_after_rest | e | editorial | fainting@week/palpitations+@day history.surgery/history.cancer
heart_atypical | e | editorial | age>=50 history.diabetes/history.heart/history.pressure/history.cholesterol/history.smoking/history.kidney breathless@day/sweating@day/jaw_pain@day/shoulder_pain@day 2:breathless/sweating/nausea/vomiting/jaw_pain/shoulder_pain/weakness/tiredness+/dizziness/heartburn/palpitations
heart_woman | e | editorial | female age>=45 tiredness!@day/weakness+@day nausea/sweating/breathless/jaw_pain/shoulder_pain/back_pain+
aorta_back | e | editorial | age>=50 back_pain!@hour onset.sudden history.pressure/history.smoking
rhythm_ill | e | editorial | palpitations+@day dizziness+/sweating+/weakness+/low_bp_reading age>=40
rhythm_known | e | editorial | palpitations+@day history.heart/history.kidney
leg_blood | e | editorial | age>=50 leg_pain!@day numbness/limb_weakness/colour_change_fingers history.heart/history.smoking/history.diabetes
child_chokes | e | editorial | age<6 cough+@hour/wheeze@hour/breathless@hour
baby_chest | e | editorial | age<1 cough/wheeze/runny_nose/flu_like/fever poor_feeding!
young_baby_chest | e | editorial | age<0.5 cough/wheeze/flu_like poor_feeding
young_baby_nose | e | editorial | age<0.5 runny_nose poor_feeding+
air_burnt | e | editorial | burn/gas_inhaled/electric_shock hoarseness/cough/breathless/noisy_breathing/face_swelling/confusion
chest_hurt | e | editorial | chest_injury shoulder_pain/pallor/sweating+/palpitations/weakness+/swollen_belly
allergy_hour | e | editorial | hives@hour/face_swelling@hour/insect_sting@hour/allergy@hour/itching@hour/medicine_reaction@hour cough@hour/abdominal_pain+@hour/trouble_swallowing/palpitations+/confusion/low_bp_reading/dizziness+/vomiting+/hoarseness
throat_closing | e | editorial | sore_throat! trouble_swallowing+ hoarseness/neck_pain+/neck_lump+/face_swelling
tooth_neck | e | editorial | age>=2 toothache/gum_problem/jaw_pain trouble_swallowing/breathless/drooling/neck_lump+ fever/face_swelling/drooling/breathless
posterior_stroke | e | editorial | age>=45 vertigo@days/dizziness+@days numbness/hoarseness/limb_weakness/trouble_swallowing
vertigo_head | e | editorial | age>=45 vertigo@day/dizziness+@day headache+ vomiting/neck_pain/unsteady_walk
head_hit_more | e | editorial | head_injury memory_loss/blurred_vision/double_vision/unsteady_walk/ear_discharge/speech_trouble/limb_weakness/numbness/vertigo!
eye_one_dims | e | editorial | age>=50 blurred_vision+@day onset.sudden
eye_curtain | e | editorial | age>=40 flashes@week blurred_vision+
eye_red_old | e | editorial | age>=40 red_eye@day blurred_vision headache/nausea/vomiting
eye_socket | e | editorial | eyelid_swelling+@week double_vision/blurred_vision+/eye_pain!
eye_hit_sight | e | editorial | eye_injury/eye_foreign_body blurred_vision/double_vision/vision_loss
ear_face | e | editorial | ear_pain/ear_discharge facial_weakness/stiff_neck/confusion/drowsiness
legs_rising | e | editorial | muscle_weakness+@week numbness/unsteady_walk/speech_trouble/double_vision
spine_cancer | e | editorial | history.cancer/history.immune back_pain/neck_pain limb_weakness/unsteady_walk/numbness/muscle_weakness/urine_leak/constipation!
eating_collapse | e | editorial | eating_disorder fainting/chest_pain/palpitations+/low_bp_reading/muscle_weakness+
mind_not_right | e | editorial | 2:hallucination/paranoia/elated_mood+/confusion insomnia!/fever/restless_child!
medicine_heat | e | editorial | history.new_medicine/medicine_reaction/overdose fever! muscle_pain+/tremor/confusion/sweating+
medicine_stiff | e | editorial | history.new_medicine fever+@days muscle_weakness/tremor/drowsiness/sweating!
red_cells | e | editorial | jaundice@week/dark_urine@week/blood_urine@week pallor@week
red_cells_child | e | editorial | age<15 jaundice@week dark_urine@week weakness/tiredness/drowsiness/palpitations/breathless/fever
favism | e | editorial | history.g6pd jaundice/dark_urine/blood_urine/pallor/weakness+/tiredness!
sickle_erection | e | editorial | history.sickle penile_problem+
penis_severe | e | editorial | penile_problem!@hour
scrotum_boy | e | editorial | age<25 scrotal_swelling@day abdominal_pain/vomiting/nausea
sugar_young | e | editorial | age<19 2:excess_thirst/frequent_urination/bedwetting/weight_loss/high_sugar vomiting+/abdominal_pain+/drowsiness/breathless/confusion
adrenal | e | editorial | dark_skin/low_bp_reading/history.immune vomiting+@days/abdominal_pain+@days weakness+/tiredness!/dizziness+/fainting/low_bp_reading
thyroid_storm | e | editorial | fever+@days palpitations+ heat_intolerance/tremor/neck_lump/weight_loss/diarrhoea+
kidney_salts | e | editorial | history.kidney weakness+@days/muscle_weakness@days/limb_weakness@days palpitations/dizziness+/fainting/nausea+/breathless/numbness
kidney_dull | e | editorial | history.kidney drowsiness/fainting/seizure
black_and_faint | e | editorial | black_stool@week dizziness/weakness/fainting/palpitations/sweating/breathless/pallor
nose_much | e | editorial | nosebleed+@day history.thinners/history.immune/history.liver/bruising/dizziness+/fainting/pallor/vomiting_blood/weakness+
child_red_stool | e | editorial | age<4 bloody_diarrhoea@days/rectal_bleeding@days abdominal_pain/crying_baby vomiting/pallor/drowsiness
stool_kidney | e | editorial | bloody_diarrhoea@week little_urine/pallor/bruising/face_swelling/body_swelling
newborn_vomits | e | editorial | age<0.25 vomiting!
pancreas | e | editorial | abdominal_pain+@days back_pain+ vomiting+
poison_signs | e | editorial | poisoning vomiting/nausea/abdominal_pain/sore_throat/trouble_swallowing/drooling/cough/breathless/dizziness/headache/confusion/tremor/sweating/blurred_vision/weakness/watery_eye/diarrhoea/mouth_ulcer/drowsiness
venom | e | editorial | snake_scorpion@day
burn_infant | e | editorial | age<1 burn/electric_shock
skin_deep | e | editorial | skin_infection+@days/surgery_problem+@days/wound+@days/abscess!@days blisters/purple_spots/numbness/dizziness+/weakness+/vomiting/palpitations+/confusion/drowsiness/low_bp_reading
after_operation | e | editorial | surgery_problem abdominal_pain!/chest_pain/vomiting!/fainting/palpitations+/one_leg_swelling
cancer_fever | e | editorial | history.cancer fever+/rigors
cancer_fever_some | t | editorial | history.cancer fever
limb_nerve | e | editorial | limb_injury+@day numbness+/cold_limb/limb_weakness
preg_heartburn | e | editorial | pregnant.late abdominal_pain/heartburn! headache/blurred_vision/vomiting/nausea+/face_swelling/high_bp_reading/flashes
gait_lost | e | editorial | age>=45 unsteady_walk@day headache/nausea/vomiting/dizziness/vertigo/blurred_vision/weakness+
gait_lost_hour | e | editorial | unsteady_walk+@hour
withdrawal_signs | e | editorial | hallucination/confusion/seizure tremor+/sweating+
blow_and_bleeds | e | editorial | head_injury/chest_injury/back_injury bruising/bleeding/history.liver/history.thinners
thirst_ill | e | editorial | excess_thirst@week- vomiting/abdominal_pain+/drowsiness/breathless
sugar_child_some | t | editorial | age<19 frequent_urination/bedwetting weight_loss/excess_thirst
insulin_young | e | editorial | age<19 history.insulin vomiting/abdominal_pain nausea/vomiting/breathless/tiredness+
urine_shaking | e | editorial | rigors+ painful_urination/frequent_urination/flank_pain/urine_leak age>=60
urine_shaking_known | e | editorial | rigors+ painful_urination/frequent_urination/flank_pain/urine_leak history.diabetes/history.kidney/history.cancer
obstruction_old | e | editorial | age>=60 swollen_belly+@days constipation+ abdominal_pain+@days
jaundice_fever | e | editorial | jaundice@days fever+@days abdominal_pain+
jaundice_fever_old | e | editorial | age>=50 jaundice@days fever+@days
tooth_swallow | e | editorial | toothache+/gum_problem+ trouble_swallowing+@day
nerve_poison | e | editorial | watery_eye@day/drooling@day sweating+@day vomiting/diarrhoea/breathless/tremor/muscle_weakness/wheeze/blurred_vision
hip_old_severe | e | editorial | age>=65 hip_pain!@day
limp_feverish | e | editorial | age<16 limp+/hip_pain+ fever+@days
chest_hour | e | editorial | age>=45 chest_pain@hour
sick_old_day | t | editorial | age>=60 vomiting+@day dizziness/weakness/tiredness+
heart_old_jaw | e | editorial | age>=55 jaw_pain+@hour/elbow_pain+@hour/shoulder_pain!@hour weakness/tiredness/nausea/sweating/breathless/dizziness/vomiting
joint_hot_severe | e | editorial | joint_pain!/knee_pain!/hip_pain! joint_swelling fever joint_pain@week/knee_pain@week/hip_pain@week
heart_belly | e | editorial | age>=50 heartburn@day breathless/sweating/jaw_pain/shoulder_pain/elbow_pain/fainting/palpitations+/dizziness+
heart_burn_known | e | editorial | age>=45 heartburn!@hour history.diabetes/history.heart/history.pressure/history.cholesterol/history.smoking/history.kidney
heart_arm | e | editorial | age>=40 shoulder_pain@day/jaw_pain@day/elbow_pain@day sweating/breathless/fainting/vomiting/nausea+/palpitations+
pulse_severe | e | editorial | palpitations!@day
wheeze_hour | e | editorial | wheeze+@hour
blood_cough_day | e | editorial | coughing_blood+@day
pale_and_faint | e | editorial | pallor@day fainting/dizziness+/palpitations+/sweating+/weakness+
pressure_low | e | editorial | low_bp_reading+@day fainting/pallor/sweating/breathless/drowsiness/abdominal_pain/back_pain/vomiting+/palpitations/weakness+/little_urine/diarrhoea+
neck_artery | e | editorial | neck_pain+ vertigo+@day/unsteady_walk@day/numbness+@day/double_vision
arm_weak | e | editorial | age>=40 limb_weakness@day
numb_known | e | editorial | age>=50 numbness@hour history.diabetes/history.heart/history.pressure/history.cholesterol/history.smoking
sight_and_vomiting | e | editorial | blurred_vision+@day vomiting+@day
headache_fever_vomiting | e | editorial | headache! fever+ vomiting
swallow_hour | e | editorial | trouble_swallowing+@hour
swallowed_stuck | e | editorial | swallowed_object trouble_swallowing/chest_pain/neck_pain/vomiting/abdominal_pain+/breathless/cough
face_hour | e | editorial | face_swelling+@hour
appendix_words | e | editorial | abdominal_pain+@days fever appetite_loss nausea/vomiting
hernia_days | e | editorial | groin_lump+@days abdominal_pain+/nausea+/swollen_belly/constipation
hernia_day | t | editorial | groin_lump+@day
scrotum_hernia | e | editorial | scrotal_swelling+ vomiting+
testicle_hour | e | editorial | testicle_pain@hour
penis_day | t | editorial | penile_problem+@day
kidney_infection_vomits | e | editorial | flank_pain+ fever+ vomiting+
low_sugar_sick | e | editorial | low_sugar vomiting
liver_bleeds | e | editorial | jaundice bruising/nosebleed/gum_problem/drowsiness
joint_hot_fever | e | editorial | joint_swelling+@week fever+@week
skin_hard | e | editorial | skin_infection!@days fever
anal_fever | t | editorial | anal_pain fever
spots_bleed | e | editorial | purple_spots@week gum_problem+/nosebleed+/blood_urine/heavy_period+
shock_signs | e | editorial | 3:sweating+@day/pallor@day/weakness+@day/dizziness+@day/breathless@day/palpitations+@day/vomiting+@day/rigors@day/drowsiness@day/fainting@day/low_bp_reading@day/little_urine@day
heart_hour | e | editorial | age>=40 jaw_pain@hour/shoulder_pain@hour/elbow_pain@hour/neck_pain+@hour/back_pain+@hour sweating@hour/breathless@hour/nausea@hour/vomiting@hour/fainting@hour/palpitations@hour/weakness@hour/pallor@hour/chest_pain@hour
heart_hour_ill | e | editorial | age>=45 2:sweating+@hour/weakness+@hour/breathless@hour/palpitations+@hour/fainting@hour/pallor@hour
heart_hour_jaw | e | editorial | age>=40 jaw_pain@hour neck_pain+@hour/shoulder_pain+@hour/elbow_pain+@hour
chest_ill | e | editorial | chest_pain+@day palpitations/dizziness/sweating/vomiting/pallor/weakness+
chest_stimulant | e | editorial | addiction chest_pain@day/palpitations+@day
leg_hour | e | editorial | leg_pain!@hour numbness/limb_weakness/muscle_weakness/back_pain+
back_old_hour | e | editorial | age>=60 back_pain!@hour
belly_blood | e | editorial | abdominal_pain+@day pallor/shoulder_pain/dizziness+/sweating+/palpitations+/low_bp_reading
belly_heart | e | editorial | age>=50 abdominal_pain+@day history.heart
belly_operated | e | editorial | history.surgery abdominal_pain+@days swollen_belly/fever/vomiting+/palpitations/breathless/dizziness
obstruction_words | e | editorial | abdominal_pain+@days constipation+ vomiting
ovary_words | e | editorial | female abdominal_pain+@day vomiting belly_where.left_lower/belly_where.lower
faint_dry | e | editorial | fainting@day diarrhoea!/vomiting!/dehydration/fever!
little_urine_flank | e | editorial | little_urine@days flank_pain+
scrotum_hour | e | editorial | scrotal_swelling+@hour
neck_artery_head | e | editorial | neck_pain+@week headache+@week numbness/blurred_vision/vertigo/tinnitus
headache_balance | e | editorial | headache+@days unsteady_walk@days/double_vision@days
headache_numb | e | editorial | age>=35 headache+@day numbness+@day
cord_signs | e | editorial | numbness/limb_weakness/muscle_weakness urine_leak@days/stool_incontinence@days
weak_day | e | editorial | muscle_weakness+@day
spin_old | e | editorial | age>=60 dizziness!@day/vertigo!@day
sight_old_hour | e | editorial | age>=40 blurred_vision+@hour
sting_hives | e | editorial | insect_sting@hour/medicine_reaction@hour hives/face_swelling
blisters_breath | e | editorial | blisters@week breathless/drowsiness/confusion
drug_rash | w | editorial | rash/hives history.new_medicine
period_faint | t | editorial | heavy_period+@days dizziness/pallor/weakness
ear_child | t | editorial | age<5 ear_pain+ fever
drowsy_ill | e | editorial | drowsiness@day vomiting/unsteady_walk/dizziness/fainting/breathless/wheeze/fever/abdominal_pain+/chest_pain/blurred_vision/weakness/tremor/sweating/palpitations/little_urine
high_sugar_ill | e | editorial | high_sugar vomiting/abdominal_pain+/drowsiness/breathless
heart_sweat_old | e | editorial | age>=55 sweating+@day heartburn/nausea+/vomiting+/abdominal_pain/weakness+/dizziness+
chest_hour_some | e | editorial | age>=30 chest_pain+@hour
belly_shut | e | editorial | swollen_belly@days vomiting+@days
bleeds_and_weak | e | editorial | rectal_bleeding+@day/bloody_diarrhoea+@day/vaginal_bleeding+@day weakness+/pallor/palpitations+/low_bp_reading/sweating+
sepsis_dry | e | editorial | little_urine@days weakness+/dizziness+/rigors
spots_and_faint | e | editorial | purple_spots@days dizziness/fainting/muscle_pain+/leg_pain
wheeze_faint | e | editorial | wheeze@day dizziness+/fainting/face_swelling/hives
swallow_nerves | e | editorial | age>=45 trouble_swallowing+@day hoarseness/dizziness+/weakness+/facial_weakness
medicine_hour | e | editorial | medicine_reaction+@hour vomiting/abdominal_pain/dizziness/itching/rash
gait_and_more | e | editorial | unsteady_walk@day fever/trouble_swallowing/hoarseness/blurred_vision+
faint_and_ill | e | editorial | fainting@day back_pain+/flank_pain+/fever+/rigors/unsteady_walk
shaking_where | e | editorial | rigors@days flank_pain+/skin_infection/abdominal_pain+/joint_swelling/wound
hives_more | e | editorial | hives@day abdominal_pain+/face_swelling/diarrhoea+/palpitations+/pallor/weakness+
eye_red_head | e | editorial | age>=50 eye_pain+@day/red_eye+@day headache+/nausea+
headache_dim | e | editorial | age>=50 headache+@day blurred_vision+@day
sweat_hour | e | editorial | age>=55 sweating@hour nausea@hour/vomiting@hour/abdominal_pain@hour/pallor@hour/weakness@hour/dizziness@hour/palpitations@hour/heartburn@hour
bowel_blood | e | editorial | age>=50 abdominal_pain+@day rectal_bleeding/bloody_diarrhoea
`;
