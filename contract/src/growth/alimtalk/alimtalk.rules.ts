/** A draft is here alone; Kakao reviews what was requested, and approves or rejects it. docs/rules.md R-1130. */
export const alimtalkTemplateStates = ['DRAFT', 'REQUESTED', 'APPROVED', 'REJECTED'] as const
export type AlimtalkTemplateState = (typeof alimtalkTemplateStates)[number]

/** Limits of Kakao, as resellers pass them on. */
export const LONGEST_CONTENT = 1000
export const LONGEST_BUTTON = 14
export const MAX_BUTTONS = 5
/** Templates of one site. */
export const MAX_ALIMTALK_TEMPLATES = 100

/** What Kakao has seen no longer changes, unless it was rejected. */
export const isTemplateEditable = (state: AlimtalkTemplateState) => state === 'DRAFT' || state === 'REJECTED'

/** The digits of a phone number in Korea that can receive messages; null for any other. */
export function mobileNumber(phone: string | null) {
  const digits = (phone ?? '').replace(/\D/g, '').replace(/^82/, '0')
  return /^01\d{8,9}$/.test(digits) ? digits : null
}
