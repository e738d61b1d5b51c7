import { kindsOfTopic, notificationTopics, type NotificationTopic } from '@balsam/domain/notifications';
import { ChevronDown } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { Card } from '#shared/ui/card.tsx';
import { Switch } from '#shared/ui/choices.tsx';
import type { Settings } from './api-types.ts';
import { useChange } from './queries.ts';
import { channelNames, channels, SettingsMatrix } from './settings-matrix.tsx';

const topicTexts: Readonly<Record<NotificationTopic, { title: () => string; detail: () => string }>> = {
  visits: { title: m.notifications_topic_visits, detail: m.notifications_topic_visits_text },
  health: { title: m.notifications_topic_health, detail: m.notifications_topic_health_text },
  orders: { title: m.notifications_topic_orders, detail: m.notifications_topic_orders_text },
};

type TopicProps = { readonly topic: NotificationTopic; readonly settings: Settings };

/** A topic with a switch for each channel: on while anything of it goes out by that channel. */
const Topic = ({ topic, settings: { id, kinds } }: TopicProps) => {
  const change = useChange(id);
  const own = kindsOfTopic(topic);
  const { title, detail } = topicTexts[topic];
  return (
    <Card as="section" className="flex flex-col gap-2">
      <div>
        <h2 className="text-h3">{title()}</h2>
        <p className="text-small text-muted">{detail()}</p>
      </div>
      <div className="divide-y divide-line">
        {channels.map((channel) => (
          <Switch
            key={channel}
            label={
              <>
                <span className="sr-only">{`${title()}: `}</span>
                {channelNames[channel]()}
              </>
            }
            checked={kinds.some((each) => own.includes(each.kind) && each[channel])}
            onChange={(on) => change.mutate({ topic, channel, on })}
          />
        ))}
      </div>
    </Card>
  );
};

/** The notifications of a patient in three topics; each kind for itself lies folded below. */
export const TopicCards = ({ settings }: { settings: Settings }) => (
  <>
    <div className="grid grid-cols-1 gap-3">
      {notificationTopics.map((topic) => (
        <Topic key={topic} topic={topic} settings={settings} />
      ))}
    </div>
    <details className="group">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 rounded-md font-bold text-accent-text">
        {m.notifications_settings_advanced()}
        <ChevronDown aria-hidden size={20} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-5 pt-2">
        <SettingsMatrix settings={settings} />
      </div>
    </details>
  </>
);
