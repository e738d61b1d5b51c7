import { inLocale } from '#shared/i18n/locale.ts';

type Named = { readonly name: string; readonly name_ar: string; readonly name_ar_missing: boolean };

/** The name in the language of the screen, as a plain text. */
export const nameOf = ({ name, name_ar }: Named): string => inLocale(name, name_ar);

/** The same to be shown: one that a register has in English only says so. */
export const ProductName = ({ product }: { product: Named }) =>
  product.name_ar_missing ? (
    <bdi lang="en" dir="ltr">
      {product.name}
    </bdi>
  ) : (
    <bdi>{nameOf(product)}</bdi>
  );

/** Words of a register, which come in Latin letters whatever the screen's language is. */
export const AsRegistered = ({ children }: { children: string }) =>
  /[A-Za-z]/.test(children) ? (
    <bdi lang="en" dir="ltr">
      {children}
    </bdi>
  ) : (
    <bdi>{children}</bdi>
  );

type Titled = { readonly title: string; readonly title_ar: string };

/** The name of a category or a brand, marked where only its English one is known. */
export const TitleOf = ({ titled }: { titled: Titled }) => (
  <AsTitled>{inLocale(titled.title, titled.title_ar)}</AsTitled>
);

const AsTitled = ({ children }: { children: string }) =>
  /[A-Za-z]/.test(children) ? <bdi lang="en">{children}</bdi> : <bdi>{children}</bdi>;

/** Words that somebody typed, in whichever language they did. */
export const AsTyped = ({ children }: { children: string }) => (
  <bdi lang={/[\u0600-\u06FF]/.test(children) ? 'ar' : 'en'}>{children}</bdi>
);
