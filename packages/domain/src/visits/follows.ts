/** With whom and what for a visit is. */
type Visit = { readonly doctorId: number; readonly specialityId: number };

/**
 * D13.04: what goes along when a patient takes another time. What was told before the visit is meant for its speciality, whoever the doctor
 * is; what the two sides wrote to each other stays between them.
 */
export const whatFollows = (from: Visit, to: Visit): { readonly told: boolean; readonly chat: boolean } => ({
  told: from.specialityId === to.specialityId,
  chat: from.doctorId === to.doctorId,
});
