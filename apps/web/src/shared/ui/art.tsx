import { useEffect, useState } from 'react';

/** Drawings that take their colours from the tokens stand in the page itself; each is fetched where it first appears. */
const drawings = import.meta.glob<string>('../../assets/art/state-*.svg', { query: '?raw', import: 'default' });

export type ArtName = 'calendar' | 'box' | 'cloud' | 'done';

/** A drawing of 220 by 160, silent. Its place is kept while it comes. */
export const Art = ({ name }: { name: ArtName }) => {
  const [svg, setSvg] = useState('');
  useEffect(() => {
    let wanted = true;
    void drawings[`../../assets/art/state-${name}.svg`]?.().then((text) => wanted && setSvg(text));
    return () => void (wanted = false);
  }, [name]);
  // Our own file, taken in while building: nothing from outside reaches it.
  return <div aria-hidden className="h-40 w-55 max-w-full" dangerouslySetInnerHTML={{ __html: svg }} />;
};
