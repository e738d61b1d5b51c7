import { Ltr } from '#shared/ui/inline-list.tsx';
import { Filled, gap } from '#shared/ui/person-name.tsx';

type CodeTitleProps = { readonly words: (values: { code: string }) => string; readonly code: string };

/** What happens to a promo code: its Latin letters stand by themselves in an Arabic title. */
export const CodeTitle = ({ words, code }: CodeTitleProps) => (
  <Filled sentence={words({ code: gap })}>
    <Ltr>{code}</Ltr>
  </Filled>
);
