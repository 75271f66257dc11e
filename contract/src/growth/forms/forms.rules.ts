/** What may stand in the address of a form behind `/forms/`. */
export const FORM_ID = /^[a-z0-9][a-z0-9-]{3,39}$/

export const formStates = ['DRAFT', 'PUBLISHED', 'CLOSED'] as const
export type FormState = (typeof formStates)[number]

/** Once, once and changeable afterwards, or as often as somebody likes. docs/rules.md R-1032. */
export const answerModes = ['MOD_N', 'MOD_Y', 'DUP_Y'] as const
export type AnswerMode = (typeof answerModes)[number]

export const itemTypes = [
  'SHORT_TEXT',
  'LONG_TEXT',
  'MULTIPLE_CHOICE',
  'SINGLE_CHOICE',
  'DROPDOWN',
  'PHONE_NUMBER',
  'EMAIL',
  'NUMBER',
  'DATE',
  'RATING',
  'FILE',
  'AGREE',
  'SECTION',
  'PAGE',
] as const
export type ItemType = (typeof itemTypes)[number]

export const agreeKinds = ['privacy', 'marketing'] as const
export type AgreeKind = (typeof agreeKinds)[number]

/** Forms of a site, items of a form, options of an item. */
export const MAX_FORMS = 300
export const MAX_ITEMS = 100
export const MAX_OPTIONS = 50
export const MAX_FORM_RESPONSES = 1_000_000
export const LONGEST_TITLE = 100
export const LONGEST_DESCRIPTION = 2_000
export const LONGEST_LABEL = 300
export const LONGEST_HELP = 500
export const LONGEST_OPTION = 200
export const LONGEST_TERMS = 10_000
/** Files of one answer. */
export const MAX_FORM_FILES = 5
/** The highest rating. */
export const MAX_RATING = 5
/** Nobody reads and answers a form faster. docs/rules.md R-1036. */
export const MIN_ANSWER_SECONDS = 2

export interface ItemOption {
  /** Stays when the label is changed. */
  key: string
  label: string
}
export interface ItemFields {
  itemType: ItemType
  label: string
  helpText: string
  isRequired: boolean
  options: readonly ItemOption[]
  agreeKind: AgreeKind | null
  /** What somebody agrees to. */
  agreeText: string
}

const choices: readonly ItemType[] = ['MULTIPLE_CHOICE', 'SINGLE_CHOICE', 'DROPDOWN']
export const hasOptions = (type: ItemType) => choices.includes(type)
/** Whether people answer it; a section is a heading, and a page begins with a break. */
export const isAnswerable = ({ itemType }: Pick<ItemFields, 'itemType'>) =>
  itemType !== 'SECTION' && itemType !== 'PAGE'

/** Whether an item can be shown to people: choices have options, an agreement has its kind and terms. */
export function isItemComplete({ itemType, options, agreeKind, agreeText }: ItemFields) {
  const keys = new Set(options.map(({ key }) => key))
  if (keys.size < options.length) return false
  if (hasOptions(itemType) !== options.length > 0) return false
  if (itemType === 'AGREE') return agreeKind !== null && agreeText.trim() !== ''
  return agreeKind === null && agreeText === ''
}

export interface FormPeriod {
  state: FormState
  startsAt: Date | null
  endsAt: Date | null
  maxResponses: number | null
  responseCount: number
}
export const formStatuses = ['DRAFT', 'NOT_BEGUN', 'OPEN', 'FULL', 'CLOSED'] as const
export type FormStatus = (typeof formStatuses)[number]

/** Whether a form takes answers now. docs/rules.md R-1031. */
export function formStatusOf(
  { state, startsAt, endsAt, maxResponses, responseCount }: FormPeriod,
  now: Date,
): FormStatus {
  if (state !== 'PUBLISHED') return state
  if (endsAt && now >= endsAt) return 'CLOSED'
  if (startsAt && now < startsAt) return 'NOT_BEGUN'
  return maxResponses !== null && responseCount >= maxResponses ? 'FULL' : 'OPEN'
}
