/** What a file holds: classes with their lessons, or people with the classes that they bought. */
export const importKinds = ['COURSES', 'PLACES'] as const
export type ImportKind = (typeof importKinds)[number]

export const importStates = ['READ', 'RUNNING', 'DONE'] as const
export type ImportState = (typeof importStates)[number]

/** The largest file, and the most rows below its headings. docs/rules.md R-1230. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024
export const MAX_IMPORT_ROWS = 5000
/** No list of another service has more columns; what lies beyond is not read. */
export const MAX_IMPORT_COLUMNS = 60
/** What was read of a file is deleted after so many days. */
export const IMPORT_DAYS = 30

/** What a column can mean. */
export const importColumns = {
  COURSES: [
    'code',
    'title',
    'kind',
    'price',
    'currency',
    'introduction',
    'description',
    'category',
    'teacher',
    'section',
    'lesson',
    'lessonKind',
    'video',
    'minutes',
    'text',
  ],
  PLACES: ['email', 'phone', 'name', 'course', 'orderNo', 'soldOn', 'amount', 'currency', 'until'],
} as const satisfies Record<ImportKind, readonly string[]>
export type ImportColumn = (typeof importColumns)[ImportKind][number]
/** A file of this kind means nothing without these. */
export const neededColumns = { COURSES: ['title'], PLACES: ['course'] } as const satisfies Record<
  ImportKind,
  readonly ImportColumn[]
>

/** Why a row cannot be brought in. */
export const importFaults = [
  'TITLE_MISSING',
  'TITLE_LENGTH',
  'KIND_WRONG',
  'PRICE_WRONG',
  'CURRENCY_WRONG',
  'INTRODUCTION_LONG',
  'CATEGORY_LONG',
  'TEACHER_UNKNOWN',
  'SECTION_LONG',
  'LESSON_MISSING',
  'LESSON_LONG',
  'LESSON_KIND_WRONG',
  'VIDEO_WRONG',
  'MINUTES_WRONG',
  'TOO_MANY_LESSONS',
  'OTHER_ROW',
  'WHO_MISSING',
  'EMAIL_WRONG',
  'PHONE_WRONG',
  'NAME_LONG',
  'COURSE_MISSING',
  'COURSE_UNKNOWN',
  'DAY_WRONG',
  'AMOUNT_WRONG',
  'UNTIL_WRONG',
  'DUPLICATE',
] as const
export type ImportFault = (typeof importFaults)[number]

/**
 * What became of a row. ALREADY: it was brought in before. WAITING: for a member with this address. RECORDED: its time was over, so nobody
 * got a place.
 */
export const importOutcomes = ['DONE', 'ALREADY', 'WAITING', 'RECORDED', 'FAILED'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

/** A record of what was sold before; none is an order. docs/rules.md R-1235. */
export const importedSaleStates = ['PLACED', 'WAITING', 'RECORDED'] as const
/** So long a record waits for a member with its address. */
export const WAITING_DAYS = 365

/** Where each column stands among the headings. */
export type ColumnPositions = Partial<Record<ImportColumn, number>>

/** Whether these columns make sense of a file: each heading at most once, and none is missing. */
export function isMapped(kind: ImportKind, columns: ColumnPositions) {
  const places = Object.values(columns)
  return (
    new Set(places).size === places.length && neededColumns[kind].every((name) => columns[name] !== undefined)
  )
}
