import type { Keywords } from 'contract/i18n/keywords'
import type { Language } from 'contract/i18n/languages'
import { filled } from 'contract/i18n/sentences'
import type { Currency } from 'contract/values/ids'
import { formatAmount } from 'contract/values/money'
import { auditedFeatures, auditSentences } from '../../../../audit-sentences.ts'
import { permissionLabels } from '../../../../permission-groups.ts'
import type { Translate } from '../../../../platform/words/dictionary.ts'
import { codeMessages, historyMessages } from '../history.messages.ts'
import type { StaffAction } from '../staff.api.ts'

type Saying = Pick<AuditFormat, 't' | 'language' | 'keywords'>
interface AuditFormat {
  t: Translate<keyof typeof historyMessages.ko>
  code: Translate<keyof typeof codeMessages.ko>
  language: Language
  keywords: Keywords
}

const isWord = <Keys extends string>(
  words: { ko: Readonly<Record<Keys, string>> },
  name: string,
): name is Keys => Object.hasOwn(words.ko, name)

/** The action of a staff member, as the end of a sentence that starts with their name. */
export function sentenceOf(
  { action, room }: Pick<StaffAction, 'action' | 'room'>,
  { t, language, keywords }: Saying,
) {
  const sentence = auditSentences.get(action)
  if (sentence) return filled(sentence[language], { language, keywords })
  const feature = auditedFeatures.get(room ?? '')
  return t('other', { feature: feature ? filled(feature[language], { language, keywords }) : t('somewhere') })
}

/** The subject of the action: a title, a name or a number; a role by its label. */
export const aboutOf = ({ about }: StaffAction, { code }: AuditFormat) =>
  about !== null && isWord(codeMessages, about) ? code(about) : about

interface Fact {
  name: string
  text: string
}
/**
 * The changed facts, each with its old and new value. Row numbers are omitted, because readers cannot interpret them.
 */
export function factsOf({ before, after }: StaffAction, format: AuditFormat): Fact[] {
  const { t } = format
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return (
    [...names]
      // The currency stands in the amounts.
      .filter((name) => !name.endsWith('Seq') && name !== 'currency')
      .flatMap((name): Fact[] => {
        if (name === 'permissions') return permissionFacts({ before, after }, format)
        const [was, is] = [before?.[name], after?.[name]]
        const word = `fact.${name}`
        const label = isWord(historyMessages, word) ? t(word) : name
        const say = (value: Value) => valueOf(name, value, { ...format, currency: currencyOf(after) })
        if (was === undefined || is === undefined) return [{ name: label, text: say(is ?? was ?? null) }]
        return [{ name: label, text: t('turned', { before: say(was), after: say(is) }) }]
      })
  )
}

type Value = string | number | boolean | null
const amounts = ['price', 'discountPrice', 'wishedAmount', 'refundedAmount']

/** Of the amounts of an action; those from before are of won. */
const currencyOf = (after: StaffAction['after']) => (after?.['currency'] === 'USD' ? 'USD' : 'KRW')

function valueOf(
  name: string,
  value: Value,
  { t, code, language, currency }: AuditFormat & { currency: Currency },
) {
  if (value === null || value === '') return t('none')
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (typeof value === 'number')
    return amounts.includes(name) ? formatAmount(value, currency, language) : String(value)
  const named = `${name}.${value}`
  if (isWord(codeMessages, named)) return code(named)
  return isWord(codeMessages, value) ? code(value) : value
}

function permissionFacts(
  { before, after }: Pick<StaffAction, 'before' | 'after'>,
  { t, language, keywords }: AuditFormat,
): Fact[] {
  const say = (keys: Value | undefined) =>
    (typeof keys === 'string' ? keys : '')
      .split(' ')
      .filter(Boolean)
      .map((one) => filled(permissionLabels.get(one)?.[language] ?? one, { language, keywords }))
      .join(' · ')
  return [
    { name: t('gained'), text: say(after?.['permissions']) },
    { name: t('lost'), text: say(before?.['permissions']) },
  ].filter(({ text }) => text !== '')
}
