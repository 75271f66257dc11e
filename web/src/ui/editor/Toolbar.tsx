import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconSeparator,
  IconStrikethrough,
  IconUnderline,
  type Icon,
} from '@tabler/icons-react'
import type { ChainedCommands, Editor } from '@tiptap/react'
import { useState, type KeyboardEvent } from 'react'
import { nextIndex } from '../roving.ts'
import { LinkForm } from './LinkForm.tsx'
import type { Pictures } from './RichTextEditor.tsx'
import type { RichTextWords } from './words.ts'
import styles from './Writing.module.css'

interface Tool {
  word: keyof RichTextWords
  icon: Icon
  /** Whether the text at the cursor is like this; tools without it only do something. */
  on?: (editor: Editor) => boolean
  run: (chain: ChainedCommands) => ChainedCommands
}

const TOOLS: Tool[] = [
  {
    word: 'heading',
    icon: IconH2,
    on: (e) => e.isActive('heading', { level: 2 }),
    run: (c) => c.toggleHeading({ level: 2 }),
  },
  {
    word: 'subheading',
    icon: IconH3,
    on: (e) => e.isActive('heading', { level: 3 }),
    run: (c) => c.toggleHeading({ level: 3 }),
  },
  { word: 'bold', icon: IconBold, on: (e) => e.isActive('bold'), run: (c) => c.toggleBold() },
  { word: 'italic', icon: IconItalic, on: (e) => e.isActive('italic'), run: (c) => c.toggleItalic() },
  {
    word: 'underline',
    icon: IconUnderline,
    on: (e) => e.isActive('underline'),
    run: (c) => c.toggleUnderline(),
  },
  { word: 'strike', icon: IconStrikethrough, on: (e) => e.isActive('strike'), run: (c) => c.toggleStrike() },
  { word: 'bullets', icon: IconList, on: (e) => e.isActive('bulletList'), run: (c) => c.toggleBulletList() },
  {
    word: 'numbers',
    icon: IconListNumbers,
    on: (e) => e.isActive('orderedList'),
    run: (c) => c.toggleOrderedList(),
  },
  {
    word: 'quote',
    icon: IconBlockquote,
    on: (e) => e.isActive('blockquote'),
    run: (c) => c.toggleBlockquote(),
  },
  { word: 'line', icon: IconSeparator, run: (c) => c.setHorizontalRule() },
  { word: 'undo', icon: IconArrowBackUp, run: (c) => c.undo() },
  { word: 'redo', icon: IconArrowForwardUp, run: (c) => c.redo() },
]

interface ToolbarProps {
  editor: Editor
  words: RichTextWords
  pictures?: Pictures | undefined
}

export function Toolbar({ editor, words, pictures }: ToolbarProps) {
  const [linking, setLinking] = useState(false)
  return (
    <>
      <div
        role="toolbar"
        aria-label={words.toolbar}
        className={styles.toolbar}
        onKeyDown={moveAlong}
        tabIndex={-1}
      >
        {TOOLS.map(({ word, icon: Icon, on, run }, at) => (
          <button
            key={word}
            type="button"
            className={styles.tool}
            aria-label={words[word]}
            title={words[word]}
            aria-pressed={on?.(editor)}
            tabIndex={at === 0 ? 0 : -1}
            onClick={() => run(editor.chain().focus()).run()}
          >
            <Icon size={19} aria-hidden="true" />
          </button>
        ))}
        <button
          type="button"
          className={styles.tool}
          aria-label={words.link}
          title={words.link}
          aria-pressed={editor.isActive('link')}
          aria-expanded={linking}
          tabIndex={-1}
          onClick={() => setLinking(!linking)}
        >
          <IconLink size={19} aria-hidden="true" />
        </button>
        {pictures && (
          <button
            type="button"
            className={styles.tool}
            aria-label={pictures.label}
            title={pictures.label}
            tabIndex={-1}
            onClick={() =>
              pictures.onAsk((attrs) => editor.chain().focus().insertContent({ type: 'image', attrs }).run())
            }
          >
            <IconPhoto size={19} aria-hidden="true" />
          </button>
        )}
      </div>
      {linking && <LinkForm editor={editor} words={words} onDone={() => setLinking(false)} />}
    </>
  )
}

/** One stop for Tab; arrows walk along the tools. */
function moveAlong(event: KeyboardEvent<HTMLDivElement>) {
  const tools = [...event.currentTarget.querySelectorAll('button')]
  const at = tools.findIndex((tool) => tool === document.activeElement)
  const next = tools[nextIndex(event.key, at, tools.length) ?? -1]
  if (!next) return
  event.preventDefault()
  next.focus()
}
