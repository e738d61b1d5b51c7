import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { cx } from '#shared/ui/class-names.ts';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { TextLink } from '#shared/ui/link-button.tsx';
import { socialLinks } from './social.tsx';

const numberClasses = 'inline-flex min-h-11 items-center gap-2 font-bold text-accent-text';

/** As wide as a number of the country: it keeps the place until the number has come. */
const usualNumber = '+966000000000';

const Shown = ({ children }: { children: string }) => (
  <>
    <Phone aria-hidden size={18} />
    <Ltr>{children}</Ltr>
  </>
);

const usePublicSettings = () => useQuery(api.content.systemSettings.query({ query: {}, quiet: true }));

/** The number comes from the system setting CONTACT_NUMBER (SPEC §9); without it, or without a line, it is left out. */
const ContactNumber = () => {
  const { data, isPending } = usePublicSettings();
  if (isPending)
    return (
      <span aria-hidden className={cx(numberClasses, 'invisible')}>
        <Shown>{usualNumber}</Shown>
      </span>
    );
  const number = data?.items.find(({ title }) => title === 'CONTACT_NUMBER')?.value;
  if (number === undefined) return null;
  return (
    <a href={`tel:${number}`} className={numberClasses}>
      <Shown>{String(number)}</Shown>
    </a>
  );
};

/** The pages that are set (SOCIAL_…); until the settings have come their places are kept. */
const SocialLinks = () => {
  const { data, isPending } = usePublicSettings();
  const addressOf = (setting: string) => String(data?.items.find(({ title }) => title === setting)?.value ?? '');
  const shown = socialLinks.filter(({ setting }) => isPending || addressOf(setting) !== '');
  if (shown.length === 0) return null;
  return (
    <ul aria-label={m.shell_social()} className={cx('flex flex-wrap gap-2', isPending && 'invisible')}>
      {shown.map(({ setting, name, Drawing }) => (
        <li key={setting}>
          <a
            href={addressOf(setting) || undefined}
            target="_blank"
            rel="noreferrer"
            aria-label={name()}
            className="grid size-11 place-content-center rounded-md border border-line bg-surface text-text-2 hover:bg-surface-2"
          >
            <Drawing />
          </a>
        </li>
      ))}
    </ul>
  );
};

/** Contact, terms and the group's places elsewhere. */
const Footer = () => (
  <footer className="mt-auto border-t border-line">
    <div className="mx-auto flex w-full max-w-(--page) flex-wrap items-center gap-x-6 gap-y-2 px-4 py-5 text-small text-muted desktop:px-8">
      <p className="w-full desktop:w-auto desktop:flex-1">{m.shell_footer_owner()}</p>
      <ContactNumber />
      <TextLink to="/contact-us">{m.shell_contact_us()}</TextLink>
      <SocialLinks />
    </div>
  </footer>
);

export default Footer;
