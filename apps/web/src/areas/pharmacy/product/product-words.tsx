import { inLocale } from '#shared/i18n/locale.ts';
import { measureText, packText } from '#shared/pharmacy/pack-text.ts';

type Labelled = { readonly strength: string; readonly pack_count: number | null; readonly pack_size: string };

/** A longer strength is that of a mixture, which no label holds. */
const longestLine = 24;

/** What a drawn package has on it: how strong it is and how much is in it. */
export const labelOf = (product: Labelled): string[] =>
  [measureText(product.strength), packText({ count: product.pack_count, size: product.pack_size })].filter(
    (line) => line !== '' && line.length <= longestLine,
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
