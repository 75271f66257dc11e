const FIRST = 0xac00
const LAST = 0xd7a3
const RIEUL = 8

/** 0 no final sound, 8 ㄹ, anything else another consonant. */
function finalOf(word: string): number {
  const letter = word.replace(/[\s"'’”)\]}>」』]+$/u, '').at(-1) ?? ''
  const code = letter.codePointAt(0) ?? 0
  if (code >= FIRST && code <= LAST) return (code - FIRST) % 28
  if (/\d/.test(letter)) return { 1: RIEUL, 7: RIEUL, 8: RIEUL, 0: 1, 3: 1, 6: 1 }[letter] ?? 0
  // Latin words as they are read in Korean: l and r end in ㄹ or a vowel, m, n, b, k, p, t in a consonant.
  if (/l/i.test(letter)) return RIEUL
  return /[mnbkpt]/i.test(letter) ? 1 : 0
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

/** The word with the particle its last sound asks for: 수업을, 강의를, 서울로. */
export function withParticle(word: string, particle: Particle): string {
  const final = finalOf(word)
  const [closed, open] = pairs[particle]
  const isOpen = final === 0 || (particle === '으로' && final === RIEUL)
  return word + (isOpen ? open : closed)
}
