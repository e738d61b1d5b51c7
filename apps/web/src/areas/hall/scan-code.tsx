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

/** Reads a QR code by the camera. */
export const ScanCode = ({ onRead }: { onRead: (text: string) => void }) => {
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const Reader = detectorClass();
    const reader = Reader && new Reader({ formats: ['qr_code'] });
    const stream = navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user' } });
    stream.then(
      async (camera) => {
        if (!video.current) return;
        video.current.srcObject = camera;
        await video.current.play();
      },
      () => setFailed(true),
    );
    const timer = setInterval(() => {
      if (!reader || !video.current || video.current.readyState < 2) return;
      reader.detect(video.current).then(
        ([code]) => code && onRead(code.rawValue),
        () => undefined,
      );
    }, everyMs);
    return () => {
      clearInterval(timer);
      stream.then(
        (camera) => camera.getTracks().forEach((track) => track.stop()),
        () => undefined,
      );
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
