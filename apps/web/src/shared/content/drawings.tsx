import type { ContentDrawing } from '@balsam/domain/content';
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

/** A heart with its beat. */
const heart = (
  <>
    <path d="M80 128c-30-20-50-36-50-60a26 26 0 0 1 50-11 26 26 0 0 1 50 11c0 24-20 40-50 60Z" {...pen} />
    <path d="M36 84h24l9-18 14 34 10-16h30" {...pen} fill="none" strokeWidth={3.5} />
  </>
);

/** A drop, and a small one falling beside it. */
const drop = (
  <>
    <path d="M74 30c18 24 32 40 32 58a32 32 0 0 1-64 0c0-18 14-34 32-58Z" {...pen} />
    <path d="M58 90a16 16 0 0 0 16 16" {...pen} fill="none" />
    <path d="M122 92c7 10 12 16 12 23a12 12 0 0 1-24 0c0-7 5-13 12-23Z" fill="currentColor" />
  </>
);

/** A mother's outline with a child's heart. */
const mother = (
  <>
    <circle cx="76" cy="50" r="17" {...pen} />
    <path d="M52 130V98c0-16 10-24 24-24 22 0 34 16 34 34 0 12-8 22-20 22Z" {...pen} />
    <path d="M86 116c-7-5-12-9-12-15a6 6 0 0 1 12-3 6 6 0 0 1 12 3c0 6-5 10-12 15Z" fill="currentColor" />
  </>
);

/** Both lungs round the windpipe. */
const lungs = (
  <>
    <path d="M80 32v46" {...pen} fill="none" />
    <path d="M72 58c-14 6-34 34-36 62-1 10 12 12 22 6 9-5 14-12 14-24Z" {...pen} />
    <path d="M88 58c14 6 34 34 36 62 1 10-12 12-22 6-9-5-14-12-14-24Z" {...pen} />
    <path d="M80 78 58 96M80 78l22 18" {...pen} fill="none" strokeWidth={3.5} />
  </>
);

/** A bent spine of vertebrae. */
const spine = (
  <>
    <rect x="66" y="28" width="36" height="17" rx="8" {...pen} />
    <rect x="60" y="52" width="36" height="17" rx="8" {...pen} />
    <rect x="58" y="76" width="36" height="17" rx="8" {...pen} fill="currentColor" />
    <rect x="62" y="100" width="36" height="17" rx="8" {...pen} />
    <path d="M82 124v10M114 76l12-8M116 86h14M114 96l12 8" {...pen} fill="none" strokeWidth={3.5} />
  </>
);

/** A moon with two stars. */
const moon = (
  <>
    <path d="M104 106a46 46 0 1 1-26-70 38 38 0 0 0 26 70Z" {...pen} />
    <path d="m118 44 4 10 10 4-10 4-4 10-4-10-10-4 10-4Z" fill="currentColor" />
    <path d="m132 88 3 6 6 3-6 3-3 6-3-6-6-3 6-3Z" fill="currentColor" />
  </>
);

/** A capsule and a round tablet. */
const capsule = (
  <>
    <path d="m46 92 40-44a20 20 0 0 1 30 27l-40 44a20 20 0 0 1-30-27Z" {...pen} />
    <path d="m66 70 30 27-20 22a20 20 0 0 1-30-27Z" fill="currentColor" />
    <circle cx="122" cy="118" r="15" {...pen} />
    <path d="M112 118h20" {...pen} fill="none" strokeWidth={3.5} />
  </>
);

/** A sun with its rays. */
const sun = (
  <>
    <circle cx="80" cy="80" r="24" {...pen} fill="currentColor" />
    <path
      d="M80 30v12M80 118v12M30 80h12M118 80h12M45 45l8 8M107 107l8 8M115 45l-8 8M53 107l-8 8"
      {...pen}
      fill="none"
    />
  </>
);

/** A crescent above a bowl of dates. */
const crescent = (
  <>
    <path d="M96 74a28 28 0 1 1-12-46 23 23 0 0 0 12 46Z" {...pen} />
    <path d="M34 102h92c0 18-16 30-46 30s-46-12-46-30Z" {...pen} />
    <ellipse cx="66" cy="98" rx="13" ry="7" fill="currentColor" />
    <ellipse cx="94" cy="98" rx="13" ry="7" fill="currentColor" />
  </>
);

/** A cube with a band, as seen from afar. */
const kaaba = (
  <>
    <path d="M38 62 84 46l40 16v58l-40 14-46-14Z" {...pen} />
    <path d="M84 46v88M38 62l46 14 40-14" {...pen} fill="none" strokeWidth={3.5} />
    <path d="m38 78 46 14 40-14v12l-40 14-46-14Z" fill="currentColor" />
  </>
);

/** A thermometer beside a small sun. */
const thermometer = (
  <>
    <path d="M56 38a12 12 0 0 1 24 0v52a24 24 0 1 1-24 0Z" {...pen} />
    <circle cx="68" cy="110" r="13" fill="currentColor" />
    <path d="M68 100V58" {...pen} fill="none" strokeWidth={6} />
    <circle cx="120" cy="52" r="11" {...pen} fill="currentColor" />
    <path d="M120 28v6M120 70v6M96 52h6M138 52h6" {...pen} fill="none" strokeWidth={3.5} />
  </>
);

/** A head with a young leaf in it. */
const mind = (
  <>
    <path d="M60 132v-18H48c-6 0-8-4-8-10V92l-8-4 8-16c0-26 18-40 42-40s44 16 44 42c0 18-8 26-14 34v24Z" {...pen} />
    <path d="M84 96V70" {...pen} fill="none" strokeWidth={3.5} />
    <path d="M85 76c0-13 9-20 21-21 0 13-8 21-21 21Z" fill="currentColor" />
    <path d="M83 88c-11 0-18-7-19-18 11 0 19 7 19 18Z" fill="currentColor" />
  </>
);

/** A branch with leaves. */
const leaf = (
  <>
    <path d="M80 134V64" {...pen} fill="none" />
    <path d="M80 66c-4-20 4-34 0-38 18 8 18 26 0 38Z" {...pen} fill="currentColor" />
    <path d="M80 92c6-20 24-26 42-24-2 20-20 30-42 24Z" {...pen} />
    <path d="M80 110c-6-20-24-26-42-24 2 20 20 30 42 24Z" {...pen} />
  </>
);

/** A parcel with a bow. */
const gift = (
  <>
    <rect x="38" y="74" width="84" height="58" rx="8" {...pen} />
    <rect x="30" y="56" width="100" height="22" rx="8" {...pen} />
    <path d="M80 56v76" {...pen} fill="none" strokeWidth={8} />
    <path d="M80 54c-10-22-34-22-32-8 1 8 18 9 32 8Zm0 0c10-22 34-22 32-8-1 8-18 9-32 8Z" {...pen} />
  </>
);

/** The drawings that content names, each with its tint. */
const drawings: Readonly<Record<ContentDrawing, Drawing>> = {
  doctor: { tint: 'care', lines: doctorNow },
  house: { tint: 'life', lines: homeCare },
  shield: { tint: 'records', lines: checkUp },
  child: { tint: 'family', lines: children },
  sheet: { tint: 'care', lines: records },
  heart: { tint: 'family', lines: heart },
  drop: { tint: 'care', lines: drop },
  mother: { tint: 'family', lines: mother },
  lungs: { tint: 'care', lines: lungs },
  spine: { tint: 'records', lines: spine },
  moon: { tint: 'records', lines: moon },
  capsule: { tint: 'life', lines: capsule },
  sun: { tint: 'life', lines: sun },
  crescent: { tint: 'records', lines: crescent },
  kaaba: { tint: 'life', lines: kaaba },
  thermometer: { tint: 'family', lines: thermometer },
  mind: { tint: 'life', lines: mind },
  leaf: { tint: 'life', lines: leaf },
  gift: { tint: 'family', lines: gift },
};

const known = new Map<string, Drawing>(Object.entries(drawings));

/** The drawing of this name; one that is not known gets the shield. */
export const drawingOf = (name: string | null): Drawing => known.get(name ?? '') ?? drawings.shield;
