import { Languages } from 'lucide-react';
import { changeLocale, useLocale } from '#shared/i18n/locale.ts';
import { cx } from './class-names.ts';

/** Shows the other language in its own words. `compact` leaves only the drawing on phones. */
export const LanguageSwitch = ({ compact = false }: { compact?: boolean }) => {
  const other = useLocale() === 'ar' ? { locale: 'en', name: 'English' } : { locale: 'ar', name: 'العربية' };
  return (
    <button
      type="button"
      lang={other.locale}
      onClick={() => changeLocale(other.locale)}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-2 text-text-2 transition-colors hover:bg-surface-3"
    >
      <Languages aria-hidden size={22} strokeWidth={1.9} />
      <span className={cx(compact && 'max-desktop:sr-only')}>{other.name}</span>
    </button>
  );
};
