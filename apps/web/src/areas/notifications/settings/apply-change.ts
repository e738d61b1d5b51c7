import type { Change, Settings } from './api-types.ts';

/** The settings as they stand once a switch has been pressed; without a kind it is all of them. */
export const applyChange = (settings: Settings, { kind, channel, on }: Change): Settings => ({
  ...settings,
  kinds: settings.kinds.map((each) =>
    (kind === undefined ? !each.required : each.kind === kind) ? { ...each, [channel]: on } : each,
  ),
});
