import { inLocale } from '#shared/i18n/locale.ts';

type Titled = { readonly title: string; readonly title_ar: string; readonly title_ar_missing: boolean };

/** A title in the language of the screen; one that came in English only says so to readers and screen readers. */
export const Title = ({ record }: { record: Titled }) =>
  record.title_ar_missing ? (
    <bdi lang="en" dir="ltr">
      {record.title}
    </bdi>
  ) : (
    inLocale(record.title, record.title_ar)
  );

/** Free text of a record, which comes in the language it was written in. */
export const SourceText = ({ children }: { children: string }) => (
  <bdi lang={/[\u0600-\u06FF]/.test(children) ? 'ar' : 'en'}>{children}</bdi>
);
