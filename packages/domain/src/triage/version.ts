/** The version of the table. Any change of an urgency, of what is asked or of a rule raises it, and a physician approves it anew; plainer words do not. */
export const triageVersion = '2026.4';
