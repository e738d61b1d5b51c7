/** The middle one; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}

/** The value that this share of all (0 to 1) does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** One line of the table and of figures.json. */
export type Figure = {
  readonly what: string;
  readonly measured: number;
  /** `x`: a ratio; `points` of 100, as Lighthouse gives them; the others are counted in it. */
  readonly unit: 'min' | 'x' | 'share' | 'kB' | 'statements' | 'ms' | 'rows/s' | 'MB' | 'requests' | 'points';
  readonly aim: { readonly atLeast: number } | { readonly atMost: number } | { readonly exactly: number };
  /** Missing it fails the run; otherwise it is only reported. */
  readonly binding: boolean;
  /** What the figure is made of, for the reader. */
  readonly detail: string;
};

const slack = 1e-9;

export function isMet({ measured, aim }: Figure): boolean {
  if ('atLeast' in aim) return measured >= aim.atLeast - slack;
  if ('atMost' in aim) return measured <= aim.atMost + slack;
  return measured === aim.exactly;
}

const wordOf = (figure: Figure): string => {
  if (isMet(figure)) return 'ok';
  if (figure.binding) return 'FAILS';
  return 'atLeast' in figure.aim ? 'below aim' : 'above aim';
};

const aimOf = ({ aim }: Figure): string => {
  if ('atLeast' in aim) return `>= ${aim.atLeast}`;
  return 'atMost' in aim ? `<= ${aim.atMost}` : `= ${aim.exactly}`;
};

const numberOf = ({ measured, unit }: Figure): string =>
  unit === 'statements' || unit === 'requests'
    ? String(measured)
    : measured.toFixed(unit === 'x' ? 2 : unit === 'share' ? 3 : 1);

/** The figures as a table of text. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [
    ['what', 'measured', '', 'aim', '', 'of'],
    ...figures.map((f) => [f.what, numberOf(f), f.unit, aimOf(f), wordOf(f), f.detail]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lineOf = (row: readonly string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return rows.map((row) => lineOf(row).trimEnd()).join('\n');
}
