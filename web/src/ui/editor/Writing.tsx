import { EditorContent, Node, useEditor, type Editor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect } from 'react'
import { cx } from '../cx.ts'
import type { FieldIds } from '../forms/Field.tsx'
import type { Pictures } from './RichTextEditor.tsx'
import { Toolbar } from './Toolbar.tsx'
import type { RichTextWords } from './words.ts'
import styles from './Writing.module.css'

interface WritingProps {
  ids: FieldIds
  label: string
  value: string
  onChange: (html: string) => void
  words: RichTextWords
  pictures: Pictures | undefined
}

/** A picture between paragraphs. */
const Picture = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

export function Writing({ ids, label, value, onChange, words, pictures }: WritingProps) {
  const editor = useEditor({
    extensions: [
      StarterKit.configure({ heading: { levels: [2, 3] }, link: { openOnClick: false } }),
      ...(pictures ? [Picture] : []),
    ],
    content: value,
    editable: !ids.disabled,
    immediatelyRender: false,
    shouldRerenderOnTransaction: true,
    editorProps: { attributes: () => attributesOf(ids, label) },
    onUpdate: ({ editor: changed }) => onChange(htmlOf(changed)),
  })

  // A form that is reset or loaded later; what was typed here is the same text already.
  useEffect(() => {
    if (editor && value !== htmlOf(editor)) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  useEffect(() => editor?.setEditable(!ids.disabled, false), [editor, ids.disabled])

  return (
    <div className={cx(styles.frame, ids['aria-invalid'] && styles.wrong)}>
      {editor && <Toolbar editor={editor} words={words} pictures={pictures} />}
      <EditorContent editor={editor} />
    </div>
  )
}

const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML())

function attributesOf(ids: FieldIds, label: string): Record<string, string> {
  return {
    id: ids.id,
    class: cx(styles.page, 'prose'),
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    ...(ids['aria-describedby'] && { 'aria-describedby': ids['aria-describedby'] }),
    ...(ids['aria-invalid'] && { 'aria-invalid': 'true' }),
  }
}
