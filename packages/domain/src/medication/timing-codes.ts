import type { Dosage } from './dosage.ts';

/** GTS abbreviations that stand for a timing where no `repeat` is given. */
export const timingCodes: Readonly<Record<string, Pick<Dosage, 'frequency' | 'period' | 'periodUnit' | 'when'>>> = {
  QD: { frequency: 1, period: 1, periodUnit: 'd' },
  BID: { frequency: 2, period: 1, periodUnit: 'd' },
  TID: { frequency: 3, period: 1, periodUnit: 'd' },
  QID: { frequency: 4, period: 1, periodUnit: 'd' },
  AM: { when: ['MORN'] },
  PM: { when: ['AFT'] },
  QOD: { frequency: 1, period: 2, periodUnit: 'd' },
  Q4H: { frequency: 1, period: 4, periodUnit: 'h' },
  Q6H: { frequency: 1, period: 6, periodUnit: 'h' },
  Q8H: { frequency: 1, period: 8, periodUnit: 'h' },
  BED: { when: ['HS'] },
  WK: { frequency: 1, period: 1, periodUnit: 'wk' },
  MO: { frequency: 1, period: 1, periodUnit: 'mo' },
};
