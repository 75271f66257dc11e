import type {
  ColumnPositions,
  ImportColumn,
  ImportFault,
} from 'contract/workflows/file-imports/file-imports.rules'
import { MAX_ITEMS } from 'contract/teaching/curriculum/bulk.schemas'
import type { Currency } from 'contract/values/ids'
import { normalizeLine } from 'contract/values/texts'
import {
  courseTypes,
  curriculumTypes,
  vodTypes,
  type CourseTypeCd,
  type ProductKind,
} from 'contract/values/type-codes'
import { isVideoLink } from 'contract/values/video-links'

/** The cell of a column; empty where the file has none. */
export const cellOf = (columns: ColumnPositions, cells: readonly string[], column: ImportColumn) => {
  const at = columns[column]
  return at === undefined ? '' : (cells[at] ?? '')
}
export const lineOf = (columns: ColumnPositions, cells: readonly string[], column: ImportColumn) =>
  normalizeLine(cellOf(columns, cells, column))

const plain = (text: string) => text.replace(/[\s_\-.]/g, '').toLowerCase()

interface CourseKind {
  productKind: Extract<ProductKind, 'CLASS' | 'CONTENTS'>
  courseTypeCd: CourseTypeCd
}
/** What a kind in a file means; null for none of ours. Nothing written is a class. */
export function readKind(text: string): CourseKind | null {
  const kind = plain(text)
  if (/^(class|course|클래스|강의|강좌|일반|クラス|講座)?$/.test(kind))
    return { productKind: 'CLASS', courseTypeCd: courseTypes.class }
  if (
    /^(contents?|콘텐츠|컨텐츠|vod|동?영상|온라인(강의)?|전자책|ebook|video|digital|コンテンツ|動画)$/.test(
      kind,
    )
  )
    return { productKind: 'CONTENTS', courseTypeCd: courseTypes.class }
  if (/^(project|프로젝트|プロジェクト)$/.test(kind))
    return { productKind: 'CLASS', courseTypeCd: courseTypes.project }
  if (/^(speciallecture|특강|特別(講座|レクチャー))$/.test(kind))
    return { productKind: 'CLASS', courseTypeCd: courseTypes.specialLecture }
  if (/^(custom(class)?|맞춤(클래스)?|オーダーメイド(クラス)?)$/.test(kind))
    return { productKind: 'CLASS', courseTypeCd: courseTypes.custom }
  if (/^(club|클럽|모임|クラブ)$/.test(kind)) return { productKind: 'CLASS', courseTypeCd: courseTypes.club }
  return null
}

const currencies: Record<string, Currency> = {
  '': 'KRW',
  krw: 'KRW',
  won: 'KRW',
  원: 'KRW',
  '₩': 'KRW',
  usd: 'USD',
  $: 'USD',
  us$: 'USD',
  달러: 'USD',
}
export const readCurrency = (text: string): Currency | null => currencies[text.trim().toLowerCase()] ?? null

const MAX_PRICE = 1_000_000_000
/** A price as people write it, in the smallest unit; null where it is none. Nothing written, and "free", cost nothing. */
export function readPrice(text: string, currency: Currency): number | null {
  if (text === '' || /^(무료|free|無料)$/.test(plain(text))) return 0
  const digits = text.replace(/[\s,₩$원]|krw|usd/gi, '')
  const [, whole = '', cents = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(digits) ?? []
  if (whole === '') return null
  const rest = Number(cents.padEnd(2, '0'))
  if (currency === 'KRW' && rest > 0) return null
  const price = currency === 'KRW' ? Number(whole) : Number(whole) * 100 + rest
  return price > MAX_PRICE ? null : price
}

type LessonType = (typeof curriculumTypes)['video' | 'text' | 'material']
/** What a kind of lesson in a file means; null for one that a file cannot bring, such as a live lesson. */
export function readLessonKind(text: string, hasVideo: boolean, hasText: boolean): LessonType | null {
  if (text === '') return hasVideo || !hasText ? curriculumTypes.video : curriculumTypes.text
  const kind = plain(text)
  if (/^(video|vod|동?영상|비디오|강의|lecture|動画|ビデオ)$/.test(kind)) return curriculumTypes.video
  if (/^(text|글|텍스트|본문|article|아티클|テキスト)$/.test(kind)) return curriculumTypes.text
  if (/^(file|material|자료|파일|첨부|pdf|資料|ファイル)$/.test(kind)) return curriculumTypes.material
  return null
}

const clock = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})$/
/** Seconds of `12`, `12.5` (minutes), `12:30` or `1:02:30`; null where it is none of these. */
export function readSeconds(text: string): number | null {
  if (text === '') return 0
  const [found, hours = '0', minutes = '0', seconds = '0'] = clock.exec(text) ?? []
  const sum = found
    ? (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
    : Math.round(Number(text.replace(/분|minutes?|min/i, '').trim()) * 60)
  return Number.isFinite(sum) && sum >= 0 && sum <= 100_000 ? sum : null
}

export const videoLinkOf = (linkUrl: string) => ({ vodTypeCd: vodTypes.link, linkUrl })

/** A course without what a file may leave out. */
export function courseOf(columns: ColumnPositions, cells: readonly string[]) {
  const currency = readCurrency(lineOf(columns, cells, 'currency'))
  return {
    title: lineOf(columns, cells, 'title'),
    kind: readKind(lineOf(columns, cells, 'kind')),
    currency,
    price: readPrice(lineOf(columns, cells, 'price'), currency ?? 'KRW'),
    introduction: cellOf(columns, cells, 'introduction').trim(),
    description: cellOf(columns, cells, 'description').trim(),
    category: lineOf(columns, cells, 'category'),
    teacher: lineOf(columns, cells, 'teacher').toLowerCase(),
  }
}
export function lessonOf(columns: ColumnPositions, cells: readonly string[]) {
  const video = lineOf(columns, cells, 'video')
  const text = cellOf(columns, cells, 'text').trim()
  return {
    section: lineOf(columns, cells, 'section'),
    title: lineOf(columns, cells, 'lesson'),
    kind: readLessonKind(lineOf(columns, cells, 'lessonKind'), video !== '', text !== ''),
    video,
    seconds: readSeconds(lineOf(columns, cells, 'minutes')),
    text,
  }
}

/** By what a file names a class: its number there, else its title. Rows with the same one are one class. docs/rules.md R-1232. */
export function importKeyOf(columns: ColumnPositions, cells: readonly string[]) {
  const code = lineOf(columns, cells, 'code')
  if (code !== '') return `code:${code.toLowerCase()}`.slice(0, 200)
  const title = lineOf(columns, cells, 'title')
  return title === '' ? null : `title:${title.toLowerCase()}`.slice(0, 200)
}

interface Facts {
  teachers: ReadonlySet<string>
}
/** What is wrong with the first row of a class; null where nothing is. */
export function courseFault(
  columns: ColumnPositions,
  cells: readonly string[],
  { teachers }: Facts,
): ImportFault | null {
  const course = courseOf(columns, cells)
  if (course.title === '') return 'TITLE_MISSING'
  if (course.title.length < 2 || course.title.length > 100) return 'TITLE_LENGTH'
  if (course.kind === null) return 'KIND_WRONG'
  if (course.currency === null) return 'CURRENCY_WRONG'
  if (course.price === null) return 'PRICE_WRONG'
  if (course.introduction.length > 500) return 'INTRODUCTION_LONG'
  if (course.category.length > 40) return 'CATEGORY_LONG'
  return course.teacher !== '' && !teachers.has(course.teacher) ? 'TEACHER_UNKNOWN' : null
}
/** What is wrong with the lesson of a row; null where nothing is, or where it has none. */
export function lessonFault(columns: ColumnPositions, cells: readonly string[]): ImportFault | null {
  const lesson = lessonOf(columns, cells)
  if (lesson.section.length > 100) return 'SECTION_LONG'
  if (lesson.title === '') return lesson.video !== '' || lesson.text !== '' ? 'LESSON_MISSING' : null
  if (lesson.title.length > 100) return 'LESSON_LONG'
  if (lesson.kind === null) return 'LESSON_KIND_WRONG'
  if (lesson.video !== '' && !isVideoLink(videoLinkOf(lesson.video))) return 'VIDEO_WRONG'
  return lesson.seconds === null ? 'MINUTES_WRONG' : null
}

export interface ReadRow {
  position: number
  cells: readonly string[]
}
export interface CheckedRow {
  position: number
  groupAt: number
  fault: ImportFault | null
}

/** Checks the rows of a file page by page: which class each belongs to, and what is wrong with it. */
export function courseChecker(columns: ColumnPositions, facts: Facts) {
  const firstOf = new Map<string, number>()
  const countOf = new Map<number, number>()
  let latest: number | null = null
  return ({ position, cells }: ReadRow): CheckedRow => {
    const key = importKeyOf(columns, cells)
    const known = key === null ? latest : firstOf.get(key)
    const groupAt = known ?? position
    if (key !== null && known === undefined) firstOf.set(key, position)
    latest = groupAt
    const count = (countOf.get(groupAt) ?? 0) + 1
    countOf.set(groupAt, count)
    const fault = groupAt === position ? courseFault(columns, cells, facts) : null
    // A section may stand before each lesson.
    const isFull = count * 2 > MAX_ITEMS
    return {
      position,
      groupAt,
      fault: fault ?? lessonFault(columns, cells) ?? (isFull ? 'TOO_MANY_LESSONS' : null),
    }
  }
}

const markup = /<\/?(?:p|br|div|h[1-6]|ul|ol|li|strong|b|em|a|img|span|table)\b[^>]*>/i
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
/** A text of a file as HTML, which is cleaned before it is stored: markup as it is, plain text in paragraphs. */
export function asHtml(text: string) {
  if (text === '' || markup.test(text)) return text
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((part) => `<p>${escaped(part.trim()).replaceAll(/\r?\n/g, '<br>')}</p>`)
    .join('')
}
