/**
 * What several findings say together. Columns: code | urgency | source | all that must be so. `a/b` is either, `a+` moderate or severe, `a!`
 * severe, `a@day` for a day or less, `a@weeks-` for weeks or longer, `q.choice` an answer, `2:a/b/c` two of them, then `age` and sex.
 */
export const ruleRows = `
stroke_signs | e | acep | 2:facial_weakness/speech_trouble/limb_weakness/numbness/vision_loss/unsteady_walk/double_vision
stroke_sudden | e | acep | onset.sudden limb_weakness/speech_trouble/unsteady_walk/double_vision
sudden_sight | e | eye-emergencies | onset.sudden blurred_vision!
eye_and_head | e | eye-emergencies | eye_pain/red_eye headache/vomiting/nausea onset.sudden
eye_and_vomiting | e | eye-emergencies | eye_pain+ vomiting
eye_painful_blurred | t | eye-emergencies | eye_pain/red_eye blurred_vision
eye_painful_red_sudden | t | eye-emergencies | eye_pain red_eye onset.sudden
meningitis | e | nhs-meningitis | stiff_neck fever/headache/vomiting/confusion/drowsiness
meningitis_rash | e | nhs-meningitis | purple_spots fever/drowsiness/confusion/headache/rigors
fever_confused | e | nhs-meningitis | fever/rigors confusion/drowsiness/seizure/hallucination
fever_breathless_rigors | e | acep | fever/rigors breathless!
thunderclap | e | acep | headache! onset.sudden
headache_neuro | e | acep | headache limb_weakness/speech_trouble/confusion/drowsiness/seizure/fainting/vision_loss
headache_vomiting_severe | e | acep | headache! vomiting+ headache@days
headache_double | t | editorial | headache blurred_vision/double_vision
headache_morning_sick | t | editorial | headache unsteady_walk/vomiting
headache_new_old | t | editorial | age>=50 headache+ headache@weeks
head_injury_signs | e | acep | head_injury/nose_injury vomiting/drowsiness/confusion/headache+/neck_pain+/seizure/fainting/history.thinners/nosebleed!
head_injury_age | t | editorial | head_injury age>=65
head_injury_baby | e | editorial | head_injury age<1
chest_heart | e | heart-attack | chest_pain sweating/breathless/nausea/vomiting/fainting/palpitations/jaw_pain/dizziness/coughing_blood age>=30 chest_pain@week
chest_companions | e | acep | chest_pain breathless+/fainting/confusion/coughing_blood/limb_weakness/one_leg_swelling chest_pain@weeks
chest_risk | e | heart-attack | chest_pain+ history.heart/history.diabetes chest_pain@day
chest_older | e | heart-attack | chest_pain+ age>=40 chest_pain@day
chest_sudden | e | acep | chest_pain onset.sudden chest_pain+
chest_spreading_arm | e | heart-attack | chest_pain shoulder_pain/numbness/jaw_pain/neck_pain age>=35
upper_belly_heart | e | heart-attack | abdominal_pain/heartburn/nausea sweating/breathless+ danger.cold_sweat/shoulder_pain/jaw_pain/sweating! age>=40
effort_angina | t | heart-attack | chest_pain chest_how.effort
breathless_sudden | e | acep | breathless onset.sudden
breathless_clot | e | acep | breathless one_leg_swelling/history.surgery/coughing_blood/fainting
breathless_heart | e | acep | breathless+ leg_swelling/body_swelling/breath_how.night breathless@week
asthma_attack | e | acep | wheeze breathless+/chest_pain/breath_how.inhaler_fails/tongue_swelling
asthma_known | e | acep | wheeze+ history.lungs wheeze@day
breathless_known_lungs | e | acep | breathless+ history.lungs/history.heart breathless@days
breathless_old | e | editorial | breathless+ age>=65 breathless@week
pneumonia_old | e | editorial | fever cough breathless+ age>=60
infection_chest | t | editorial | cough fever breathless/chest_pain
cough_long | w | editorial | cough@weeks-
cough_wasting | t | editorial | cough coughing_blood/weight_loss/night_sweats
croup_noisy | e | imci | barking_cough/cough noisy_breathing/drooling
child_breath | e | imci | age<5 breathless+/noisy_breathing/wheeze!
infant_breath | e | imci | age<2 breathless/wheeze+
child_drowsy | e | imci | age<12 drowsiness/confusion/seizure
child_no_food | e | imci | age<5 poor_feeding drowsiness/fever!/breathless/little_urine/vomiting!/pallor
child_dehydrated | e | imci | age<12 diarrhoea/vomiting little_urine/drowsiness/dehydration
baby_fever | e | baby-fever | age<0.25 fever/rigors/flu_like/poor_feeding/drowsiness/noisy_breathing/breathless/vaccine_reaction+
infant_fever | t | editorial | age<1 fever
child_fever_lasting | t | editorial | age<5 fever@week-
child_fever_severe | t | imci | age<5 fever!
child_swallow_fever | e | imci | trouble_swallowing/drooling fever noisy_breathing/drooling/hoarseness age<12
child_hot_joint | t | editorial | age<16 joint_pain/limp/joint_swelling fever
child_blood_pain | e | editorial | age<5 abdominal_pain!/crying_baby! vomiting/bloody_diarrhoea/rectal_bleeding
child_pale_bruise | t | editorial | age<16 pallor/bruising/purple_spots fever/tiredness/bone_pain
newborn_jaundice | e | baby-jaundice | age<0.1 jaundice@week
newborn_ill | e | editorial | age<0.2 pallor/swollen_belly/skin_infection/blisters/low_sugar/purple_spots
baby_limp_cry | e | imci | age<2 crying_baby drowsiness/fever!/danger_child.inconsolable vomiting/fever!
allergy_two | e | acep | hives/severe_allergy/insect_sting/face_swelling/rash breathless/wheeze/tongue_swelling/vomiting+/fainting/drooling/hoarseness/dizziness+ hives@day/severe_allergy@day/insect_sting@day/face_swelling@day/rash@day
swelling_throat | e | acep | face_swelling breathless/trouble_swallowing/hoarseness/drooling/tongue_swelling
hives_tongue | e | acep | hives tongue_swelling
belly_rigid | e | acep | abdominal_pain! abdominal_pain@days vomiting/fever/fainting/sweating!/swollen_belly
belly_severe | e | acep | abdominal_pain! onset.sudden
belly_severe_day | e | acep | abdominal_pain! abdominal_pain@day
belly_faint | e | acep | abdominal_pain fainting/confusion/black_stool/vomiting_blood/breathless+ abdominal_pain@week
appendix | e | acep | belly_where.right_lower abdominal_pain+ nausea/vomiting/appetite_loss/fever abdominal_pain@days
gallbladder | e | editorial | belly_where.right_upper abdominal_pain+ fever/jaundice/rigors
gallbladder_vomit | t | editorial | belly_where.right_upper abdominal_pain+ vomiting/nausea
belly_old | e | editorial | age>=60 abdominal_pain! abdominal_pain@week
belly_back_old | e | editorial | age>=50 abdominal_pain+ back_pain abdominal_pain@days
back_aorta | e | cauda-equina | age>=50 back_pain!/flank_pain! fainting/breathless/abdominal_pain back_pain@day/flank_pain@day
belly_left_fever | t | editorial | belly_where.left_lower abdominal_pain+ fever/vomiting/nausea
jaundice_fever_pain | e | editorial | jaundice fever!/rigors/confusion abdominal_pain/confusion/rigors
jaundice_lasting | t | editorial | jaundice
liver_confused | e | editorial | history.liver confusion/vomiting_blood/drowsiness
obstruction | e | editorial | vomiting+ swollen_belly/constipation! abdominal_pain+
blood_loss | e | acep | black_stool/rectal_bleeding/bloody_diarrhoea/vaginal_bleeding/heavy_period dizziness+/fainting/pallor!/weakness!/breathless!
black_thinners | e | editorial | black_stool/rectal_bleeding+ history.thinners
much_diarrhoea | e | editorial | diarrhoea! vomiting diarrhoea@days
diarrhoea_dry | t | editorial | diarrhoea+ dehydration/fever/dizziness/weakness+/little_urine
diarrhoea_vomits | t | editorial | diarrhoea+ vomiting@days- vomiting@week
diarrhoea_child | t | editorial | age<5 diarrhoea+ vomiting
diarrhoea_old | t | editorial | age>=60 diarrhoea+ vomiting
bowel_older | w | cancer-weeks | age>=50 rectal_bleeding weight_loss/stool_change/constipation/tiredness
weight_bowel | w | editorial | weight_loss/appetite_loss diarrhoea/constipation/stool_change/abdominal_pain
diabetes_acid | e | acep | excess_thirst/frequent_urination/high_sugar vomiting/abdominal_pain/drowsiness/confusion/breathless history.diabetes/history.insulin/excess_thirst frequent_urination/high_sugar/history.insulin
diabetes_type_one | e | acep | history.insulin excess_thirst/frequent_urination/high_sugar nausea/vomiting/abdominal_pain/drowsiness
diabetes_child | t | editorial | age<19 excess_thirst frequent_urination/weight_loss/bedwetting
low_sugar_faint | e | acep | low_sugar confusion/fainting/seizure/drowsiness
kidney_infection | t | editorial | flank_pain/back_pain fever painful_urination/frequent_urination/rigors/nausea/vomiting/blood_urine
kidney_infection_bad | e | editorial | fever/rigors flank_pain urine_how.stone_pain/history.immune/history.diabetes/history.kidney/confusion/vomiting!/pregnant.early/pregnant.late
urine_fever | t | editorial | painful_urination/frequent_urination fever/rigors/vomiting
stone_severe | e | editorial | flank_pain! vomiting/fever/rigors
stone_one | t | editorial | flank_pain! blood_urine/nausea
little_urine_ill | e | editorial | little_urine vomiting+/confusion/drowsiness/body_swelling/breathless/swollen_belly/abdominal_pain/dehydration
blood_urine_old | w | editorial | blood_urine@weeks- age>=40
red_urine_yellow | e | editorial | blood_urine/dark_urine jaundice/pallor/weakness! tiredness/fever/abdominal_pain dark_urine@days/blood_urine@week
preg_bleed_pain | e | pregnancy-danger | pregnant.early/pregnant.maybe vaginal_bleeding abdominal_pain/dizziness/fainting/shoulder_pain
preg_bleed | t | pregnancy-danger | pregnant.early/pregnant.maybe vaginal_bleeding
preg_bleed_late | e | pregnancy-danger | pregnant.late vaginal_bleeding/abdominal_pain+/waters_broken/contractions
preg_pressure | e | pregnancy-danger | pregnant.late/pregnant.postpartum headache/blurred_vision/high_bp_reading/seizure headache+/blurred_vision/high_bp_reading/abdominal_pain/face_swelling/seizure
preg_fever | t | pregnancy-danger | pregnant.early/pregnant.late/pregnant.postpartum fever/painful_urination/body_swelling/leg_swelling!
preg_pain | e | pregnancy-danger | pregnant.early/pregnant.maybe abdominal_pain!
preg_vomit | t | pregnancy-danger | pregnant.early/pregnant.late vomiting+/pregnancy_vomiting+
preg_vomit_dry | e | pregnancy-danger | vomiting!/pregnancy_vomiting! dehydration/little_urine/dizziness!/weight_loss pregnant.early/pregnant.late
postpartum_bleed | e | pregnancy-danger | pregnant.postpartum vaginal_bleeding!/fever!/chest_pain/breathless
ectopic_unsure | e | pregnancy-danger | vaginal_bleeding abdominal_pain+ dizziness/fainting/shoulder_pain/missed_period
pelvic_infection | t | editorial | vaginal_discharge/vaginal_bleeding abdominal_pain/fever
pelvic_fever | t | editorial | female abdominal_pain fever belly_where.lower
testicle_young | e | acep | testicle_pain! testicle_pain@day
testicle_sudden | e | acep | testicle_pain onset.sudden
cauda | e | cauda-equina | back_pain urine_retention/stool_incontinence/limb_weakness/numbness!
cord | e | cauda-equina | neck_pain/back_pain/back_injury limb_weakness/numbness! onset.sudden/back_injury/course.worse
back_fever | t | cauda-equina | back_pain fever/weight_loss/night_sweats/rigors
back_cancer | t | cauda-equina | back_pain history.cancer/history.immune
back_confused | e | acep | back_pain confusion
weak_rising | e | editorial | muscle_weakness/limb_weakness trouble_swallowing/breathless/urine_retention muscle_weakness@weeks/limb_weakness@weeks
hot_joint | t | editorial | joint_pain/joint_swelling/knee_pain/hip_pain fever
clot | t | editorial | one_leg_swelling/leg_pain+ history.surgery/history.cancer/pregnant.early/pregnant.late/pregnant.postpartum/leg_swelling
clot_lung | e | acep | one_leg_swelling/leg_pain breathless/chest_pain/coughing_blood/fainting
clot_lung_quiet | e | editorial | one_leg_swelling palpitations/dizziness+
limb_blood | e | editorial | cold_limb leg_pain/numbness/limb_weakness
bleed_skin_gums | t | editorial | purple_spots/bruising gum_problem/nosebleed/blood_urine/heavy_period
bleed_fever | e | editorial | purple_spots/bruising fever! pallor/gum_problem/drowsiness/weakness!
skin_fever | t | editorial | skin_infection/abscess fever
skin_black | e | editorial | skin_infection! fever!/confusion/rigors
immune_fever | e | nhs-meningitis | fever/rigors history.immune/rash_how.not_fading
sickle_crisis | e | sickle | history.sickle fever/rigors/chest_pain/breathless/bone_pain!/joint_pain!/back_pain!/muscle_pain!/leg_pain!/limb_weakness/numbness/speech_trouble/headache!/pallor/jaundice!/tiredness!/weakness!/abdominal_pain+/swollen_belly/palpitations+/dizziness+
sickle_pain | t | sickle | history.sickle bone_pain/joint_pain/back_pain/muscle_pain/leg_pain/headache/jaundice/tiredness+
measles_like | t | editorial | fever rash cough/red_eye/runny_nose
rash_fever | t | editorial | rash fever rash+/fever+
rash_fever_adult | t | editorial | age>=16 rash fever
fever_unwell | t | editorial | fever weakness/rigors/vomiting+/abdominal_pain+
fever_long_thin | t | editorial | fever weight_loss/night_sweats/lymph_nodes/neck_lump
fever_travel | e | editorial | fever_how.travel rigors/confusion/jaundice fever!/confusion/jaundice
fever_old | t | editorial | age>=65 fever/rigors/flu_like!
fever_old_bad | e | sepsis | age>=65 fever/rigors fever@week/rigors@week rigors+/weakness+/tiredness!/drowsiness/confusion/breathless/vomiting+/appetite_loss+/low_bp_reading/little_urine/dizziness+/fainting/unsteady_walk/dehydration/cold_limb/palpitations+/sweating!
fever_old_high | e | editorial | age>=75 fever+ fever@days
fever_old_urine | e | sepsis | age>=65 fever/rigors painful_urination/flank_pain/urine_leak/frequent_urination/blood_urine weakness/rigors/vomiting/tiredness+/nausea+
sepsis_signs | e | sepsis | fever/rigors/skin_infection/painful_urination/surgery_problem/wound little_urine@days/low_bp_reading@days/cold_limb/speech_trouble
sepsis_shaking | e | sepsis | rigors! muscle_pain+/weakness+/breathless/vomiting+/low_bp_reading/palpitations+
sepsis_fever_hard | e | sepsis | fever! breathless+/fainting/weakness!/muscle_pain!/vomiting!
cold_and_ill | e | sepsis | weakness! low_bp_reading/little_urine/rigors/cold_limb
wasting | w | editorial | 2:weight_loss/night_sweats/lymph_nodes/neck_lump/appetite_loss/tiredness/early_fullness
heat_brain | e | acep | heat_illness confusion/drowsiness/fainting/seizure/vomiting!/unsteady_walk
faint_heart | e | acep | fainting chest_pain/palpitations/breathless/history.heart
faint_bleed | e | acep | fainting abdominal_pain!/back_pain!/headache!/vaginal_bleeding/black_stool/rectal_bleeding+
effort_heart | t | editorial | palpitations/dizziness breathless/chest_pain
palpitation_bad | e | acep | palpitations+ chest_pain+/fainting/breathless+ palpitations@days
dizzy_neuro | e | acep | dizziness/vertigo trouble_swallowing@days/limb_weakness/speech_trouble/double_vision/facial_weakness/vision_loss/numbness!
dizzy_old_new | t | editorial | dizziness+/vertigo+ age>=60 onset.sudden
pressure_signs | e | editorial | high_bp_reading headache!/vision_loss/chest_pain/breathless/confusion/limb_weakness/blurred_vision
pressure_high | t | editorial | high_bp_reading headache@days/dizziness@days/nausea@days
voices_harm | e | editorial | hallucination/paranoia harm_others/self_harm!
mood_deep | t | editorial | low_mood! self_harm
mood_passive | t | editorial | self_harm
overdose_mind | e | editorial | overdose
child_poison | e | acep | age<12 poisoning/overdose/medicine_reaction!
swallowed_child | e | editorial | swallowed_object age<6 drooling/vomiting/cough/breathless/abdominal_pain/noisy_breathing
trauma_pain | e | acep | chest_injury breathless/abdominal_pain+/vomiting/chest_pain!/fainting/coughing_blood/blood_urine/dizziness
injury_bleeding | e | acep | limb_injury!/wound! bleeding/cold_limb/fainting
burn_small_child | e | editorial | burn+ age<5
bite_unwell | e | acep | insect_sting/animal_bite breathless/dizziness/fainting/chest_pain/tongue_swelling/trouble_swallowing/drooling
hernia_stuck | e | editorial | groin_lump+ vomiting/abdominal_pain!
sore_throat_bad | t | editorial | sore_throat! fever!/trouble_swallowing!/neck_lump
throat_fever_week | t | editorial | sore_throat fever fever@week-
epiglottis | e | acep | sore_throat/trouble_swallowing drooling/noisy_breathing/breathless+
tooth_fever | t | editorial | toothache/gum_problem fever/face_swelling
sinus_eye | e | eye-emergencies | eyelid_swelling+ fever
salt_brain | t | editorial | history.new_medicine headache/dizziness/nausea/confusion/vomiting nausea/confusion/weakness/vomiting
old_confused | e | acep | confusion/hallucination@week/paranoia@days age>=60
kidney_swelling | t | editorial | body_swelling/leg_swelling foamy_urine/little_urine
heart_swelling | t | editorial | leg_swelling/body_swelling breathless@weeks
surgery_fever | e | editorial | surgery_problem fever!/rigors/bleeding/breathless/confusion
stopped_steroid | t | editorial | dark_skin weight_loss/weakness/vomiting/low_bp_reading
infant_fever_high | e | baby-fever | age<0.5 fever/rigors fever!/vomiting+/crying_baby+/diarrhoea+/pallor/little_urine/rash
infant_dry | t | imci | age<0.5 vomiting@week/diarrhoea@week/vomiting+/diarrhoea+
baby_blood_vomit | e | editorial | age<1 vomiting_blood/rectal_bleeding+/bloody_diarrhoea
child_breath_fever | e | imci | age<5 fever breathless
child_limp_fever | e | editorial | age<16 joint_pain+/limp/hip_pain/knee_pain+/leg_pain+ fever joint_how.no_weight/joint_how.hot_fever/fever!
joint_septic | e | editorial | joint_pain!/joint_swelling+/knee_pain!/hip_pain! fever joint_swelling!/joint_how.hot_fever/joint_how.no_weight
sugar_sick | t | editorial | excess_thirst vomiting/abdominal_pain/nausea/drowsiness
child_sugar_sick | e | editorial | age<19 excess_thirst/high_sugar frequent_urination/weight_loss/high_sugar vomiting/abdominal_pain/drowsiness
child_sugar_new | e | editorial | age<19 excess_thirst/high_sugar frequent_urination/weight_loss/high_sugar tiredness+/weakness/abdominal_pain/nausea/breathless/dehydration
sugar_high_dry | e | editorial | high_sugar dehydration/weakness!/little_urine/tiredness!
low_sugar_insulin | e | editorial | history.insulin sweating!/fainting/seizure/confusion
headache_light_fever | e | nhs-meningitis | fever headache+ headache_with.light
temple_sight | e | editorial | headache_with.temple vision_loss/blurred_vision/double_vision/jaw_pain
dizzy_head_sudden | e | acep | dizziness+/vertigo+ headache!/neck_pain! onset.sudden
swallow_and_sight | e | editorial | trouble_swallowing@week/speech_trouble@week double_vision/muscle_weakness/blurred_vision+
heart_quiet | e | heart-attack | age>=40 sweating+/nausea+/vomiting+/weakness! jaw_pain/shoulder_pain/breathless+/danger.cold_sweat sweating@day/nausea@day/vomiting@day/weakness@day
heart_jaw_arm | e | heart-attack | age>=40 jaw_pain+/shoulder_pain! breathless/sweating/nausea/dizziness+/palpitations jaw_pain@day/shoulder_pain@day
chest_and_back | e | acep | age>=40 chest_pain+ back_pain+ chest_pain@day
blood_cough_bad | e | acep | coughing_blood breathless/dizziness/fainting/palpitations
pale_breathless | e | editorial | pallor/heavy_period!/black_stool breathless!/breathless+@day/fainting/chest_pain
kidney_failure_bad | e | editorial | history.kidney breathless+/confusion/chest_pain/palpitations+/weakness!/vomiting!
foot_sugar | t | editorial | history.diabetes leg_ulcer/foot_pain+/skin_infection/abscess
foot_sugar_fever | e | editorial | history.diabetes/history.immune leg_ulcer/skin_infection/abscess/foot_pain+/toe_pain+ fever/rigors
groin_gangrene | e | editorial | scrotal_swelling+/penile_problem!/vulval_lump!/anal_pain!/abscess! fever history.diabetes/history.immune/history.liver
muscle_breakdown | e | editorial | muscle_pain+/muscle_weakness+ dark_urine/little_urine muscle_pain@week/muscle_weakness@week
lockjaw | e | editorial | wound/animal_bite/burn jaw_pain/trouble_swallowing/muscle_pain!
fever_bleeds | e | editorial | fever fever@week gum_problem+/nosebleed+/bruising/black_stool/vomiting_blood/purple_spots abdominal_pain/vomiting/weakness/drowsiness/tiredness+
limb_tight | e | editorial | limb_injury! numbness/cold_limb/limb_weakness
hip_old | e | editorial | age>=65 hip_pain+/leg_pain! limb_injury/joint_how.no_weight hip_pain@days/leg_pain@days
head_fall_old | e | editorial | age>=65 head_injury headache/dizziness/nausea/unsteady_walk/memory_loss
faint_old | e | editorial | age>=65 fainting fainting@day
tear_belly_woman | e | pregnancy-danger | female missed_period/pregnant.maybe/pregnant.early abdominal_pain@days dizziness/fainting/shoulder_pain/weakness+/sweating+
ectopic_one_side | e | pregnancy-danger | missed_period/pregnant.maybe/pregnant.early abdominal_pain+@days belly_where.right_lower/belly_where.left_lower/vaginal_bleeding
preg_swelling | e | pregnancy-danger | pregnant.late/pregnant.postpartum body_swelling/face_swelling/leg_swelling! headache/blurred_vision/nausea+/vomiting/abdominal_pain/flashes/breathless
preg_sight | e | pregnancy-danger | pregnant.late/pregnant.postpartum headache+ flashes/double_vision/vision_loss/vomiting+/nausea+/confusion
preg_blow | e | pregnancy-danger | pregnant.late/pregnant.early chest_injury/back_injury/head_injury+
preg_early_labour | e | pregnancy-danger | pregnant.early contractions/waters_broken
preg_clot | e | pregnancy-danger | pregnant.early/pregnant.late/pregnant.postpartum breathless+/chest_pain/fainting/palpitations!
postpartum_ill | e | pregnancy-danger | pregnant.postpartum fever/rigors fever!/rigors/abdominal_pain/vaginal_bleeding/vaginal_discharge/confusion/vomiting+/weakness+/palpitations+/surgery_problem
postpartum_mind | e | editorial | pregnant.postpartum/mind_how.baby hallucination/paranoia/confusion/self_harm/harm_others/elated_mood+
withdrawal_bad | e | editorial | mind_how.withdrawal hallucination/seizure/confusion/fever/tremor!
eating_faint | t | editorial | eating_disorder fainting/weakness+/palpitations/dizziness+
testicle_with | e | editorial | testicle_pain nausea/vomiting/abdominal_pain testicle_pain@days
testicle_boy | e | editorial | age<25 testicle_pain testicle_pain@day
dry_old | t | editorial | age>=65 diarrhoea+/vomiting+/poor_feeding
dialysis_swelling | t | editorial | history.kidney body_swelling/leg_swelling/little_urine
immune_ill | t | editorial | history.immune cough/diarrhoea/rash/skin_infection/sore_throat/painful_urination
drug_skin | e | drug-skin | rash/blisters mouth_ulcer+/genital_sores/eye_pain/red_eye+ history.new_medicine/medicine_reaction
drug_fever | e | editorial | rash/medicine_reaction fever face_swelling+/jaundice/lymph_nodes+ history.new_medicine/medicine_reaction
spots_ill | e | editorial | purple_spots flu_like/vomiting/stiff_neck/cold_limb/weakness+ purple_spots@days
heart_sweat | e | editorial | age>=40 sweating+@day heartburn/nausea/vomiting/abdominal_pain/weakness+/dizziness+ history.diabetes/history.heart/history.pressure/history.cholesterol/history.smoking
heart_sweat_hard | e | editorial | age>=40 sweating!@day heartburn/nausea/vomiting/abdominal_pain/weakness+/dizziness+
heart_sweat_some | t | editorial | age>=40 sweating+@day heartburn/nausea/vomiting/abdominal_pain/weakness/dizziness
chest_breath | e | editorial | chest_pain+@days breathless
liver_fever | e | editorial | history.liver fever/rigors swollen_belly/abdominal_pain/jaundice
infant_floppy | e | editorial | age<1 weakness+/muscle_weakness/limb_weakness
infant_belly | e | editorial | age<1 swollen_belly vomiting/poor_feeding
infant_hurt | t | editorial | age<1 limb_injury/bruising/chest_injury
preg_itch | t | pregnancy-itch | pregnant.late itching/jaundice
sudden_deaf | t | sudden-deafness | hearing_loss@days onset.sudden/vertigo
sudden_deaf_rings | t | editorial | hearing_loss+@days tinnitus
numb_sudden | e | editorial | age>=40 numbness+@day onset.sudden
numb_sudden_young | t | editorial | numbness@days onset.sudden
forgets_suddenly | e | editorial | memory_loss+@day
vertigo_walk | e | editorial | age>=50 vertigo+@day/dizziness+@day unsteady_walk+
cauda_late | e | editorial | back_pain+ urine_leak@week/unsteady_walk@week/muscle_weakness+@week
insulin_vomits | t | editorial | history.insulin vomiting
insulin_acid | e | editorial | history.insulin vomiting/abdominal_pain+ breathless/drowsiness/weakness!/abdominal_pain! vomiting/nausea/breathless
obstruction_slow | e | editorial | vomiting+ abdominal_pain+ 2:swollen_belly/bloating+/constipation+
ovary_twisted | e | editorial | female abdominal_pain+@day onset.sudden vomiting/nausea belly_where.left_lower/belly_where.lower
throat_swollen | e | editorial | sore_throat! fever trouble_swallowing!/jaw_pain+
heat_hot | e | editorial | heat_illness fever+/vomiting+/weakness!/palpitations+/breathless
heat_frail | e | editorial | heat_illness+ age>=65
heat_child | e | editorial | heat_illness+ age<5
testicle_day | e | editorial | testicle_pain+@day
testicle_growing | e | editorial | age<25 testicle_pain+@days
fever_lasts | t | editorial | fever@week-
fever_known | t | fever | fever+ history.diabetes/history.heart/history.lungs/history.kidney/history.liver
preg_face | e | editorial | pregnant.late/pregnant.postpartum face_swelling@week
spine_hurt | e | editorial | back_injury numbness/limb_weakness/muscle_weakness/urine_retention/unsteady_walk
lungs_cough | w | editorial | cough/flu_like/runny_nose+ history.lungs/history.heart/history.diabetes/history.kidney
tooth_lasts | w | editorial | toothache@days-
heart_old | e | editorial | age>=65 breathless@day 2:dizziness+/weakness+/nausea+/vomiting+/sweating/tiredness+/palpitations+
heart_back | e | editorial | age>=40 back_pain+@day/neck_pain+@day/elbow_pain+@day sweating+/breathless
headache_old_hour | e | editorial | age>=40 headache!@hour
headache_neck | e | editorial | headache!@day neck_pain+
headache_neck_fever | e | editorial | fever headache+ neck_pain+
headache_child | e | editorial | age<16 headache vomiting unsteady_walk/double_vision/squint
eye_closing | e | editorial | age>=40 eye_pain+@day blurred_vision headache/nausea/vomiting
allergy_breath | e | editorial | allergy@day/itching@day/medicine_reaction@day breathless/wheeze+/tongue_swelling/fainting
child_inhaled | e | editorial | age<6 cough@hour wheeze@hour
belly_old_sudden | e | editorial | age>=60 abdominal_pain+@day onset.sudden
aorta_faint | e | editorial | age>=50 flank_pain+@day/abdominal_pain+@day/back_pain+@day dizziness+/sweating+/fainting/low_bp_reading/pallor/cold_limb
addiction_ill | e | editorial | addiction tremor+/sweating+ vomiting+/confusion/hallucination/seizure
growing_worse | w | editorial | course.worse
`;
