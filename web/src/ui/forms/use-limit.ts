import { useContext, useState, type ChangeEvent, type CompositionEvent } from 'react'
import { FormWordsContext } from './form-words.ts'

type Box = HTMLInputElement | HTMLTextAreaElement

/** The beginning of a text, without half a character at its end. */
function cutTo(text: string, max: number) {
  const cut = text.slice(0, max)
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut
}

/**
 * Cuts a text that is too long and says so, until it is shorter. While a Korean syllable is in composition the
 * text belongs to the input method; it is cut when the syllable is complete.
 */
export function useLimit(max: number | undefined, setText: (text: string) => void) {
  const words = useContext(FormWordsContext)
  const [isCut, setCut] = useState(false)
  const take = (text: string, isComposing: boolean) => {
    const isTooLong = max !== undefined && text.length > max
    if (isTooLong && isComposing) return setText(text)
    setCut(isTooLong)
    setText(isTooLong ? cutTo(text, max) : text)
  }
  return {
    counter: max === undefined ? undefined : (count: number) => words.counter(count, max),
    notice: isCut && max !== undefined ? words.atMost(max) : undefined,
    onChange: ({ target, nativeEvent }: ChangeEvent<Box>) =>
      take(target.value, 'isComposing' in nativeEvent && nativeEvent.isComposing === true),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Box>) => take(currentTarget.value, false),
  }
}
