/** What a field of day and time holds, read on the clocks of Riyadh, as an instant; what is no time stays as it is, and is refused. */
export const instantOf = (typed: string): string => {
  const at = new Date(`${typed.length === 16 ? `${typed}:00` : typed}+03:00`);
  return Number.isNaN(at.getTime()) ? typed : at.toISOString();
};
