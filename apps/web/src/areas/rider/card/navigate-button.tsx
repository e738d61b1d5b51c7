import { Navigation } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { buttonClasses } from '#shared/ui/button-variant.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { nextSpot } from '../model/order-texts.ts';
import { geoLink, knowsGeo, mapLinks, type Spot } from '#shared/ui/navigation-links.ts';
import type { RiderOrder } from '../model/api-types.ts';

const apps = [
  { key: 'google', word: m.rider_navigate_google },
  { key: 'waze', word: m.rider_navigate_waze },
] as const;

const Choice = ({ to, onClose }: { to: Spot; onClose: () => void }) => {
  const links = mapLinks(to);
  return (
    <Dialog
      open
      onClose={onClose}
      icon={Navigation}
      title={m.rider_navigate_title()}
      actions={
        <Button variant="outline" size="lg" onClick={onClose}>
          {m.rider_not_now()}
        </Button>
      }
    >
      <div className="flex flex-col gap-2.5">
        {apps.map(({ key, word }) => (
          <a
            key={key}
            href={links[key]}
            target="_blank"
            rel="noreferrer"
            lang={key === 'waze' ? 'en' : undefined}
            onClick={onClose}
            className={buttonClasses('soft', 'lg', true)}
          >
            {word()}
          </a>
        ))}
      </div>
    </Dialog>
  );
};

const AppIcon = ({ word }: { word: string }) => (
  <>
    <Navigation aria-hidden size={18} strokeWidth={2.1} className="shrink-0" />
    {word}
  </>
);

/** The way to where the rider has to go next: the map app of a phone, elsewhere one of two. The one filled button of a card, unless another is. */
export const NavigateButton = ({ order, variant = 'filled' }: { order: RiderOrder; variant?: 'filled' | 'soft' }) => {
  const [choosing, setChoosing] = useState(false);
  const spot = nextSpot(order);
  if (!spot) return null;
  const word = spot.isBranch ? m.rider_navigate_branch() : m.rider_navigate();
  if (knowsGeo(navigator.userAgent))
    return (
      <a href={geoLink(spot)} className={buttonClasses(variant, 'md', true)}>
        <AppIcon word={word} />
      </a>
    );
  return (
    <>
      <Button variant={variant} wide aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        <AppIcon word={word} />
      </Button>
      {choosing && <Choice to={spot} onClose={() => setChoosing(false)} />}
    </>
  );
};
