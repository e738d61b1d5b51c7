import { useCanGoBack, useRouter } from '@tanstack/react-router';

/** The way back: to where the person came from, or to this address when they came from outside. */
export const useBack = (to: string): (() => void) => {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return () => (canGoBack ? router.history.back() : void router.navigate({ href: to, replace: true }));
};
