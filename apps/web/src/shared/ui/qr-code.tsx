import { encode } from 'uqr';

/** One square of the path for each dark module, row by row. */
const pathOf = (modules: readonly (readonly boolean[])[]): string =>
  modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter(Boolean)
    .join('');

/** A QR code, dark on light in every theme: cameras read no other. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { border: 2, ecc: 'M' });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-md border border-line bg-white text-black"
    >
      <path d={pathOf(data)} fill="currentColor" />
    </svg>
  );
};
