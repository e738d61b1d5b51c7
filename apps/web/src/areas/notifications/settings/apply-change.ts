import { kindsToSwitch } from '@balsam/domain/notifications';
import type { Change, KindSettings, Settings } from './api-types.ts';

/** Whether a switch is about a kind; without a kind or a topic it is about all that can be switched. */
const isAbout = ({ kind, topic, channel, on }: Change, each: KindSettings): boolean => {
  if (kind !== undefined) return each.kind === kind;
  return topic === undefined ? !each.required : kindsToSwitch(topic, channel, on).includes(each.kind);
};

/** The settings as they stand once a switch has been pressed. */
export const applyChange = (settings: Settings, change: Change): Settings => ({
  ...settings,
  kinds: settings.kinds.map((each) => (isAbout(change, each) ? { ...each, [change.channel]: change.on } : each)),
});
