import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { DOMParser, DOMSerializer } from '@tiptap/pm/model'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import type { FieldIds } from '../../ui/forms/Field.tsx'
import richText from '../RichText.module.css'
import { ButtonBlock, VideoBlock, ownPath, PictureBlock, withoutUploads } from './blocks.ts'
import { MentionList } from '../mentions/MentionList.tsx'
import { mentionNode } from './mention-node.ts'
import { useMentionList, type MentionSource } from './use-mention-list.ts'
import { tableBlocks } from './table.ts'
import { Toolbar } from './Toolbar.tsx'
import { UploadList } from './UploadList.tsx'
import { usePictureUploads, type PictureSource } from './use-picture-uploads.ts'
import type { RichTextWords } from './words.ts'
import styles from './Writing.module.css'

interface WritingProps {
  ids: FieldIds
  label: string
  value: string
  onChange: (html: string) => void
  words: RichTextWords
  pictures: PictureSource | undefined
  mentions: MentionSource | undefined
  onBusy: ((isBusy: boolean) => void) | undefined
}

/** Edits text with pictures, videos, buttons and tables; without a target for uploads, only plain formatting. */
export function Writing(props: WritingProps) {
  const { ids, label, value, onChange, words, pictures, mentions, onBusy } = props
  const [isLeftOut, setLeftOut] = useState(false)
  /** Until the user places the cursor, pictures go to the end. */
  const [isEntered, setEntered] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const list = useMentionList(mentions, frame)
  const editor = useEditor({
    extensions: [
      StarterKit.configure({ heading: { levels: [2, 3] }, link: { openOnClick: false } }),
      ...(pictures ? [PictureBlock, VideoBlock, ButtonBlock, ...tableBlocks] : []),
      ...(mentions ? [mentionNode(list.renderer)] : []),
    ],
    content: value,
    editable: !ids.disabled,
    immediatelyRender: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: () => ({ ...attributesOf(ids, label), ...(mentions && list.attributes) }),
      handlePaste: (_view, event) => takeFiles(filesPasted(event.clipboardData)),
      handleDOMEvents: {
        drop: (view, event) => {
          // A drag inside the text only moves its content.
          if (view.dragging || !event.dataTransfer) return false
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
          const isTaken = takeFiles([...event.dataTransfer.files], at)
          if (isTaken) event.preventDefault()
          return isTaken
        },
      },
      transformPastedHTML: (html) => {
        const pasted = new window.DOMParser().parseFromString(html, 'text/html')
        setLeftOut([...pasted.images].some((image) => ownPath(image.getAttribute('src') ?? '') === null))
        return html
      },
    },
    onFocus: () => setEntered(true),
    onUpdate: ({ editor: changed }) => onChange(htmlOf(changed)),
  })
  const uploads = usePictureUploads(editor, pictures)
  const takeFiles = useEffectEvent((files: File[], at?: number) => uploads.add(files, at))

  // Applies a value that was reset or loaded later. Typed input is the same text already, also after the server rewrote
  // it.
  useEffect(() => {
    if (editor && value !== htmlOf(editor) && !isSameText(editor, value))
      editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  useEffect(() => editor?.setEditable(!ids.disabled, false), [editor, ids.disabled])
  const reportBusy = useEffectEvent((isBusy: boolean) => onBusy?.(isBusy))
  useEffect(() => reportBusy(uploads.isBusy), [uploads.isBusy])

  return (
    <div ref={frame} className={cx(styles.frame, ids['aria-invalid'] && styles.wrong)}>
      {editor && (
        <Toolbar
          editor={editor}
          words={words}
          onPictures={
            pictures &&
            ((files) => void uploads.add(files, isEntered ? undefined : editor.state.doc.content.size))
          }
        />
      )}
      <UploadList uploads={uploads} words={words} />
      {isLeftOut && (
        <p className={styles.leftOut} role="status">
          {words.leftOut}
        </p>
      )}
      <EditorContent editor={editor} />
      {mentions && <MentionList {...listProps(list)} words={mentions.words} />}
    </div>
  )
}

const listProps = ({
  id,
  people,
  at,
  isNobody,
  optionId,
  choose,
  place,
}: ReturnType<typeof useMentionList>) => ({
  id,
  people,
  at,
  isNobody,
  optionId,
  onChoose: choose,
  style: place,
})

const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : withoutUploads(editor.getHTML()))

/** The server decides how a link opens. */
const withoutTargets = (html: string) => html.replaceAll(/ (?:rel|target)="[^"]*"/g, '')
const isSameText = (editor: Editor, html: string) =>
  withoutTargets(asWritten(editor, html)) === withoutTargets(htmlOf(editor))

/** A stored text as this editor would serialize it. */
function asWritten({ schema }: Editor, html: string) {
  if (html === '') return ''
  // A separate document fetches nothing and runs no handlers.
  const read = new window.DOMParser().parseFromString(html, 'text/html')
  const { content } = DOMParser.fromSchema(schema).parse(read.body)
  const written = read.createElement('div')
  written.append(DOMSerializer.fromSchema(schema).serializeFragment(content, { document: read }))
  return written.innerHTML
}

/** Files copied as a picture; not the picture that a word processor adds to copied text. */
function filesPasted(clipboard: DataTransfer | null) {
  if (!clipboard || clipboard.getData('text/plain').trim() !== '') return []
  return [...clipboard.files]
}

function attributesOf(ids: FieldIds, label: string): Record<string, string> {
  return {
    id: ids.id,
    class: cx(styles.page, 'prose', richText.text),
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    ...(ids['aria-describedby'] && { 'aria-describedby': ids['aria-describedby'] }),
    ...(ids['aria-invalid'] && { 'aria-invalid': 'true' }),
  }
}
