/** Emergencies that begin quietly, told as mild or moderate, and what should be seen today though it sounds like little. Columns: see `rules.ts`. */
export const quietRows = `
weak_and_numb | e | neurology | muscle_weakness@week numbness@week muscle_weakness+/numbness+
weak_severe | e | neurology | muscle_weakness!@week
weak_new | t | neurology | muscle_weakness@days
child_limb_weak | e | editorial | age<16 limb_weakness@days
memory_hour | e | editorial | memory_loss@hour
memory_ill | e | editorial | memory_loss@days fever/headache/vomiting/unsteady_walk
memory_day | t | editorial | memory_loss@day
headache_numb_some | t | editorial | headache+@day numbness+@day
headache_neck_hour | t | editorial | headache+@hour neck_pain+
headache_neck_some | t | editorial | fever headache neck_pain
neck_artery_some | t | editorial | neck_pain@week headache@week neck_pain+/headache+ numbness/blurred_vision/vertigo/tinnitus/facial_weakness
vertigo_with | t | vertigo | vertigo@week vomiting/nausea+/headache/fever/hearing_loss/tinnitus/ear_discharge
vertigo_old | t | editorial | vertigo+@day age>=60
back_leak | e | editorial | back_pain urine_leak+@days/stool_incontinence@days
back_leak_some | t | editorial | back_pain urine_leak@days
aorta_quiet | e | editorial | age>=60 back_pain@day/flank_pain@day/abdominal_pain@day low_bp_reading@day/pallor@day/fainting@day/sweating@day
aorta_some | t | editorial | age>=60 back_pain@day/flank_pain@day weakness@day/dizziness@day/nausea@day/vomiting@day
heart_jaw_some | t | editorial | age>=40 jaw_pain@hour neck_pain@hour/shoulder_pain@hour/elbow_pain@hour
heart_back_some | t | editorial | age>=45 back_pain@hour/neck_pain@hour/shoulder_pain@hour/jaw_pain@day/elbow_pain@day/back_pain+@day nausea@hour/sweating@day/breathless@day/vomiting@hour/weakness@hour
heart_tired_sweat | t | editorial | age>=55 sweating@day tiredness@day/weakness@day/dizziness@day
heart_old_dizzy | t | editorial | age>=65 history.heart dizziness@day/tiredness+@day
sting_vomits | e | anaphylaxis | insect_sting@day vomiting@hour
hives_vomits | e | editorial | hives@hour/allergy@hour vomiting@hour
allergy_voice | e | anaphylaxis | hives@day/insect_sting@day/face_swelling@day/medicine_reaction@day/allergy@day hoarseness@hour/trouble_swallowing@hour/wheeze@hour
hives_cough | e | anaphylaxis | hives@day/insect_sting@day/face_swelling@day cough@hour
allergy_some | t | anaphylaxis | hives@day/face_swelling@day/insect_sting@day/medicine_reaction@day/itching@hour/rash@hour dizziness@hour/vomiting@hour/abdominal_pain@hour/palpitations@hour/hoarseness@day
toxic_skin | e | toxic-shock | fever+@days rash@days dizziness+/fainting/low_bp_reading/muscle_pain! dizziness/vomiting/diarrhoea/weakness+/low_bp_reading/fainting
toxic_burn | e | toxic-shock | age<16 burn fever/vomiting/diarrhoea/rash
burn_fever | t | toxic-shock | burn fever
rash_shaking | e | editorial | rash!@week rigors
child_neck_throat | e | neck-abscess | age<8 neck_pain/neck_lump+ fever trouble_swallowing/hoarseness
throat_jaw | t | editorial | sore_throat jaw_pain fever
jaw_and_neck | e | editorial | jaw_pain@days stiff_neck@days
medicine_neck | e | editorial | history.new_medicine stiff_neck@day
jaundice_hot_old | e | editorial | age>=50 jaundice@days fever@days
thyroid_some | t | editorial | fever@days palpitations tremor/heat_intolerance/weight_loss/neck_lump
hernia_vomits | e | editorial | groin_lump@day vomiting
hernia_vomits_some | t | editorial | groin_lump vomiting
obstruction_three | e | editorial | swollen_belly+@days vomiting constipation
obstruction_some | t | editorial | age>=60 abdominal_pain@days constipation vomiting
belly_operated_some | t | editorial | history.surgery abdominal_pain@days swollen_belly/vomiting/constipation
child_belly_ill | t | editorial | age<16 abdominal_pain@days fever+ appetite_loss/vomiting
ovary_some | t | editorial | female abdominal_pain@day vomiting/nausea+ belly_where.left_lower/belly_where.lower
late_period_shoulder | e | ectopic | missed_period@weeks/pregnant.maybe/pregnant.early shoulder_pain@days nausea/vomiting/dizziness/weakness/abdominal_pain/vaginal_bleeding
late_period_shoulder_some | t | ectopic | missed_period@weeks/pregnant.maybe/pregnant.early shoulder_pain@day
preg_belly_late | t | editorial | pregnant.late abdominal_pain@days
preg_abruption | e | editorial | pregnant.late back_pain!@day abdominal_pain/contractions/vaginal_bleeding
preg_pale | t | editorial | pregnant.early/pregnant.late/pregnant.postpartum pallor@day/weakness@day dizziness@day/palpitations@day
postpartum_elated | t | editorial | pregnant.postpartum elated_mood
wound_deep | e | editorial | wound@day breathless/hoarseness/trouble_swallowing/coughing_blood/fainting/chest_pain/abdominal_pain+/pallor
wound_meant | e | editorial | self_harm wound/bleeding/burn/overdose/poisoning
burn_child | t | editorial | age<5 burn@week
fall_old | t | editorial | age>=65 limb_injury@days hip_pain/back_pain/wrist_pain/shoulder_pain/leg_pain
fall_very_old | t | editorial | age>=75 limb_injury@day
leg_numb | t | editorial | leg_pain+@day numbness@day
child_arm | t | editorial | age<6 elbow_pain@day/wrist_pain@day/shoulder_pain@day
ear_blow | t | editorial | hearing_loss@day ear_pain@hour/ear_discharge@day/head_injury
scrotum_day | t | editorial | scrotal_swelling@day
head_child_small | t | editorial | age<2 head_injury
head_injury_some | t | editorial | head_injury headache/dizziness/nausea/tiredness/wound/bruising/nosebleed/neck_pain/poor_concentration/insomnia
eye_operated | e | editorial | surgery_problem eye_pain/red_eye blurred_vision
lid_sight | e | editorial | eyelid_swelling@week fever double_vision/eye_pain+/blurred_vision
pale_vomits | e | editorial | age<2 pallor@day vomiting
infant_forceful | e | infant-vomiting | age<0.25 vomiting+@days
drools_today | e | editorial | drooling@day
drools | e | editorial | age>=2 drooling@week
drools_ill | e | editorial | drooling@week fever/noisy_breathing/breathless/trouble_swallowing/sore_throat/choking/hoarseness/poor_feeding/vomiting/swallowed_object/cough/tongue_swelling/face_swelling
sickle_hands | e | editorial | age<5 history.sickle finger_problem/foot_pain/joint_swelling/limp/crying_baby
old_fades | t | editorial | age>=75 2:weakness@days/appetite_loss@days/unsteady_walk@days/tiredness+@days
old_bleeds_some | t | editorial | age>=65 rectal_bleeding@day
infant_eye_bad | e | editorial | age<0.1 eyelid_swelling+/red_eye+ eye_discharge
fever_old_shakes | e | editorial | age>=75 fever rigors
child_joint_severe | e | editorial | age<16 knee_pain!/joint_pain!/leg_pain!/hip_pain!/joint_swelling! fever+
back_severe_fever | e | editorial | back_pain!@week fever+@week
headache_fever_day | e | editorial | headache!@day fever+@day
double_old | e | editorial | age>=50 double_vision@day
vertigo_head_old | e | vertigo | age>=60 vertigo+@day headache+@day
pulse_old | e | editorial | age>=60 palpitations@day weakness+@day/dizziness+@day/sweating+@day
aorta_severe | e | editorial | age>=60 back_pain!@day/flank_pain!@day weakness/dizziness/nausea/vomiting
sickle_child | e | editorial | age<16 history.sickle bone_pain+/joint_pain+/back_pain+/muscle_pain+/leg_pain+/hip_pain+/knee_pain+/shoulder_pain+
chest_mild | t | editorial | chest_pain age>=35
chest_mild_day | t | editorial | chest_pain@day age>=16
chest_mild_known | t | editorial | chest_pain history.heart/history.diabetes/history.pressure/history.cholesterol/history.smoking/history.kidney/history.lungs/history.immune
chest_mild_with | t | editorial | chest_pain breathless/sweating/dizziness/fever/cough/palpitations/nausea/vomiting/weakness/fainting/onset.sudden
infant_feeds | t | editorial | age<1 poor_feeding
blood_cells | e | editorial | 2:bruising/pallor/purple_spots fever+
obstruction_no_pain | e | editorial | age>=60 vomiting! constipation+@days
ear_runs_fever | t | editorial | ear_discharge fever
child_urine | t | editorial | age<5 painful_urination
stool_leak_new | t | editorial | stool_incontinence+@days
lockjaw_no_wound | e | editorial | jaw_pain+@week trouble_swallowing muscle_pain/back_pain+/neck_pain+
lockjaw_severe | e | editorial | jaw_pain!@days trouble_swallowing
infant_bleeds | t | editorial | age<1 rectal_bleeding/bloody_diarrhoea
heart_medicine | t | editorial | age>=65 history.heart/history.kidney nausea/vomiting/appetite_loss blurred_vision/dizziness/palpitations
newborn_quiet | e | editorial | age<0.1 tremor/appetite_loss/tiredness!
newborn_seen | t | editorial | age<0.1 cough/flu_like/constipation+/sweating/tiredness/bloating+/rash+/mouth_ulcer
infant_seen | t | editorial | age<1 sweating+/tremor/appetite_loss+/tiredness+
allergy_severe | t | anaphylaxis | allergy!@day/itching!@hour
preg_bp | e | editorial | pregnant.early/pregnant.late/pregnant.postpartum high_bp_reading vaginal_bleeding/headache/vomiting/pregnancy_vomiting+/abdominal_pain/breathless/blurred_vision
bruised_head | e | editorial | bruising headache!@days
bruised_head_some | t | editorial | bruising headache+@days
face_and_eye | e | editorial | face_pain+ eyelid_swelling+/double_vision
face_sugar | e | editorial | history.diabetes/history.immune face_pain+@week eyelid_swelling/blurred_vision/face_swelling/fever/numbness
throat_neck_fever | e | editorial | sore_throat fever! neck_pain+
throat_neck_some | t | editorial | sore_throat fever+ neck_pain+
skin_hour_more | e | anaphylaxis | rash@hour/hives@hour palpitations+@hour/dizziness+@hour/abdominal_pain+@hour/hoarseness@hour/low_bp_reading@hour/fainting@hour
limb_pain_numb | e | editorial | joint_pain+@hour/elbow_pain!@hour/wrist_pain!@hour/knee_pain!@hour/foot_pain!@hour numbness+@hour
numb_hour_more | t | editorial | numbness@hour dizziness@hour/headache+@hour/weakness@hour/joint_pain@hour
lid_painful | t | editorial | eyelid_swelling+@days eye_pain
hives_cough_some | t | anaphylaxis | hives@hour/insect_sting@hour/face_swelling@hour cough@day
hives_pressure | e | anaphylaxis | hives@day/itching@day/rash@day low_bp_reading@day/fainting@hour
itching_dizzy | t | anaphylaxis | itching+@day dizziness+@hour
pressure_low_some | t | editorial | low_bp_reading@day vomiting/diarrhoea/numbness/headache/dizziness+
child_sugar_high | t | editorial | age<19 high_sugar
fingers_severe | t | editorial | colour_change_fingers!@day
child_bloody | e | editorial | age<10 bloody_diarrhoea+ abdominal_pain+/fever+/vomiting+
travel_shakes | e | editorial | fever_how.travel fever rigors+
pneumonia_sputum_old | e | editorial | age>=65 breath_how.sputum fever+@days
rash_rigors | e | editorial | fever+ rash+ rigors+
insulin_vomits_hard | e | editorial | history.insulin vomiting!
preg_discharge | w | editorial | pregnant.early/pregnant.late/pregnant.maybe/pregnant.postpartum vaginal_discharge
vaccine_breath | e | anaphylaxis | vaccine_reaction@day breathless/wheeze/tongue_swelling/hoarseness
child_thirst_vomits | e | editorial | age<19 excess_thirst+ vomiting+/abdominal_pain+
postpartum_fever | e | editorial | pregnant.postpartum fever+
gait_old_days | e | editorial | age>=60 unsteady_walk+@days vomiting/headache+/dizziness+/vertigo+
belly_tight | e | editorial | abdominal_pain+@days swollen_belly+@days vomiting
belly_tight_old | e | editorial | age>=60 abdominal_pain+@days swollen_belly vomiting/constipation
old_dizzy | w | editorial | age>=65 dizziness
sickle_tired | w | editorial | history.sickle tiredness
preg_late_some | w | editorial | pregnant.late back_pain/diarrhoea/leg_pain
postpartum_breast | w | editorial | pregnant.postpartum breast_pain
wound_numb | t | editorial | wound@day numbness
belly_old_grows | t | editorial | age>=60 swollen_belly@days vomiting/abdominal_pain
kidney_pulse | e | editorial | history.kidney weakness@days palpitations@days
skin_pain | e | editorial | skin_infection+@days leg_pain!@days/muscle_pain!@days
neck_breath | e | editorial | neck_lump+@week breathless@days
sight_and_weak | e | editorial | double_vision@days weakness+@days
rash_fever_child | w | hand-foot-mouth | fever rash
`;
