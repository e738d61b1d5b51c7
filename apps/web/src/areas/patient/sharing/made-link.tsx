import { Copy, Share2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { copyText } from '#shared/ui/copy-text.ts';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { QrCode } from '#shared/ui/qr-code.tsx';

/** The link as it was made: to be shown to a camera, copied or sent. Nobody can show it a second time. */
export const MadeLink = ({ link, onDone }: { link: string; onDone: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = (): void => void copyText(link, { done: m.sharing_copied(), failed: m.sharing_copy_failed() });
  const send = (): void => void navigator.share({ url: link }).catch(() => undefined);
  return (
    <Card as="section" className="flex flex-col items-center gap-4 text-center">
      <h2 ref={heading} tabIndex={-1} className="text-h2">
        {m.sharing_ready()}
      </h2>
      <p className="max-w-md text-text-2">{m.sharing_ready_text()}</p>
      <QrCode text={link} label={m.sharing_qr()} />
      <p className="line-clamp-2 w-full max-w-md text-small break-all text-muted">
        <Ltr>{link}</Ltr>
      </p>
      <div className="flex flex-wrap justify-center gap-2.5">
        <Button icon={Copy} onClick={copy}>
          {m.sharing_copy()}
        </Button>
        {'share' in navigator && (
          <Button variant="outline" icon={Share2} onClick={send}>
            {m.sharing_send()}
          </Button>
        )}
        <Button variant="text" onClick={onDone}>
          {m.sharing_done()}
        </Button>
      </div>
    </Card>
  );
};
