import { formatPhone, isPhone, phoneDigits } from '../../values/phone.ts'
import { normalizeLine } from '../../values/texts.ts'
import { isAnswerable, MAX_FORM_FILES, MAX_RATING, type ItemFields } from './forms.rules.ts'

export const LONGEST_SHORT_TEXT = 300
export const LONGEST_LONG_TEXT = 5_000
const LONGEST_EMAIL = 254
const LARGEST_NUMBER = 1_000_000_000_000

/** A text, keys of options or numbers of files, a number, or whether somebody agrees. */
export type AnswerValue = string | string[] | number | boolean
export const answerProblems = [
  'REQUIRED',
  'PHONE',
  'EMAIL',
  'NUMBER',
  'DATE',
  'CHOICE',
  'RATING',
  'LONG',
  'FILES',
] as const
export type AnswerProblem = (typeof answerProblems)[number]

/** An answer as it is stored, null for none; or what is wrong with it. */
type AnswerResult = { value: AnswerValue | null; problem?: undefined } | { problem: AnswerProblem }

/** Empty, or 2–3 digits area, 3–4, 4; whatever is no digit is left out. docs/rules.md R-1033. */
export function readFormPhone(typed: string): string | null {
  const digits = phoneDigits(typed)
  return isPhone(digits) ? digits : null
}

const EMAIL = /^[A-Za-z0-9._%+'-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,4}$/
/** Empty, or local@domain with an ending of two to four letters. docs/rules.md R-1034. */
export const isFormEmail = (text: string) => text === '' || (text.length <= LONGEST_EMAIL && EMAIL.test(text))

/** Whether a text is a day of the calendar: `2026-11-24`. */
export function isDay(text: string) {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

const bounded = (value: string, longest: number): AnswerResult =>
  value.length > longest ? { problem: 'LONG' } : { value: value || null }

function readText(item: ItemFields, text: string): AnswerResult {
  const line = normalizeLine(text)
  switch (item.itemType) {
    case 'LONG_TEXT':
      return bounded(text.normalize('NFC').trim(), LONGEST_LONG_TEXT)
    case 'PHONE_NUMBER': {
      const digits = readFormPhone(line)
      return digits === null || (digits === '' && line !== '')
        ? { problem: 'PHONE' }
        : { value: digits || null }
    }
    case 'EMAIL':
      return isFormEmail(line) ? { value: line || null } : { problem: 'EMAIL' }
    case 'DATE':
      return line === '' || isDay(line) ? { value: line || null } : { problem: 'DATE' }
    case 'SINGLE_CHOICE':
    case 'DROPDOWN':
      return readChoices(item, line === '' ? [] : [line])
    case 'NUMBER':
    case 'RATING':
      return line === '' ? { value: null } : readNumber(item, Number(line))
    case 'SHORT_TEXT':
      return bounded(line, LONGEST_SHORT_TEXT)
    case 'MULTIPLE_CHOICE':
    case 'FILE':
    case 'AGREE':
    case 'SECTION':
    case 'PAGE':
      return { problem: 'CHOICE' }
  }
}

function readChoices({ itemType, options }: ItemFields, keys: readonly string[]): AnswerResult {
  const chosen = options.map(({ key }) => key).filter((key) => keys.includes(key))
  if (chosen.length < new Set(keys).size) return { problem: 'CHOICE' }
  if (itemType === 'MULTIPLE_CHOICE') return { value: chosen.length > 0 ? chosen : null }
  return chosen.length > 1 ? { problem: 'CHOICE' } : { value: chosen[0] ?? null }
}

/** The numbers of uploaded files, each once. */
function readFiles(keys: readonly string[]): AnswerResult {
  const files = [...new Set(keys)]
  const isReadable = files.length <= MAX_FORM_FILES && files.every((key) => /^[1-9]\d{0,11}$/.test(key))
  return isReadable ? { value: files.length > 0 ? files : null } : { problem: 'FILES' }
}

function readNumber({ itemType }: ItemFields, value: number): AnswerResult {
  if (itemType === 'RATING')
    return Number.isInteger(value) && value >= 1 && value <= MAX_RATING ? { value } : { problem: 'RATING' }
  const isReadable = itemType === 'NUMBER' && Math.abs(value) <= LARGEST_NUMBER
  return isReadable ? { value } : { problem: 'NUMBER' }
}

function readValue(item: ItemFields, value: AnswerValue | undefined): AnswerResult {
  if (value === undefined || !isAnswerable(item)) return { value: null }
  if (typeof value === 'boolean')
    return item.itemType === 'AGREE' ? { value: value || null } : { problem: 'CHOICE' }
  if (typeof value === 'number') return readNumber(item, value)
  if (typeof value === 'string') return readText(item, value)
  return item.itemType === 'FILE' ? readFiles(value) : readChoices(item, value)
}

/** What somebody gave to one item: as it is stored, or what is wrong with it. docs/rules.md R-1035. */
export function readAnswer(item: ItemFields, value: AnswerValue | undefined): AnswerResult {
  const read = readValue(item, value)
  const isMissing = read.problem === undefined && read.value === null
  return isMissing && item.isRequired && isAnswerable(item) ? { problem: 'REQUIRED' } : read
}

export interface AnswerWords {
  agreed: string
}
/** An answer as people read it, in the wording of the item at that time. */
export function answerText(item: ItemFields, value: AnswerValue | undefined, words: AnswerWords) {
  if (value === undefined || value === false) return ''
  if (value === true) return words.agreed
  if (item.itemType === 'PHONE_NUMBER' && typeof value === 'string') return formatPhone(value)
  if (item.options.length === 0) return String(value)
  const labels = new Map(item.options.map(({ key, label }) => [key, label]))
  return [value]
    .flat()
    .map((key) => labels.get(String(key)) ?? '')
    .join(', ')
}
