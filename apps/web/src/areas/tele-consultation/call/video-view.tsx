import { useEffect, useRef } from 'react';
import { cx } from '#shared/ui/class-names.ts';

type VideoViewProps = {
  readonly stream: MediaStream | undefined;
  readonly label: string;
  /** One's own picture is silent and mirrored, as in a looking-glass. */
  readonly own?: boolean | undefined;
  readonly mirrored?: boolean | undefined;
  readonly className?: string | undefined;
};

/** A moving picture with its sound. */
export const VideoView = ({ stream, label, own = false, mirrored = own, className }: VideoViewProps) => {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element || element.srcObject === (stream ?? null)) return;
    element.srcObject = stream ?? null;
    if (stream) void element.play().catch(() => undefined);
  }, [stream]);
  return (
    // A call has no captions.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={video}
      autoPlay
      playsInline
      muted={own}
      aria-label={label}
      className={cx('bg-[#0d1622] object-contain', mirrored && '-scale-x-100', className)}
    />
  );
};
