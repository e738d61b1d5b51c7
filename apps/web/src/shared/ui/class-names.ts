/** Joins the classes that apply. */
export const cx = (...classes: readonly (string | false | undefined)[]): string => classes.filter(Boolean).join(' ');
