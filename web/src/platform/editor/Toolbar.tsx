import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconBrandYoutube,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconRectangle,
  IconSeparator,
  IconStrikethrough,
  IconTable,
  IconUnderline,
  type Icon,
} from '@tabler/icons-react'
import type { ChainedCommands, Editor } from '@tiptap/react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { nextIndex } from '../../ui/roving.ts'
import { AltForm, BlockForms, ButtonForm, VideoForm } from './BlockForms.tsx'
import { LinkForm } from './LinkForm.tsx'
import { changeTable, insertTable } from './table.ts'
import type { RichTextWords } from './words.ts'
import styles from './Writing.module.css'

interface Format {
  word: Exclude<keyof RichTextWords, 'sending'>
  icon: Icon
  /** Whether the tool applies to the text at the cursor; tools without it only run an action. */
  on?: (editor: Editor) => boolean
  run: (chain: ChainedCommands) => ChainedCommands
}

const TOOLS: Format[] = [
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
  /** Receives chosen files. Without it the editor has neither pictures nor other blocks. */
  onPictures: ((files: File[]) => void) | undefined
}
type Form = 'link' | 'video' | 'button'
/** Nodes that are selected as a whole. */
const BLOCKS = ['image', 'video', 'linkButton']

export function Toolbar({ editor, words, onPictures }: ToolbarProps) {
  const [form, setForm] = useState<Form | null>(null)
  const close = () => setForm(null)
  const toggle = (one: Form) => setForm(form === one ? null : one)
  return (
    <>
      <div
        role="toolbar"
        aria-label={words.toolbar}
        className={styles.toolbar}
        onKeyDown={moveAlong}
        tabIndex={-1}
      >
        {TOOLS.map(({ word, icon, on, run }, at) => (
          <Tool
            key={word}
            label={words[word]}
            icon={icon}
            isOn={on?.(editor)}
            isFirst={at === 0}
            onPress={() => run(editor.chain().focus()).run()}
          />
        ))}
        <Tool
          label={words.link}
          icon={IconLink}
          isOn={editor.isActive('link')}
          isOpen={form === 'link'}
          onPress={() => toggle('link')}
        />
        {onPictures && (
          <>
            <PictureTool label={words.picture} onPictures={onPictures} />
            <Tool
              label={words.video}
              icon={IconBrandYoutube}
              isOpen={form === 'video'}
              onPress={() => toggle('video')}
            />
            <Tool
              label={words.button}
              icon={IconRectangle}
              isOn={editor.isActive('linkButton')}
              isOpen={form === 'button'}
              onPress={() => toggle('button')}
            />
            <Tool label={words.table} icon={IconTable} onPress={() => insertTable(editor)} />
          </>
        )}
      </div>
      {form === 'link' && <LinkForm editor={editor} words={words} onDone={close} />}
      {form === 'video' && <VideoForm editor={editor} words={words} onDone={close} />}
      {form === 'button' && <ButtonForm editor={editor} words={words} onDone={close} />}
      {BLOCKS.some((block) => editor.isActive(block)) && <BlockForms editor={editor} words={words} />}
      {editor.isActive('image') && <AltForm editor={editor} words={words} />}
      {editor.isActive('table') && <TableTools editor={editor} words={words} />}
    </>
  )
}

interface ToolProps {
  label: string
  icon: Icon
  /** Whether the tool applies to the text at the cursor; tools without it only run an action. */
  isOn?: boolean | undefined
  /** Whether the form of this tool is open. */
  isOpen?: boolean | undefined
  isFirst?: boolean | undefined
  onPress: () => void
}
function Tool({ label, icon: Icon, isOn, isOpen, isFirst = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      aria-expanded={isOpen}
      tabIndex={isFirst ? 0 : -1}
      onClick={onPress}
    >
      <Icon size={19} aria-hidden="true" />
    </button>
  )
}

/** Selects any number of pictures; phones offer their camera and their gallery. */
function PictureTool({ label, onPictures }: { label: string; onPictures: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Tool label={label} icon={IconPhoto} onPress={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={label}
        onChange={({ target }) => {
          onPictures([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}

const STEPS = ['rowBelow', 'columnAfter', 'headerRow', 'removeRow', 'removeColumn', 'removeTable'] as const
function TableTools({ editor, words }: Pick<ToolbarProps, 'editor' | 'words'>) {
  return (
    <div role="group" aria-label={words.tableTools} className={styles.steps}>
      {STEPS.map((step) => (
        <button key={step} type="button" className={styles.step} onClick={() => changeTable(editor, step)}>
          {words[step]}
        </button>
      ))}
    </div>
  )
}

/** The toolbar is one tab stop; arrow keys move between the tools. */
function moveAlong(event: KeyboardEvent<HTMLDivElement>) {
  const tools = [...event.currentTarget.querySelectorAll('button')]
  const at = tools.findIndex((tool) => tool === document.activeElement)
  const next = tools[nextIndex(event.key, at, tools.length) ?? -1]
  if (!next) return
  event.preventDefault()
  next.focus()
}
