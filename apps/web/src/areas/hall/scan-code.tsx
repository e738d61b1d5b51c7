import { useEffect, useRef, useState } from 'react';
import * as m from '#paraglide/messages.js';

type Detector = { readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]> };
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector;

/** The browser's own reader of QR codes, where it has one. */
const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { readonly BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether this device can read a code by its camera. A scanner that types needs none of this. */
export const canScan = (): boolean => detectorClass() !== undefined && 'mediaDevices' in navigator;

const everyMs = 300;

/** The text of a code that the camera sees now. */
const read = async (reader: Detector, from: HTMLVideoElement): Promise<string | undefined> => {
  const [code] = await reader.detect(from).catch(() => []);
  return code?.rawValue;
};

const stop = async (stream: Promise<MediaStream>): Promise<void> => {
  const camera = await stream.catch(() => undefined);
  for (const track of camera?.getTracks() ?? []) track.stop();
};

/** Reads a QR code by the camera. */
export const ScanCode = ({ onRead }: { onRead: (text: string) => void }) => {
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const Reader = detectorClass();
    const reader = Reader && new Reader({ formats: ['qr_code'] });
    const stream = navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user' } });
    const show = async (): Promise<void> => {
      const camera = await stream;
      if (!video.current) return;
      video.current.srcObject = camera;
      await video.current.play();
    };
    show().catch(() => setFailed(true));
    const timer = setInterval(() => {
      if (!reader || !video.current || video.current.readyState < 2) return;
      const found = read(reader, video.current);
      void found.then((text) => (text === undefined ? undefined : onRead(text)));
    }, everyMs);
    return () => {
      clearInterval(timer);
      void stop(stream);
    };
  }, [onRead]);
  if (failed) return <p role="alert">{m.queue_kiosk_scan_failed()}</p>;
  return (
    <figure className="flex flex-col gap-2">
      <video ref={video} muted playsInline className="aspect-video w-full rounded-lg bg-surface-3" />
      <figcaption>{m.queue_kiosk_scan_text()}</figcaption>
    </figure>
  );
};
