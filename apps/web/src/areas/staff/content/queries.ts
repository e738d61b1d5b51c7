import type { CallReply } from '@balsam/contract/call';
import type { contentDesk } from '@balsam/contract/content-desk';
import type { ContentFields, ContentKind, ContentState } from '@balsam/domain/content';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ApiError } from '#shared/api/index.ts';
import { asIntent, takingBack } from '#shared/api/intent-key.ts';
import { pageLength } from '../people/queries.ts';

export type Content = CallReply<typeof contentDesk.detail>;
export type ContentRow = CallReply<typeof contentDesk.list>['items'][number];
export type ContentChange = CallReply<typeof contentDesk.changes>['items'][number];

type Wanted = { readonly state?: ContentState; readonly q?: string; readonly page?: number };

export const contentListQuery = (kind: ContentKind, { state, q, page = 1 }: Wanted) =>
  api.contentDesk.list.query({
    query: { kind, page, limit: pageLength, ...(state && { state }), ...(q !== undefined && { q }) },
  });

export const contentQuery = (id: number) => api.contentDesk.detail.query({ params: { id: String(id) }, quiet: true });

export const changesQuery = (id: number, page: number) =>
  api.contentDesk.changes.query({ params: { id: String(id) }, query: { page, limit: 10 } });

/** A change of the desk; whatever became of it, what everybody reads is read again. */
const useDeskMutation = <Input, Reply>(mutationFn: (input: Input) => Promise<Reply>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all(
        ['contentDesk', 'content', 'healthEducation', 'promotions', 'packages', 'triage'].map((module) =>
          client.invalidateQueries({ queryKey: [module] }),
        ),
      ),
  });
};

type Saving = { readonly content: Content | undefined; readonly revision: number; readonly fields: ContentFields };

/** Saves a draft, a new one or one that is there. */
export const useSave = (kind: ContentKind) =>
  useDeskMutation(({ content, revision, fields }: Saving): Promise<Content> =>
    content === undefined
      ? asIntent('content', api.contentDesk.create)({ body: { kind, fields }, quiet: true })
      : api.contentDesk.change({ params: { id: String(content.id) }, body: { revision, fields }, quiet: true }),
  );

type Publishing = {
  readonly from: string | null;
  readonly until: string | null;
  readonly patients?: string[] | null;
  readonly physician?: string;
};

/** A version of content: the one that is on the screen, which what was read again meanwhile may not be. */
export type Shown = Pick<Content, 'id' | 'revision'>;

export const usePublish = ({ id, revision }: Shown) =>
  useDeskMutation((publishing: Publishing) =>
    api.contentDesk.publish({ params: { id: String(id) }, body: { revision, ...publishing }, quiet: true }),
  );

export const useEnd = ({ id, revision }: Shown) =>
  useDeskMutation(() => api.contentDesk.end({ params: { id: String(id) }, body: { revision }, quiet: true }));

export const useDiscard = ({ id, revision }: Shown) =>
  useDeskMutation(
    takingBack('content', () =>
      api.contentDesk.discard({ params: { id: String(id) }, query: { revision }, quiet: true }),
    ),
  );

/** What somebody else made of it meanwhile, when that is why the server refused. */
export const theirsOf = (error: unknown): Content | undefined =>
  error instanceof ApiError && error.code === 'content_changed' ? (error.data as Content) : undefined;
