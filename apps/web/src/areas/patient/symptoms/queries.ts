import type { CallReply } from '@balsam/contract/call';
import type { triage } from '@balsam/contract/triage';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';

export type Survey = CallReply<typeof triage.survey>;

/** What is called where the settings cannot be read. */
export const usualNumbers = {
  EMERGENCY_NUMBER: '997',
  MENTAL_HEALTH_NUMBER: '920033360',
  FAMILY_VIOLENCE_NUMBER: '1919',
  CHILD_HELP_NUMBER: '116111',
  HEALTH_ADVICE_NUMBER: '937',
} as const;
export type NumberName = keyof typeof usualNumbers;

/** The numbers of those who help, by their names: settings of the hospital. */
export const helpNumbers = queryOptions({
  ...api.content.systemSettings.query({ query: {}, quiet: true }),
  select: ({ items }): Readonly<Record<string, string>> => ({
    ...usualNumbers,
    ...Object.fromEntries(items.map(({ title, value }) => [title, String(value)])),
  }),
});
