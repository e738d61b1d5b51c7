import { createContext, use, useEffect, useEffectEvent } from 'react';

/** How to give up what stands unsaved in the forms of a dialog. */
export type Unsaved = Set<() => void>;

/** Of the dialog round a form; outside of one there is none. */
export const UnsavedContext = createContext<Unsaved | undefined>(undefined);

/** Lets the dialog round a form ask before it closes over what is not saved; when it is to go, `giveUp` forgets it. */
export const useUnsaved = (isUnsaved: boolean, giveUp: () => void): void => {
  const forms = use(UnsavedContext);
  const forget = useEffectEvent(giveUp);
  useEffect(() => {
    if (!forms || !isUnsaved) return undefined;
    const one = (): void => forget();
    forms.add(one);
    return () => void forms.delete(one);
  }, [forms, isUnsaved]);
};
