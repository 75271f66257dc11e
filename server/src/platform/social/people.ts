import { isPhone } from 'contract/values/phone'
import { email as emailForm } from 'contract/values/ids'

/** An address in stored form; null where it is invalid. */
export const addressOf = (text: string | null | undefined) => emailForm.safeParse(text).data ?? null

/** A name in stored form: one line, limited length; null where nothing is left. */
export const nameOf = (text: string | null | undefined) =>
  text
    ?.replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 60) || null

/** `+82 10-1234-5678` and `010-1234-5678` as digits; null for a number that cannot be stored. */
export function phoneOf(text: string | null | undefined) {
  const digits = (text ?? '').replace(/^\+82\s*/, '0').replace(/[^\d+]/g, '')
  return digits !== '' && isPhone(digits) ? digits : null
}
