import type { LinkProps } from '@tanstack/react-router';

/**
 * A link out of a path that is only known as text: a menu's table, a notification, a banner. Paths of pages still to come lead
 * to /coming-soon. Where the path is written in the code, `to` of the link itself is better: it is checked against the routes.
 */
export const linkTo = (path: string): LinkProps => {
  const [pathname = '/', query = ''] = path.split('?', 2);
  const search = Object.fromEntries(new URLSearchParams(query));
  // The router's types know the written routes only.
  return { to: pathname, ...(query !== '' && { search }) } as LinkProps;
};
