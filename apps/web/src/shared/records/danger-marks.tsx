import type { Danger } from '@balsam/domain/records';
import { TriangleAlert } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { Chip } from '#shared/ui/chip.tsx';

const severities: Readonly<Record<NonNullable<Danger['severity']>, () => string>> = {
  mild: m.records_severity_mild,
  moderate: m.records_severity_moderate,
  severe: m.records_severity_severe,
};

/** How dangerous an allergy is, and how bad its reactions were; nothing of what its source does not say. */
export const DangerMarks = ({ criticality, severity }: Danger) => (
  <>
    {criticality === 'high' && (
      <Chip tone="danger" icon={TriangleAlert}>
        {m.records_criticality_high()}
      </Chip>
    )}
    {criticality === 'low' && <Chip>{m.records_criticality_low()}</Chip>}
    {severity !== null && <Chip tone={severity === 'severe' ? 'danger' : 'neutral'}>{severities[severity]()}</Chip>}
  </>
);
