/** The parts of the form by which a member is added. Apart from their rules: the table of routes holds it from the first page on. */
export const steps = ['who', 'person', 'agree'] as const;
export type Step = (typeof steps)[number];
