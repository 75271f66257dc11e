/** What the product uses of the Web Speech API, which TypeScript does not know. */
interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  start: () => void
  abort: () => void
}
export interface RecognitionHandlers {
  /** A sentence as far as it is recognized; final once it will not change any more. */
  onWords: (words: string, isFinal: boolean) => void
  onEnd: (problem: string | null) => void
}
export interface Recognizer {
  stop: () => void
}
export type OpenRecognizer = (lang: string, handlers: RecognitionHandlers) => Recognizer

const isConstructor = (value: unknown): value is new () => Recognition => typeof value === 'function'

/** Recognizes speech by the browser; null where it cannot. */
export function browserRecognizer(): OpenRecognizer | null {
  const names = ['SpeechRecognition', 'webkitSpeechRecognition']
  const found = names.map((name): unknown => Reflect.get(window, name)).find(isConstructor)
  return found ? (lang, handlers) => open(new found(), lang, handlers) : null
}

function open(recognition: Recognition, lang: string, { onWords, onEnd }: RecognitionHandlers): Recognizer {
  let problem: string | null = null
  recognition.lang = lang
  recognition.continuous = true
  recognition.interimResults = true
  recognition.addEventListener('result', (event) => {
    for (const { words, isFinal } of resultsOf(event)) if (words !== '') onWords(words, isFinal)
  })
  recognition.addEventListener('error', (event) => {
    const code: unknown = Reflect.get(event, 'error')
    // Silence is no failure: it listens again.
    if (typeof code === 'string' && code !== 'no-speech' && code !== 'aborted') problem = code
  })
  recognition.addEventListener('end', () => onEnd(problem))
  recognition.start()
  return { stop: () => recognition.abort() }
}

/** The sentences that this event changes. */
function resultsOf(event: Event) {
  const first: unknown = Reflect.get(event, 'resultIndex')
  const results: unknown = Reflect.get(event, 'results')
  if (typeof first !== 'number' || !isList(results)) return []
  return Array.from(results)
    .slice(first)
    .map((result) => ({ words: result[0]?.transcript.trim() ?? '', isFinal: result.isFinal }))
}
const isList = (
  value: unknown,
): value is ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }> =>
  typeof value === 'object' && value !== null && 'length' in value
