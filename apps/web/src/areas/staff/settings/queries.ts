import type { CallReply } from '@balsam/contract/call';
import type { settings } from '@balsam/contract/settings';
import type { SettingValue } from '@balsam/domain/settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';

export type SystemSetting = CallReply<typeof settings.list>['items'][number];

export const settingsQuery = () => api.settings.list.query();
export const changesQuery = (title: string, page: number) =>
  api.settings.changes.query({ params: { title }, query: { page, limit: 10 } });

/** Changes a setting; whether it went well or somebody was faster, all of them are read again. */
export const useSettingChange = ({ title, revision }: SystemSetting, onDone: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (value: SettingValue) =>
      api.settings.change({ params: { title }, body: { value, revision }, quiet: true }),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: ['settings'] }),
  });
};
