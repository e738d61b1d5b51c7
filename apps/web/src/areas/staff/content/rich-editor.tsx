import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { cx } from '#shared/ui/class-names.ts';
import { docOf, htmlOf, richSchema } from './rich-schema.ts';

/** Beside the editor, whose own chunk has no room for it. */
const RichToolbar = lazy(() => import('./rich-toolbar.tsx'));

const { nodes, marks } = richSchema;

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

const plugins = () => [
  history(),
  inputRules({
    rules: [
      textblockTypeInputRule(/^##\s$/, nodes.heading, { level: 2 }),
      textblockTypeInputRule(/^###\s$/, nodes.heading, { level: 3 }),
      wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
      wrappingInputRule(/^(?:1|١)[.)]\s$/, nodes.ordered_list),
    ],
  }),
  keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    'Mod-b': toggleMark(marks.strong),
    'Mod-i': toggleMark(marks.em),
    'Mod-Alt-2': setBlockType(nodes.heading, { level: 2 }),
    'Mod-Alt-3': setBlockType(nodes.heading, { level: 3 }),
    'Mod-Alt-0': setBlockType(nodes.paragraph),
    'Mod-Shift-8': wrapInList(nodes.bullet_list),
    'Mod-Shift-7': wrapInList(nodes.ordered_list),
    'Shift-Enter': chainCommands(exitCode, breakLine),
    'Mod-[': liftListItem(nodes.list_item),
    'Mod-]': sinkListItem(nodes.list_item),
    Enter: splitListItem(nodes.list_item),
  }),
  keymap(baseKeymap),
];

const looks =
  'min-h-56 rounded-b-md p-4 whitespace-pre-wrap outline-offset-[-2px] [&>*+*]:mt-3 [&_a]:text-accent-text [&_a]:underline [&_h2]:text-h2 [&_h3]:text-h3 [&_ol]:list-decimal rtl:[&_ol]:list-[arabic-indic] [&_ol]:ps-6 [&_ul]:list-disc [&_ul]:ps-6';

type RichEditorProps = {
  readonly label: string;
  readonly lang: 'ar' | 'en';
  /** What it begins with; another text needs another editor. */
  readonly initial: string;
  readonly hasError: boolean;
  readonly onChange: (html: string) => void;
};

/** Writes rich text in one language, in its own direction. Tab leaves it, so that the keyboard is never caught. */
const RichEditor = ({ label, lang, initial, hasError, onChange }: RichEditorProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [state, setState] = useState<EditorState>();
  const tell = useEffectEvent(onChange);
  const open = useEffectEvent((box: HTMLElement): EditorView => {
    const editor = new EditorView(box, {
      state: EditorState.create({ doc: docOf(initial), plugins: plugins() }),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang,
        dir: lang === 'ar' ? 'rtl' : 'ltr',
        class: looks,
      },
      dispatchTransaction: (transaction) => {
        editor.updateState(editor.state.apply(transaction));
        setState(editor.state);
        if (transaction.docChanged) tell(htmlOf(editor.state.doc));
      },
    });
    return editor;
  });
  useEffect(() => {
    if (!place.current) return undefined;
    const editor = open(place.current);
    setView(editor);
    setState(editor.state);
    return () => editor.destroy();
  }, []);
  return (
    <div className={cx('rounded-md border bg-surface', hasError ? 'border-danger' : 'border-line-strong')}>
      <Suspense fallback={<div className="h-13 border-b border-line" />}>
        {view && state && <RichToolbar view={view} state={state} label={label} />}
      </Suspense>
      <div ref={place} />
    </div>
  );
};

export default RichEditor;
