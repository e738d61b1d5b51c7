/** The version of the table. Any change of an urgency, a question or a rule raises it, and a physician approves it anew. */
export const triageVersion = '2026.2';
