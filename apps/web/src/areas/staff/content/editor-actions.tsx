import type { ContentFields, ContentKind } from '@balsam/domain/content';
import { useNavigate } from '@tanstack/react-router';
import { CircleStop, Eye, Save, Send, Trash2 } from 'lucide-react';
import { lazy, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Deferred } from '#shared/ui/deferred.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { toast } from '#shared/ui/toast.ts';
import { type Content, type Shown, theirsOf, useDiscard, useEnd } from './queries.ts';

const PublishDialog = lazy(() => import('./publish-dialog.tsx'));
const PreviewDialog = lazy(() => import('./preview-dialog.tsx'));

type AskProps = {
  readonly shown: Shown;
  readonly onClose: () => void;
  readonly onChanged: (error: unknown) => void;
};

type EndProps = AskProps & { readonly kind: ContentKind; readonly onEnded: (revision: number) => void };

/** What is ended, in words: of terms only a version that is still to begin. */
const endWords = (kind: ContentKind) =>
  kind === 'terms'
    ? {
        title: m.content_take_back_title(),
        text: m.content_take_back_text(),
        yes: m.content_take_back(),
        no: m.content_take_back_no(),
        done: m.content_was_taken_back(),
      }
    : {
        title: m.content_end_title(),
        text: m.content_end_text(),
        yes: m.content_end_yes(),
        no: m.content_end_no(),
        done: m.content_was_ended(),
      };

const EndDialog = ({ kind, shown, onClose, onChanged, onEnded }: EndProps) => {
  const end = useEnd(shown);
  const words = endWords(kind);
  const confirm = (): void =>
    end.mutate(undefined, {
      onSuccess: ({ revision }) => {
        toast.success(words.done);
        onEnded(revision);
        onChanged(undefined);
        onClose();
      },
      onError: (error) => {
        if (!theirsOf(error)) return;
        onChanged(error);
        onClose();
      },
    });
  return (
    <Dialog
      open
      onClose={onClose}
      icon={CircleStop}
      tone="danger"
      title={words.title}
      actions={
        <>
          <Button variant="danger" pending={end.isPending} onClick={confirm}>
            {words.yes}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {words.no}
          </Button>
        </>
      }
    >
      <p className="text-text-2">{words.text}</p>
      <FormError error={end.error} />
    </Dialog>
  );
};

const DiscardDialog = ({ kind, shown, onClose, onChanged }: AskProps & { readonly kind: ContentKind }) => {
  const discard = useDiscard(shown);
  const navigate = useNavigate();
  const confirm = (): void =>
    discard.mutate(undefined, {
      onSuccess: () => {
        toast.success(m.content_was_discarded());
        void navigate({ to: '/staff/content', search: kind === 'article' ? {} : { kind }, ignoreBlocker: true });
      },
      onError: (error) => {
        if (!theirsOf(error)) return;
        onChanged(error);
        onClose();
      },
    });
  return (
    <Dialog
      open
      onClose={onClose}
      icon={Trash2}
      tone="danger"
      title={m.content_discard_title()}
      actions={
        <>
          <Button variant="danger" pending={discard.isPending} onClick={confirm}>
            {m.content_discard_yes()}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {m.content_discard_no()}
          </Button>
        </>
      }
    >
      <p className="text-text-2">{m.content_discard_text()}</p>
      <FormError error={discard.error} />
    </Dialog>
  );
};

type EditorActionsProps = {
  readonly kind: ContentKind;
  readonly content: Content | undefined;
  /** Of the texts on the screen: only what was seen is published, ended or discarded. */
  readonly revision: number;
  readonly fields: ContentFields;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Something on the screen cannot be saved as it is; its field says why. */
  readonly isWrong: boolean;
  readonly onSave: () => void;
  /** Hears the revision that publishing or ending made of it. */
  readonly onMoved: (revision: number) => void;
  /** Hears why it was refused, to say it at the fields; nothing when it was not. */
  readonly onRefused: (error: unknown) => void;
};

type Opened = 'preview' | 'publish' | 'end' | 'discard';

/** What can be done with content: only what is saved can be published. */
export const EditorActions = (props: EditorActionsProps) => {
  const { kind, content, revision, fields, isDirty, isSaving, isWrong, onSave, onMoved, onRefused } = props;
  const [opened, setOpened] = useState<Opened>();
  const close = (): void => setOpened(undefined);
  return (
    <div className="sticky top-0 z-10 flex flex-wrap gap-2.5 bg-bg py-2">
      <Button icon={Save} pending={isSaving} disabled={isWrong || (!isDirty && !isSaving)} onClick={onSave}>
        {m.content_save()}
      </Button>
      <Button
        variant="outline"
        icon={Send}
        disabled={!content || isDirty || isSaving}
        onClick={() => setOpened('publish')}
      >
        {m.content_publish()}
      </Button>
      <Button variant="outline" icon={Eye} disabled={isWrong} onClick={() => setOpened('preview')}>
        {m.content_preview()}
      </Button>
      {content?.may.end && (
        <Button variant="outline" icon={CircleStop} onClick={() => setOpened('end')}>
          {kind === 'terms' ? m.content_take_back() : m.content_end()}
        </Button>
      )}
      {content?.may.discard && (
        <Button variant="text" icon={Trash2} onClick={() => setOpened('discard')}>
          {m.content_discard()}
        </Button>
      )}
      {opened === 'preview' && (
        <Deferred>
          <PreviewDialog kind={kind} fields={fields} onClose={close} />
        </Deferred>
      )}
      {opened === 'publish' && content && (
        <Deferred>
          <PublishDialog {...{ content, revision, onRefused }} onPublished={onMoved} onClose={close} />
        </Deferred>
      )}
      {opened === 'end' && content && (
        <EndDialog
          kind={kind}
          shown={{ id: content.id, revision }}
          onClose={close}
          onChanged={onRefused}
          onEnded={onMoved}
        />
      )}
      {opened === 'discard' && content && (
        <DiscardDialog kind={kind} shown={{ id: content.id, revision }} onClose={close} onChanged={onRefused} />
      )}
    </div>
  );
};
