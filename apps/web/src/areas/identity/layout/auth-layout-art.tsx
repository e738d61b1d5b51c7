import * as m from '#paraglide/messages.js';

const Drop = () => (
  <g>
    <path
      d="M490 30c9 0 17 4 23 11 42 52 125 133 125 226 0 82-66 148-148 148s-148-66-148-148c0-93 83-174 125-226 6-7 14-11 23-11Z"
      fill="#fff"
      fillOpacity=".96"
    />
    <path d="M490 358V238" stroke="#0c7566" strokeWidth="15" strokeLinecap="round" />
    <path d="M492 272c0-54 34-88 92-91 0 55-35 91-92 91Z" fill="#149683" />
    <path d="M487 313c-47-1-78-30-81-78 48 1 80 31 81 78Z" fill="#7fcdbd" />
  </g>
);

const Cards = () => (
  <g>
    <rect x="2" y="-14" width="280" height="94" rx="22" fill="#fff" fillOpacity=".95" />
    <circle cx="49" cy="33" r="25" fill="#d9efe9" />
    <path
      d="m38 33 8 9 15-18"
      fill="none"
      stroke="#0c7566"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <rect x="92" y="19" width="134" height="11" rx="5.500" fill="#004b82" />
    <rect x="92" y="44" width="94" height="9" rx="4.500" fill="#004b82" fillOpacity=".36" />
    <rect x="40" y="112" width="252" height="80" rx="20" fill="#fff" fillOpacity=".2" />
    <circle cx="80" cy="152" r="18" fill="#fff" fillOpacity=".5" />
    <rect x="116" y="136" width="124" height="10" rx="5" fill="#fff" fillOpacity=".8" />
    <rect x="116" y="158" width="78" height="9" rx="4.500" fill="#fff" fillOpacity=".45" />
  </g>
);

/** The drop, a visit that is settled and the one after it, and a pulse: the system in one picture. Desktop only, silent. */
export const AuthLayoutArt = () => (
  <aside className="relative hidden overflow-hidden bg-hero text-hero-text desktop:block">
    <div className="sticky top-0 flex h-dvh flex-col justify-between">
      <svg
        aria-hidden
        viewBox="-32 -60 700 560"
        preserveAspectRatio="xMidYMin meet"
        className="min-h-0 w-full flex-1 overflow-visible"
      >
        <circle cx="640" cy="-24" r="336" fill="#fff" fillOpacity=".14" />
        <path
          d="M-300 290h430l26-52 34 104 32-78 14 26h86"
          fill="none"
          stroke="#fff"
          strokeOpacity=".4"
          strokeWidth="2.500"
        />
        <Cards />
        <Drop />
      </svg>
      <div className="flex flex-col gap-3 p-16">
        <p className="text-display">{m.identity_slogan()}</p>
        <p className="max-w-lg text-hero-muted">{m.identity_slogan_more()}</p>
      </div>
    </div>
  </aside>
);
