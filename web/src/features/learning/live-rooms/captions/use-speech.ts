import { useEffect, useEffectEvent } from 'react'
import { MAX_CAPTION_LETTERS } from 'contract/learning/live-rooms/captions.rules'
import { newKey } from '../../../../platform/new-key.ts'
import { browserRecognizer, type Recognizer } from './recognizer.ts'

/** So often a sentence that is still said is sent. */
const GROWING_MS = 1500
const AGAIN_MS = 400

export type SpeechProblem = 'notAllowed' | 'network'
interface SpeechInput {
  /** The user switched it on, and the microphone is on. */
  isActive: boolean
  lang: string
  onSentence: (clientKey: string, content: string) => void
  onProblem: (problem: SpeechProblem) => void
}
export const canRecognize = () => typeof window !== 'undefined' && browserRecognizer() !== null

/** Turns what the user says into sentences while it is active. Browsers end it by themselves now and then: it begins anew. */
export function useSpeech({ isActive, lang, onSentence, onProblem }: SpeechInput) {
  // Of a long sentence its end.
  const send = useEffectEvent((clientKey: string, text: string) =>
    onSentence(clientKey, text.slice(-MAX_CAPTION_LETTERS).trim()),
  )
  const problem = useEffectEvent(onProblem)
  useEffect(() => {
    const open = isActive ? browserRecognizer() : null
    if (!open) return
    let recognizer: Recognizer | null = null
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let clientKey = newKey()
    let sentAt = -GROWING_MS
    const onWords = (text: string, isFinal: boolean) => {
      const at = performance.now()
      if (!isFinal && at - sentAt < GROWING_MS) return
      sentAt = at
      send(clientKey, text)
      if (isFinal) clientKey = newKey()
    }
    const begin = () => {
      recognizer = open(lang, {
        onWords,
        onEnd(code) {
          if (isOver) return
          if (code === null) timer = setTimeout(begin, AGAIN_MS)
          else problem(code === 'network' ? 'network' : 'notAllowed')
        },
      })
    }
    begin()
    return () => {
      isOver = true
      clearTimeout(timer)
      recognizer?.stop()
    }
  }, [isActive, lang])
}
