import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { withProtocol } from './blocks.ts'
import type { RichTextWords } from './words.ts'
import styles from './Writing.module.css'

interface LinkFormProps {
  editor: Editor
  words: RichTextWords
  onDone: () => void
}

/** Prompts for the address of the selected text. It is no form element, because the editor is used inside forms. */
export function LinkForm({ editor, words, onDone }: LinkFormProps) {
  const [address, setAddress] = useState(String(editor.getAttributes('link')['href'] ?? ''))
  const apply = () => {
    const link = editor.chain().focus().extendMarkRange('link')
    if (address.trim() === '') link.unsetLink().run()
    else link.setLink({ href: withProtocol(address.trim()) }).run()
    onDone()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onDone()
  }
  return (
    <div className={styles.link}>
      <TextInput
        label={words.linkAddress}
        hideLabel
        value={address}
        onChange={setAddress}
        type="url"
        placeholder="https://"
        focusOnOpen
      />
      <Button size="sm" onPress={apply}>
        {words.linkApply}
      </Button>
      {editor.isActive('link') && (
        <Button size="sm" variant="subtle" onPress={remove}>
          {words.linkRemove}
        </Button>
      )}
    </div>
  )
}
