import { expect, test } from 'vitest';
import { dangerOf, worstDanger } from './index.ts';

test('D11.14 the worst that is said of an allergy counts, and what says nothing takes nothing back', () => {
  expect(dangerOf(['low'], ['mild', 'severe', undefined, 'moderate'])).toEqual({
    criticality: 'low',
    severity: 'severe',
  });
  expect(dangerOf(['unable-to-assess'], [])).toEqual({ criticality: null, severity: null });
  const [high, none] = [dangerOf(['high'], ['mild']), dangerOf([], [])];
  expect(worstDanger([none, high, dangerOf(['low'], ['moderate'])])).toEqual({
    criticality: 'high',
    severity: 'moderate',
  });
});
