import { inLocale } from '../../../shared/i18n/locale.tsx';

type Titled = { readonly title: string; readonly title_ar: string; readonly title_ar_missing: boolean };

/** A title in the language of the screen; one that came in English only says so to readers and screen readers. */
export const Title = ({ of }: { of: Titled }) =>
  of.title_ar_missing ? (
    <bdi lang="en" dir="ltr">
      {of.title}
    </bdi>
  ) : (
    inLocale(of.title, of.title_ar)
  );

/** Free text of a record, which comes in the language it was written in. */
export const AsWritten = ({ children }: { children: string }) => (
  <bdi lang={/[\u0600-\u06FF]/.test(children) ? 'ar' : 'en'}>{children}</bdi>
);
