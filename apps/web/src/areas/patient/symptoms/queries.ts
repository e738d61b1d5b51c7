import type { CallReply } from '@balsam/contract/call';
import type { triage } from '@balsam/contract/triage';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';

export type Survey = CallReply<typeof triage.survey>;

/** What is called where the settings cannot be read. A line that the hospital has not confirmed is empty and not shown. */
export const usualNumbers = {
  EMERGENCY_NUMBER: '997',
  MENTAL_HEALTH_NUMBER: '',
  FAMILY_VIOLENCE_NUMBER: '',
  CHILD_HELP_NUMBER: '',
  HEALTH_ADVICE_NUMBER: '',
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
