import {
  importColumns,
  type ColumnPlaces,
  type CourseColumn,
  type ImportColumn,
  type ImportKind,
} from 'contract/workflows/file-imports/file-imports.rules'
import { columnNames } from 'contract/workflows/file-imports/column-names'
import { normalizeLine } from 'contract/values/texts'

/** What other services call these columns, the likelier first. */
const otherNames: Record<CourseColumn, readonly string[]> = {
  code: [
    '상품코드',
    '강의번호',
    '클래스번호',
    '클래스id',
    '강의id',
    '코드',
    '번호',
    'id',
    'course id',
    'product id',
    'sku',
    'handle',
    'slug',
  ],
  title: [
    '강의명',
    '클래스명',
    '상품명',
    '강좌명',
    '강의이름',
    '클래스이름',
    '클래스 제목',
    '코스명',
    '과정명',
    'course title',
    'course name',
    'product name',
    'name',
    'course',
    'product',
    '講座名',
    '商品名',
  ],
  kind: ['상품종류', '상품유형', '유형', '구분', 'kind', 'course type', 'product type', '種別'],
  price: [
    '판매가',
    '판매가격',
    '정가',
    '금액',
    '수강료',
    '상품가격',
    'amount',
    'regular price',
    'variant price',
    '金額',
  ],
  currency: ['화폐', '통화코드', 'currency code'],
  introduction: ['소개', '요약', '부제', '부제목', 'subtitle', 'short description', 'excerpt', '概要'],
  description: [
    '설명',
    '상세',
    '내용',
    '소개글',
    '상품설명',
    '강의설명',
    '클래스 소개',
    'body',
    'body html',
    'content',
    'long description',
    '説明',
  ],
  category: ['분류', '상품분류', '상품카테고리', '주제', 'categories', 'topic', 'product category', '分類'],
  teacher: [
    '강사',
    '강사메일',
    '강사이메일주소',
    '크리에이터',
    'instructor',
    'teacher',
    'author',
    'author email',
    'teacher email',
    '講師',
  ],
  section: [
    '챕터',
    '섹션명',
    '파트',
    '단원',
    '목차',
    '주차',
    '장',
    'chapter',
    'section title',
    'module',
    '章',
  ],
  lesson: [
    '레슨',
    '레슨명',
    '강의',
    '차시',
    '차시명',
    '콘텐츠명',
    '영상 제목',
    '수업명',
    'lesson',
    'lecture',
    'lecture title',
    'lesson name',
    'レッスン',
  ],
  lessonKind: ['레슨종류', '콘텐츠종류', '콘텐츠유형', '강의유형', 'lecture type', 'content type'],
  video: [
    '영상',
    '동영상',
    '영상주소',
    '동영상링크',
    '영상url',
    '동영상url',
    '링크',
    'url',
    'video',
    'video url',
    '動画',
  ],
  minutes: ['길이', '시간', '재생시간', '영상길이', '분', 'duration', 'length', '長さ'],
  text: ['본문', '레슨 본문', '강의내용', '레슨내용', 'lesson content', 'text', '本文'],
}

const plain = (text: string) =>
  normalizeLine(text)
    .replace(/[\s*·:._\-/()[\]]/g, '')
    .toLowerCase()

/** Which heading each column is likely to be: by a name of the templates, else by what other services call it. docs/rules.md R-1231. */
export function guessColumns(kind: ImportKind, headings: readonly string[]): ColumnPlaces {
  const names = headings.map(plain)
  const places: ColumnPlaces = {}
  const taken = new Set<number>()
  const take = (column: ImportColumn, candidates: readonly string[]) => {
    if (places[column] !== undefined) return
    const at = candidates.map((name) => names.indexOf(plain(name))).find((one) => one >= 0 && !taken.has(one))
    if (at === undefined) return
    places[column] = at
    taken.add(at)
  }
  for (const column of importColumns[kind]) take(column, Object.values(columnNames[column]))
  for (const column of importColumns[kind]) take(column, otherNames[column])
  return places
}

/** The headings of a second sheet beside those of the first: where each of them stands among all. */
export function joinHeadings(headings: readonly string[], further: readonly string[]) {
  const joined = [...headings]
  const places = further.map((name) => {
    const at = joined.findIndex((one) => plain(one) === plain(name) && plain(name) !== '')
    if (at >= 0) return at
    joined.push(name)
    return joined.length - 1
  })
  return { headings: joined, places }
}
