import { cx } from '#shared/ui/class-names.ts';
import { tintClasses } from '#shared/ui/tint.ts';
import { drawingOf } from './drawings.tsx';

type ContentPictureProps = {
  readonly drawing: string | null;
  /** An uploaded picture goes before the drawing. */
  readonly url: string | null;
  readonly className?: string;
};

/** The picture of an article, a promotion or a package; it says nothing that the text does not. */
export const ContentPicture = ({ drawing, url, className }: ContentPictureProps) => {
  if (url !== null) return <img src={url} alt="" className={cx('object-cover', className)} />;
  const { tint, lines } = drawingOf(drawing);
  return (
    <span aria-hidden className={cx('grid place-content-center overflow-hidden', tintClasses[tint], className)}>
      <svg viewBox="14 14 132 132" className="size-24 overflow-visible">
        <circle cx="80" cy="82" r="70" fill="currentColor" opacity=".1" />
        {lines}
      </svg>
    </span>
  );
};
