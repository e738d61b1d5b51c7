/** What is wrong with a form, by field. Sentences are functions, so that they follow the language of the screen. */
export type FieldErrors<Name extends string> = { readonly [N in Name]?: (() => string) | undefined };

/** The text of a field as it was typed. */
export const rawValue = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
};

/** The text of a field without the spaces around it; passwords keep theirs. */
export const textValue = (form: HTMLFormElement, name: string): string => {
  const value = rawValue(form, name);
  return name.startsWith('password') ? value : value.trim();
};

/** Whether a check box is ticked. */
export const isTicked = (form: HTMLFormElement, name: string): boolean => new FormData(form).has(name);

/** Focuses a field by its name, or inside the group that `data-field` names; nothing where the form has none. */
export const focusField = (form: HTMLFormElement, name: string | undefined): void => {
  if (name === undefined) return;
  const field = form.elements.namedItem(name) ?? form.querySelector(`[data-field="${name}"] input`);
  if (field instanceof HTMLElement) field.focus();
};

/** Whether there are no errors; otherwise the first field with one takes the focus. */
export const focusFirstError = (form: HTMLFormElement, errors: FieldErrors<string>): boolean => {
  const first = Object.keys(errors).find((name) => errors[name]);
  focusField(form, first);
  return first === undefined;
};
