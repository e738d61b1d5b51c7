import { useEffect } from 'react';

/** A browser may keep the page as it was left and bring it back from the provider's: what was pressed there must work again. */
export const useBackFromProvider = <T extends { readonly reset: () => void }>(leaving: T): T => {
  const { reset } = leaving;
  useEffect(() => {
    const back = (event: PageTransitionEvent): void => {
      if (event.persisted) reset();
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, [reset]);
  return leaving;
};
