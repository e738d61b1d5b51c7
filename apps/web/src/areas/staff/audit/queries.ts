import type { auditLog } from '@balsam/contract/audit-log';
import { useMutation } from '@tanstack/react-query';
import type { ApiReply } from '#shared/api/client.ts';
import { api } from '#shared/api/index.ts';
import { saveFile } from '#shared/api/save-file.ts';
import { getLocale } from '#shared/i18n/locale.ts';
import type { AuditSearch } from './search.ts';

export type AuditPage = ApiReply<typeof auditLog.search>;
export type AuditItem = AuditPage['items'][number];

export const entriesQuery = (search: AuditSearch) => api.auditLog.search.query({ query: search, quiet: true });
export const kindsQuery = () => api.auditLog.kinds.query({ quiet: true });
export const staffQuery = () => api.auditLog.staff.query({ quiet: true });

/** Takes what is searched out as a file, which is an entry of the log. */
export const useExport = (search: AuditSearch) =>
  useMutation({
    mutationFn: () => {
      const { before: _before, ...query } = search;
      return api.auditLog.export({ query: { ...query, lang: getLocale() }, quiet: true });
    },
    onSuccess: (file) => saveFile(file, 'balsam-audit.csv'),
  });
