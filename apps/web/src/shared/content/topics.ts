import type { ArticleTopic } from '@balsam/domain/content';
import * as m from '#paraglide/messages.js';

const names: Readonly<Record<ArticleTopic, () => string>> = {
  heart: m.education_topic_heart,
  diabetes: m.education_topic_diabetes,
  children: m.education_topic_children,
  pregnancy: m.education_topic_pregnancy,
  infections: m.education_topic_infections,
  breathing: m.education_topic_breathing,
  bones: m.education_topic_bones,
  mind: m.education_topic_mind,
  medicines: m.education_topic_medicines,
  seasons: m.education_topic_seasons,
  nutrition: m.education_topic_nutrition,
};

/** What a topic of articles is called. */
export const topicName = (topic: ArticleTopic): string => names[topic]();
