const FIRST = 0xac00
const LAST = 0xd7a3

/** The final sound of a word read aloud in Korean: a vowel, ㄹ, another consonant, or unknown (漢字, かな). */
type Ending = 'vowel' | 'rieul' | 'consonant' | 'unknown'

const finals = 28
const RIEUL = 8
function hangulEnding(code: number): Ending {
  const final = (code - FIRST) % finals
  if (final === 0) return 'vowel'
  return final === RIEUL ? 'rieul' : 'consonant'
}

/** 0 is read 영 and, behind another digit, 십, 백 or 천: all end in a consonant. */
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

/** Latin words as Koreans pronounce them: Zoom 줌, yoga 요가, live room 룸, class 클래스, VOD 브이오디, URL 유아르엘. */
function latinEnding(letters: string): Ending {
  if (letters === letters.toUpperCase()) return /[LR]$/.test(letters) ? 'rieul' : closedBy(/[MN]$/, letters)
  // A silent e: style 스타일, module 모듈, time 타임, online 온라인.
  if (/(?:l|le)$/i.test(letters)) return 'rieul'
  // A final stop closes the syllable behind a vowel (Facebook 북, pot 팟) and gains a vowel behind a consonant (art 아트, desk 데스크).
  return closedBy(/(?:[mn]|ng|[aeiou][bckpt]|[aeiou][mn]e)$/i, letters)
}
const closedBy = (ending: RegExp, word: string): Ending => (ending.test(word) ? 'consonant' : 'vowel')

function endingOf(word: string): Ending {
  // NFKC gives one form to full-width letters and decomposed syllables.
  const read = withoutAside(word.normalize('NFKC')).replace(/[^\p{L}\p{N}]+$/u, '')
  const letter = read.at(-1) ?? ''
  const code = letter.charCodeAt(0)
  if (code >= FIRST && code <= LAST) return hangulEnding(code)
  const letters = /[A-Za-z]+$/.exec(read.normalize('NFD').replace(/\p{M}/gu, ''))?.[0]
  return digits[letter] ?? (letters ? latinEnding(letters) : 'unknown')
}

/** Text in brackets behind a word is not read aloud: 온결(Ongyeol)은. */
function withoutAside(word: string) {
  const bare = word.replace(/\s*(?:\([^()]*\)|\[[^[\]]*\])\s*$/u, '')
  return bare === '' ? word : bare
}

/** The particle behind a consonant, behind a vowel, and the combined form for unknown endings. */
const pairs = {
  을: ['을', '를', '을(를)'],
  은: ['은', '는', '은(는)'],
  이: ['이', '가', '이(가)'],
  와: ['과', '와', '와(과)'],
  으로: ['으로', '로', '(으)로'],
  이에요: ['이에요', '예요', '이에요'],
  이라면: ['이라면', '라면', '(이)라면'],
  이든: ['이든', '든', '(이)든'],
} as const
export type Particle = keyof typeof pairs
export const isParticle = (text: string): text is Particle => Object.hasOwn(pairs, text)

/** The word with the particle that its final sound requires: 수업을, 강의를, 서울로. docs/rules.md R-030. */
export function withParticle(word: string, particle: Particle): string {
  const ending = endingOf(word)
  const [closed, open, either] = pairs[particle]
  if (ending === 'unknown') return word + either
  const isOpen = ending === 'vowel' || (particle === '으로' && ending === 'rieul')
  return word + (isOpen ? open : closed)
}
