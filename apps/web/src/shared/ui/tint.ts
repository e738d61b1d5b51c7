/** Grouping colours of tiles and categories; never a status. */
export type Tint = 'care' | 'records' | 'life' | 'family';

export const tintClasses: Record<Tint, string> = {
  care: 'bg-care-soft text-care',
  records: 'bg-records-soft text-records',
  life: 'bg-life-soft text-life',
  family: 'bg-family-soft text-family',
};

/** Colours that mean something. */
export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'dependent';

export const toneClasses: Record<Tone, string> = {
  neutral: 'bg-surface-3 text-text-2',
  accent: 'bg-accent-soft text-accent-soft-text',
  success: 'bg-success-soft text-success-text',
  warning: 'bg-warning-soft text-warning-text',
  danger: 'bg-danger-soft text-danger-text',
  dependent: 'bg-dep-soft text-dep-text',
};
