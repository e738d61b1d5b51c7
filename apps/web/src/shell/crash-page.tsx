import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorState } from '#shared/ui/states.tsx';

/** What stands where a page failed to draw, or a part of it failed to load. */
export const CrashPage = ({ reset }: ErrorComponentProps) => <ErrorState onRetry={reset} />;
