import { maskedName } from 'contract/learning/certificates/certificates.rules'
import { FORMER_MEMBER } from 'contract/people/accounts/former-member'
import type { Language } from 'contract/i18n/languages'

const formerMember: Record<Language, string> = { ko: FORMER_MEMBER, en: 'Former member', jp: '退会した会員' }

/** A name for a reader of this language: a former member's is replaced. */
export const shownName = (name: string, language: Language) =>
  name === FORMER_MEMBER ? formerMember[language] : name

/** A learner's name for visitors: masked as on certificates, unless the site shows it in full. */
export const publicName = (name: string, language: Language, { isFull }: { isFull: boolean }) =>
  isFull || name === FORMER_MEMBER ? shownName(name, language) : maskedName(name)

/** The same for a row with its writer's name. */
export const namedFor = <Row extends { writerName: string }>(row: Row, language: Language): Row => ({
  ...row,
  writerName: shownName(row.writerName, language),
})
