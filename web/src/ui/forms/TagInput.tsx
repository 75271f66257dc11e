import { IconX } from '@tabler/icons-react'
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { isComposing } from './composing.ts'
import { Field, type FieldProps } from './Field.tsx'
import styles from './TagInput.module.css'
import { whyNoTag, type TagKind } from './tags.ts'

interface TagInputProps extends FieldProps {
  value: readonly string[]
  onChange: (tags: string[]) => void
  kind?: TagKind
  most?: number
  allowsTwice?: boolean
  /** The limit for all tags together, joined by a comma and a space. */
  maxLength?: number
  /** The reasons for rejecting a tag, and the label of the button that removes one. */
  words: Record<'full' | 'twice' | 'wrong', string> & { remove: (tag: string) => string }
  placeholder?: string | undefined
}

/** A list of tags: Enter, a comma or Tab adds one, Backspace in the empty box removes the last one. */
export function TagInput({ value, onChange, words, placeholder, ...props }: TagInputProps) {
  const { kind = 'text', most = Infinity, allowsTwice = false, maxLength = Infinity } = props
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<'full' | 'twice' | 'wrong' | null>(null)

  /** Adds the tags in turn; a rejected tag stays in the box with its error. */
  function add(added: readonly string[]) {
    const tags = [...value]
    for (const word of added.map((one) => one.trim()).filter((one) => one !== '')) {
      const isTooLong = [...tags, word].join(', ').length > maxLength
      const why = isTooLong ? 'full' : whyNoTag(word, { tags, kind, most, allowsTwice })
      if (why) {
        setProblem(why)
        setText(word)
        if (tags.length > value.length) onChange(tags)
        return false
      }
      tags.push(word)
    }
    setProblem(null)
    setText('')
    if (tags.length > value.length) onChange(tags)
    return true
  }
  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return
    const isEnd = event.key === 'Enter' || event.key === ',' || event.key === 'Tab'
    if (isEnd && text.trim() !== '') {
      event.preventDefault()
      add([text])
    } else if (event.key === 'Backspace' && text === '' && value.length > 0) onChange(value.slice(0, -1))
  }
  function onPaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text')
    if (!/[,\n]/.test(pasted)) return
    event.preventDefault()
    add((text + pasted).split(/[,\n]/))
  }
  return (
    <Field {...props} error={problem ? words[problem] : props.error}>
      {(ids) => (
        <div className={styles.box}>
          {value.map((tag, at) => (
            // The list may contain the same tag twice.
            <span key={`${at}:${tag}`} className={styles.tag}>
              {tag}
              <button
                type="button"
                aria-label={words.remove(tag)}
                onClick={() => onChange(value.filter((_, other) => other !== at))}
              >
                <IconX size={14} aria-hidden />
              </button>
            </span>
          ))}
          <input
            {...ids}
            value={text}
            placeholder={value.length === 0 ? placeholder : undefined}
            onChange={(event) => {
              setProblem(null)
              setText(event.target.value)
            }}
            onBlur={() => void add([text])}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
        </div>
      )}
    </Field>
  )
}
