import { allowed, refused, type Allowed } from '../allowed/index.ts';
import type { AppointmentType } from '../booking/index.ts';
import { mayBeFree } from './free-visit.ts';

type Visit<FreeRefusal extends string, PackageRefusal extends string> = {
  readonly type: AppointmentType;
  /** What is taken off already, beside the insurer. */
  readonly kind: 'promo' | 'free' | 'package' | null;
  readonly isInsured: boolean;
  /** Whether its patient may claim a free first visit, and has a package that could bear it. */
  readonly freeVisit: Allowed<FreeRefusal>;
  readonly ofPackage: Allowed<PackageRefusal>;
};

/**
 * D12.06: what may be taken off a visit, or is already: by the rules that refuse it. A free visit and one of a package have no price that
 * anything else could reduce, and are none of a price that is reduced; a code stands beside an insurer.
 */
export function mayReduce<FreeRefusal extends string, PackageRefusal extends string>({
  type,
  kind,
  isInsured,
  freeVisit,
  ofPackage,
}: Visit<FreeRefusal, PackageRefusal>) {
  const oneOnly = refused('one_reduction_only');
  const isFull = kind === null && !isInsured;
  const free = mayBeFree(type) ? freeVisit : refused('free_visit_type');
  return {
    insurance: kind === null || kind === 'promo' ? allowed : oneOnly,
    promo: kind === null || kind === 'promo' ? allowed : oneOnly,
    free_promo: kind === 'free' ? allowed : isFull ? free : oneOnly,
    package: kind === 'package' ? allowed : isFull ? ofPackage : oneOnly,
  };
}
