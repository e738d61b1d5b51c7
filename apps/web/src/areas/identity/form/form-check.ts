/** What is wrong with a form, by field. Sentences are functions, so that they follow the language of the screen. */
export type FieldErrors<Name extends string> = { readonly [N in Name]?: (() => string) | undefined };

/** What was typed into the field, without the spaces around it; passwords keep theirs. */
export const textValue = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? (name.startsWith('password') ? value : value.trim()) : '';
};

export const isTicked = (form: HTMLFormElement, name: string): boolean => new FormData(form).has(name);

/** Whether nothing is wrong; otherwise the first faulty field takes the focus: by its name, or inside the group that `data-field` names. */
export const focusFirstError = (form: HTMLFormElement, errors: FieldErrors<string>): boolean => {
  const first = Object.entries(errors).find(([, error]) => error);
  const field = first && (form.elements.namedItem(first[0]) ?? form.querySelector(`[data-field="${first[0]}"] input`));
  if (field instanceof HTMLElement) field.focus();
  return first === undefined;
};
