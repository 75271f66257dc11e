const FIRST = 0xac00
const LAST = 0xd7a3

/** How a word ends when it is read aloud in Korean: on a vowel, on ㄹ, or on another consonant. */
type Ending = 'vowel' | 'rieul' | 'consonant'

const finals = 28
const RIEUL = 8
function hangulEnding(code: number): Ending {
  const final = (code - FIRST) % finals
  if (final === 0) return 'vowel'
  return final === RIEUL ? 'rieul' : 'consonant'
}

/** 0 is read 영 and, behind another digit, 십, 백 or 천: all end closed. */
const digits: Record<string, Ending> = {
  0: 'consonant',
  1: 'rieul',
  2: 'vowel',
  3: 'consonant',
  4: 'vowel',
  5: 'vowel',
  6: 'consonant',
  7: 'rieul',
  8: 'rieul',
  9: 'vowel',
}

/** Latin words as Koreans read them: Zoom 줌, yoga 요가, live room 룸, class 클래스, VOD 브이오디, URL 유아르엘. */
function latinEnding(word: string): Ending {
  const letters = /[A-Za-z]+$/.exec(word)?.[0] ?? ''
  if (letters === letters.toUpperCase()) return /[LR]$/.test(letters) ? 'rieul' : closedBy(/[MN]$/, letters)
  if (/l$/i.test(letters)) return 'rieul'
  // A stop is swallowed behind a vowel (Facebook 북, pot 팟) and opened behind a consonant (art 아트, desk 데스크).
  return closedBy(/(?:[mn]|ng|[aeiou][bckpt])$/i, letters)
}
const closedBy = (ending: RegExp, word: string): Ending => (ending.test(word) ? 'consonant' : 'vowel')

function endingOf(word: string): Ending {
  const read = withoutAside(word).replace(/[^\p{L}\p{N}]+$/u, '')
  const letter = read.at(-1) ?? ''
  const code = letter.codePointAt(0) ?? 0
  if (code >= FIRST && code <= LAST) return hangulEnding(code)
  return digits[letter] ?? latinEnding(read)
}

/** What stands in brackets behind a word is not read: 온결(Ongyeol)은. */
function withoutAside(word: string) {
  const bare = word.replace(/\s*(?:\([^()]*\)|\[[^[\]]*\])\s*$/u, '')
  return bare === '' ? word : bare
}

const pairs = {
  을: ['을', '를'],
  은: ['은', '는'],
  이: ['이', '가'],
  와: ['과', '와'],
  으로: ['으로', '로'],
} as const
export type Particle = keyof typeof pairs
export const isParticle = (text: string): text is Particle => Object.hasOwn(pairs, text)

/** The word with the particle its last sound asks for: 수업을, 강의를, 서울로. docs/rules.md R-030. */
export function withParticle(word: string, particle: Particle): string {
  const ending = endingOf(word)
  const [closed, open] = pairs[particle]
  const isOpen = ending === 'vowel' || (particle === '으로' && ending === 'rieul')
  return word + (isOpen ? open : closed)
}
