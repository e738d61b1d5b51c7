import type { CallReply } from '@balsam/contract/call';
import type { ovr } from '@balsam/contract/ovr';
import type { OvrCategory, OvrOutcome, OvrSeverity, OvrState } from '@balsam/domain/ovr';
import * as m from '#paraglide/messages.js';
import type { Tone } from '#shared/ui/tint.ts';

export type OvrReport = CallReply<typeof ovr.show>;

export const categoryLabels: Readonly<Record<OvrCategory, () => string>> = {
  medication: m.ovr_category_medication,
  fall: m.ovr_category_fall,
  infection: m.ovr_category_infection,
  device: m.ovr_category_device,
  identification: m.ovr_category_identification,
  procedure: m.ovr_category_procedure,
  documentation: m.ovr_category_documentation,
  behaviour: m.ovr_category_behaviour,
  environment: m.ovr_category_environment,
  other: m.ovr_category_other,
};

export const severityLabels: Readonly<Record<OvrSeverity, () => string>> = {
  near_miss: m.ovr_severity_near_miss,
  none: m.ovr_severity_none,
  minor: m.ovr_severity_minor,
  moderate: m.ovr_severity_moderate,
  severe: m.ovr_severity_severe,
  death: m.ovr_severity_death,
};

export const outcomeLabels: Readonly<Record<OvrOutcome, () => string>> = {
  confirmed: m.ovr_outcome_confirmed,
  not_confirmed: m.ovr_outcome_not_confirmed,
  referred: m.ovr_outcome_referred,
};

export const stateStyles: Readonly<Record<OvrState, { readonly tone: Tone; readonly word: () => string }>> = {
  draft: { tone: 'neutral', word: m.ovr_state_draft },
  submitted: { tone: 'warning', word: m.ovr_state_submitted },
  reviewed: { tone: 'success', word: m.ovr_state_reviewed },
};
