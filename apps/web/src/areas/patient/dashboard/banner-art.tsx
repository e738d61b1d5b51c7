import type { ReactNode } from 'react';
import type { Tint } from '#shared/ui/tint.ts';

const pen = {
  fill: 'var(--surface)',
  stroke: 'currentColor',
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

type Drawing = { readonly tint: Tint; readonly lines: ReactNode };

/** A screen with a doctor on it, and a spark: now. */
const doctorNow = (
  <>
    <rect x="34" y="36" width="72" height="92" rx="14" {...pen} />
    <circle cx="70" cy="70" r="13" {...pen} fill="currentColor" stroke="none" />
    <path d="M46 116c0-16 11-26 24-26s24 10 24 26" {...pen} fill="none" />
    <path d="M116 34 102 58h14l-8 22 22-28h-14l10-18Z" {...pen} strokeWidth={3.5} />
  </>
);

/** A house with a heart. */
const homeCare = (
  <>
    <path d="M30 82 80 38l50 44" {...pen} fill="none" />
    <path d="M42 76v48a8 8 0 0 0 8 8h60a8 8 0 0 0 8-8V76L80 42Z" {...pen} />
    <path d="M80 116c-12-8-21-15-21-25a11 11 0 0 1 21-5 11 11 0 0 1 21 5c0 10-9 17-21 25Z" fill="currentColor" />
  </>
);

/** A shield with a young plant. */
const checkUp = (
  <>
    <path d="M80 30c16 12 30 14 42 14v36c0 26-18 44-42 54-24-10-42-28-42-54V44c12 0 26-2 42-14Z" {...pen} />
    <path d="M80 116V78" {...pen} />
    <path d="M81 88c0-15 10-23 24-24 0 15-9 24-24 24Z" fill="currentColor" />
    <path d="M79 100c-13 0-21-8-22-21 13 0 22 8 22 21Z" fill="currentColor" />
  </>
);

/** A large and a small hand's worth of people: a balloon for the small one. */
const children = (
  <>
    <circle cx="68" cy="58" r="17" {...pen} />
    <path d="M36 126c0-22 14-36 32-36s32 14 32 36Z" {...pen} />
    <path d="M116 96c-1 10 4 14 0 30" {...pen} fill="none" strokeWidth={3} />
    <path d="M116 94c-13-6-19-16-19-27a19 19 0 0 1 38 0c0 11-6 21-19 27Z" fill="currentColor" />
  </>
);

/** A sheet with a line that rises. */
const records = (
  <>
    <rect x="40" y="30" width="80" height="104" rx="12" {...pen} />
    <path d="M54 104l18-20 14 12 20-30" {...pen} fill="none" />
    <circle cx="106" cy="66" r="7" fill="currentColor" />
    <path d="M56 50h28M56 120h46" {...pen} fill="none" />
  </>
);

/** The drawings that banners name, and the tint of each banner. */
const drawings: Readonly<Record<string, Drawing>> = {
  'banner-doctor-now': { tint: 'care', lines: doctorNow },
  'banner-home-care': { tint: 'life', lines: homeCare },
  'banner-check-up': { tint: 'records', lines: checkUp },
  'banner-children': { tint: 'family', lines: children },
  'banner-records': { tint: 'care', lines: records },
};

const plain: Drawing = { tint: 'records', lines: checkUp };

/** The drawing of a banner; a name that is not known gets the shield. */
export const drawingOf = (image: string): Drawing => drawings[image] ?? plain;
