import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { readVideoLink } from 'contract/values/video-links'
import { vodTypes } from 'contract/values/type-codes'
import { Button } from '../../ui/Button.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { videoBlock, insertBlock, withProtocol } from './blocks.ts'
import { canMove, moveBlock } from './move-block.ts'
import type { RichTextWords } from './words.ts'
import styles from './Writing.module.css'

interface FormProps {
  editor: Editor
  words: RichTextWords
  onDone: () => void
}

/** Prompts for the address of a video. It is no form element, because the editor is used inside forms. */
export function VideoForm({ editor, words, onDone }: FormProps) {
  const [address, setAddress] = useState('')
  const [title, setTitle] = useState('')
  const [isTried, setTried] = useState(false)
  const link = readVideoLink({ vodTypeCd: vodTypes.link, linkUrl: address })
  const insert = () => {
    setTried(true)
    if (!link) return
    insertBlock(editor, videoBlock(link, title))
    onDone()
  }
  return (
    <div className={styles.form}>
      <TextInput
        label={words.videoAddress}
        value={address}
        onChange={setAddress}
        type="url"
        placeholder="https://youtu.be/…"
        error={isTried && !link ? words.videoWrong : undefined}
        hint={words.videoHint}
        focusOnOpen
        onEnter={insert}
      />
      <TextInput
        label={words.videoTitle}
        value={title}
        onChange={setTitle}
        maxLength={100}
        onEnter={insert}
      />
      <FormActions words={words} onApply={insert} onDone={onDone} />
    </div>
  )
}

/** Prompts for the label and the address of a button. */
export function ButtonForm({ editor, words, onDone }: FormProps) {
  const shown = editor.getAttributes('linkButton')
  const [label, setLabel] = useState(String(shown['label'] ?? ''))
  const [address, setAddress] = useState(String(shown['href'] ?? ''))
  const [isTried, setTried] = useState(false)
  const missing = (text: string) => (isTried && text.trim() === '' ? words.required : undefined)
  const insert = () => {
    setTried(true)
    if (label.trim() === '' || address.trim() === '') return
    const attrs = { label: label.trim(), href: withProtocol(address.trim()) }
    if (editor.isActive('linkButton')) editor.chain().focus().updateAttributes('linkButton', attrs).run()
    else insertBlock(editor, { type: 'linkButton', attrs })
    onDone()
  }
  return (
    <div className={styles.form}>
      <TextInput
        label={words.buttonLabel}
        value={label}
        onChange={setLabel}
        maxLength={40}
        error={missing(label)}
        focusOnOpen
      />
      <TextInput
        label={words.linkAddress}
        value={address}
        onChange={setAddress}
        placeholder="https://"
        error={missing(address)}
        onEnter={insert}
      />
      <FormActions words={words} onApply={insert} onDone={onDone} />
    </div>
  )
}

function FormActions({
  words,
  onApply,
  onDone,
}: {
  words: RichTextWords
  onApply: () => void
  onDone: () => void
}) {
  return (
    <div className={styles.actions}>
      <Button size="sm" variant="subtle" onPress={onDone}>
        {words.cancel}
      </Button>
      <Button size="sm" onPress={onApply}>
        {words.linkApply}
      </Button>
    </div>
  )
}

/** A field for the alternative text of a picture. */
export function AltForm({ editor, words }: Omit<FormProps, 'onDone'>) {
  const alt = String(editor.getAttributes('image')['alt'] ?? '')
  return (
    <div className={styles.form}>
      <TextInput
        label={words.alt}
        hint={words.altHint}
        value={alt}
        onChange={(text) => editor.commands.updateAttributes('image', { alt: text })}
        maxLength={200}
      />
    </div>
  )
}

/** The position of a selected block: an alternative to dragging, for users without a mouse. */
export function BlockForms({ editor, words }: Omit<FormProps, 'onDone'>) {
  return (
    <div role="group" aria-label={words.blockTools} className={styles.steps}>
      <button
        type="button"
        className={styles.step}
        disabled={!canMove(editor, -1)}
        onClick={() => moveBlock(editor, -1)}
      >
        {words.moveUp}
      </button>
      <button
        type="button"
        className={styles.step}
        disabled={!canMove(editor, 1)}
        onClick={() => moveBlock(editor, 1)}
      >
        {words.moveDown}
      </button>
      <button
        type="button"
        className={styles.step}
        onClick={() => editor.chain().focus().deleteSelection().run()}
      >
        {words.remove}
      </button>
    </div>
  )
}
