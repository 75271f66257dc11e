const CONSONANTS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const [FIRST, LAST] = [0xac00, 0xd7a3]
const VOWELS_AND_ENDINGS = 588

/** The initial consonant of a Korean syllable; any other letter unchanged. */
function initialOf(letter: string) {
  const code = letter.charCodeAt(0)
  return code >= FIRST && code <= LAST
    ? (CONSONANTS[Math.floor((code - FIRST) / VOWELS_AND_ENDINGS)] ?? letter)
    : letter
}

/** The words of a search. */
export const searchWords = (q: string) => q.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean)

/** The range in which a text contains this word from `from` on, ignoring spaces and case; null when it does not. */
export function findWord(text: string, word: string, from = 0) {
  const isInitials = /^[ㄱ-ㅎ]+$/.test(word)
  const isSame = (letter: string, terms: string) =>
    isInitials ? initialOf(letter) === terms : letter.toLowerCase() === terms
  for (let start = from; start < text.length; start += 1) {
    const end = endOf(text, { start, word, isSame })
    if (end !== null) return { start, end }
  }
  return null
}

interface SearchTerms {
  start: number
  word: string
  isSame: (letter: string, terms: string) => boolean
}
function endOf(text: string, { start, word, isSame }: SearchTerms) {
  let at = start
  let said = 0
  while (said < word.length && at < text.length) {
    const letter = text.charAt(at)
    const isSpace = said > 0 && /\s/.test(letter)
    if (!isSpace) {
      if (!isSame(letter, word.charAt(said))) return null
      said += 1
    }
    at += 1
  }
  return said === word.length ? at : null
}

/** A text split into matches and the text between them, in order. */
export function markedPieces(text: string, q: string) {
  const words = searchWords(q)
  const pieces: { text: string; isMarked: boolean }[] = []
  let at = 0
  while (at < text.length) {
    const next = nextOf(text, words, at)
    if (!next) break
    if (next.start > at) pieces.push({ text: text.slice(at, next.start), isMarked: false })
    pieces.push({ text: text.slice(next.start, next.end), isMarked: true })
    at = next.end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMarked: false })
  return pieces
}

/** The first of these words from here on; of two that begin alike the longer. */
function nextOf(text: string, words: readonly string[], from: number) {
  const found = words.flatMap((word) => findWord(text, word, from) ?? [])
  return found.toSorted((left, right) => left.start - right.start || right.end - left.end)[0]
}

/** Characters on each side of a match. */
const AROUND = 40
/** The text around the first match; its beginning where nothing matches. */
export function excerptOf(text: string, q: string) {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  const at = nextOf(plain, searchWords(q), 0) ?? { start: 0, end: 0 }
  const [from, until] = [Math.max(0, at.start - AROUND), Math.min(plain.length, at.end + AROUND * 2)]
  return `${from > 0 ? '…' : ''}${plain.slice(from, until).trim()}${until < plain.length ? '…' : ''}`
}
