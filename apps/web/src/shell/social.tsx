import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';

const Drawing = ({ children }: { children: ReactNode }) => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    width={20}
    height={20}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.9}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
);

const Cross = () => (
  <Drawing>
    <path d="m5 4 14 16M19 4 5 20" />
  </Drawing>
);
const Camera = () => (
  <Drawing>
    <rect x="4" y="4" width="16" height="16" rx="4.500" />
    <circle cx="12" cy="12" r="3.500" />
    <path d="M16.500 7.500h.01" />
  </Drawing>
);
const Film = () => (
  <Drawing>
    <rect x="3" y="6" width="18" height="12" rx="3.500" />
    <path d="m10.500 9.500 4 2.500-4 2.500Z" />
  </Drawing>
);

/** Where else the group speaks to people, each by its setting, with drawings of our own. */
export const socialLinks = [
  { setting: 'SOCIAL_X', name: m.shell_social_x, Drawing: Cross },
  { setting: 'SOCIAL_INSTAGRAM', name: m.shell_social_instagram, Drawing: Camera },
  { setting: 'SOCIAL_YOUTUBE', name: m.shell_social_youtube, Drawing: Film },
] as const;
