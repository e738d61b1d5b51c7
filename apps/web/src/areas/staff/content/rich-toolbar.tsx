import { setBlockType, toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Undo2,
  Unlink,
} from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { textValue } from '#shared/ui/form.ts';
import { TextField } from '#shared/ui/text-field.tsx';
import { isSafeLink, richSchema } from './rich-schema.ts';

const { nodes, marks } = richSchema;
type Mark = (typeof marks)[keyof typeof marks];

const hasMark = ({ doc, selection, storedMarks }: EditorState, mark: Mark): boolean =>
  selection.empty
    ? mark.isInSet(storedMarks ?? selection.$from.marks()) !== undefined
    : doc.rangeHasMark(selection.from, selection.to, mark);

/** Of the blocks round the selection, the nearest of this kind. */
const isInside = ({ selection: { $from } }: EditorState, type: (typeof nodes)[keyof typeof nodes]): boolean =>
  Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some((node) => node.type === type);

const headingLevel = ({ selection: { $from } }: EditorState): number =>
  $from.parent.type === nodes.heading ? Number($from.parent.attrs['level']) : 0;

type Tool = {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly command: Command;
  /** On or off; left out for what is neither. */
  readonly pressed?: boolean;
};

const heading = (state: EditorState, level: 2 | 3): Command =>
  headingLevel(state) === level ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level });

const list = (state: EditorState, type: typeof nodes.bullet_list): Command =>
  isInside(state, type) ? liftListItem(nodes.list_item) : wrapInList(type);

const toolsOf = (state: EditorState): readonly Tool[] => [
  {
    icon: Heading2,
    label: m.content_tool_heading(),
    command: heading(state, 2),
    pressed: headingLevel(state) === 2,
  },
  {
    icon: Heading3,
    label: m.content_tool_subheading(),
    command: heading(state, 3),
    pressed: headingLevel(state) === 3,
  },
  {
    icon: Bold,
    label: m.content_tool_bold(),
    command: toggleMark(marks.strong),
    pressed: hasMark(state, marks.strong),
  },
  { icon: Italic, label: m.content_tool_italic(), command: toggleMark(marks.em), pressed: hasMark(state, marks.em) },
  {
    icon: List,
    label: m.content_tool_list(),
    command: list(state, nodes.bullet_list),
    pressed: isInside(state, nodes.bullet_list),
  },
  {
    icon: ListOrdered,
    label: m.content_tool_numbers(),
    command: list(state, nodes.ordered_list),
    pressed: isInside(state, nodes.ordered_list),
  },
  { icon: Undo2, label: m.content_tool_undo(), command: undo },
  { icon: Redo2, label: m.content_tool_redo(), command: redo },
];

type ToolButtonProps = {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly pressed?: boolean | undefined;
  readonly disabled?: boolean;
  readonly onPress: () => void;
};

const ToolButton = ({ icon: Icon, label, pressed, disabled, onPress }: ToolButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    disabled={disabled}
    // The text keeps its selection.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
    className={cx(
      'grid size-11 place-content-center rounded-md disabled:text-muted',
      pressed ? 'bg-accent-soft text-accent-soft-text' : 'hover:bg-surface-2',
    )}
  >
    <Icon aria-hidden size={20} />
  </button>
);

const LinkForm = ({ view, onDone }: { view: EditorView; onDone: () => void }) => {
  const [isWrong, setWrong] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    event.stopPropagation();
    const href = textValue(event.currentTarget, 'href');
    if (!isSafeLink(href)) return setWrong(true);
    toggleMark(marks.link, { href })(view.state, view.dispatch);
    onDone();
    view.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="flex items-end gap-2 p-2">
      <div className="min-w-0 flex-1">
        <TextField
          name="href"
          label={m.content_tool_link_to()}
          hint={m.content_tool_link_hint()}
          error={isWrong && m.content_tool_link_wrong()}
          ltr
          maxLength={500}
          autoComplete="off"
        />
      </div>
      <Button type="submit" size="sm">
        {m.content_tool_link_set()}
      </Button>
    </form>
  );
};

type RichToolbarProps = { readonly view: EditorView; readonly state: EditorState; readonly label: string };

/** What can be done with the text; each of it has a key as well. */
const RichToolbar = ({ view, state, label }: RichToolbarProps) => {
  const [isLinking, setLinking] = useState(false);
  const run = (command: Command): void => {
    command(view.state, view.dispatch);
    view.focus();
  };
  const isLink = hasMark(state, marks.link);
  return (
    <div className="border-b border-line">
      <div role="toolbar" aria-label={m.content_tools({ field: label })} className="flex flex-wrap gap-0.5 p-1">
        {toolsOf(state).map(({ icon, label: name, command, pressed }) => (
          <ToolButton key={name} icon={icon} label={name} pressed={pressed} onPress={() => run(command)} />
        ))}
        {isLink ? (
          <ToolButton icon={Unlink} label={m.content_tool_unlink()} onPress={() => run(toggleMark(marks.link))} />
        ) : (
          <ToolButton
            icon={LinkIcon}
            label={m.content_tool_link()}
            pressed={isLinking}
            disabled={state.selection.empty}
            onPress={() => setLinking(!isLinking)}
          />
        )}
      </div>
      {isLinking && <LinkForm view={view} onDone={() => setLinking(false)} />}
    </div>
  );
};

export default RichToolbar;
