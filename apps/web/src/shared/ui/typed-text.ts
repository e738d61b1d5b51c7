/** What is read of a field; `isConnected` is false once its form is gone, as after it was sent. */
export type TypedField = { readonly type: string; readonly value: string; readonly isConnected: boolean };

/** Fields that are written into. A choice is made again at once. */
const written = new Set(['text', 'textarea', 'email', 'tel', 'url', 'number', 'date', 'time', 'datetime-local']);

/** Remembers which fields of a dialog somebody wrote into, to ask before it closes over what still stands in them. */
export const typedText = () => {
  const fields = new Set<TypedField>();
  return {
    note: (field: TypedField): void => {
      if (written.has(field.type)) fields.add(field);
    },
    isThere: (): boolean => [...fields].some(({ value, isConnected }) => isConnected && value.trim() !== ''),
  };
};
