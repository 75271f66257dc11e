import {
  importColumns,
  type ColumnPositions,
  type ImportColumn,
  type ImportKind,
} from 'contract/workflows/file-imports/file-imports.rules'
import { normalizeLine } from 'contract/values/texts'

/** What other services call these columns, without spaces and signs. */
const otherNames: Record<ImportColumn, RegExp> = {
  code: /^((상품|강의|클래스|강좌|과정)(코드|번호|id)|코드|번호|(course|product)?id|sku|handle|slug)$/,
  title:
    /^((강의|클래스|상품|강좌|코스|과정)(명|이름|제목)?|(course|product)(title|name)?|name|(講座|商品)名?)$/,
  kind: /^((상품|강의|클래스)?(종류|유형|구분)|kind|(course|product)type|種別)$/,
  price: /^(판매가격?|정가|금액|수강료|상품가격|가격원|amount|(regular|sale|variant)price|金額)$/,
  currency: /^(화폐|통화코드|currencycode)$/,
  introduction: /^(한줄)?(소개|요약|부제목?)$|^(sub(title)?|shortdescription|excerpt|概要)$/,
  description:
    /^((상품|강의|클래스|상세)?(설명|소개|상세|소개글)|내용|body(html)?|content|longdescription|説明)$/,
  category: /^((상품)?(분류|카테고리)|주제|(product)?categor(y|ies)|topic|分類)$/,
  teacher:
    /^(강사|크리에이터|선생님)(메일|이메일|이메일주소)?$|^(instructor|teacher|author)(email)?$|^講師(メール)?$/,
  section: /^(챕터|섹션|파트|단원|목차|주차|장)(명|이름|제목)?$|^(chapter|section|module)(title|name)?$|^章$/,
  lesson:
    /^(레슨|강의|차시|콘텐츠|영상|수업|강)(명|이름|제목)?$|^(lesson|lecture)(title|name)?$|^レッスン名?$/,
  lessonKind: /^(레슨|강의|콘텐츠)(종류|유형)$|^(lesson|lecture|content)type$|^レッスン種類$/,
  video: /^(영상|동영상|비디오)?(주소|링크|url)$|^(동?영상|비디오)$|^(video)?(url|link)$|^video$|^動画$/,
  minutes: /^(영상|재생)?(길이|시간)분?$|^분$|^(video)?(duration|length)$|^長さ$/,
  email:
    /^(구매자|주문자|회원|학생)?(이메일|메일|이메일주소|email(address)?)$|^(customer|buyer|student|user)email$|^メール(アドレス)?$/,
  phone:
    /^(구매자|주문자|회원)?(휴대폰|휴대전화|전화|전화번호|핸드폰)(번호)?$|^(phonenumber|mobile)$|^電話(番号)?$/,
  name: /^(구매자|주문자|회원|학생)?(명|이름|성명)$|^(구매|주문)자$|^(fullname|customer(name)?|buyer(name)?|student(name)?)$|^(氏名|お名前)$/,
  course:
    /^((구매|수강)?(강의|클래스|상품|강좌|코스|과정)(명|이름|번호|id)?)$|^(course|product|class)(title|name|id)?$|^(講座|商品)名?$/,
  orderNo: /^(주문|결제|거래)(번호|id)$|^(order|transaction|payment)(id|no|number)$|^id$/,
  soldOn:
    /^(구매|주문|결제|신청|등록)(일|일시|일자|날짜)$|^(purchase|order|payment|enrolled|created)(date|at|edat)?$|^date$/,
  amount: /^(결제|판매|실결제|구매|주문)?(금액|가격|액)$|^(total|price|amountpaid|paid)$|^(金額|決済額)$/,
  until:
    /^(수강|이용|만료)?(종료일?|만료일?|기한|종료일자)$|^(access)?(until|expires(at)?|expiry(date)?|enddate|accessend)$|^(有効)?期限$/,
  text: /^(레슨|강의)?(본문|내용)$|^(lesson)?(content|text)$|^本文$/,
}

const plain = (text: string) =>
  normalizeLine(text)
    .replace(/[\s*·:._\-/()[\]]/g, '')
    .toLowerCase()

/** The names of a column in the templates of the site. */
type Names = (column: ImportColumn) => readonly string[]

/** Which heading each column is likely to be: by a name of the templates, else by what other services call it. docs/rules.md R-1231. */
export function guessColumns(kind: ImportKind, headings: readonly string[], namesOf: Names): ColumnPositions {
  const names = headings.map(plain)
  const positions: ColumnPositions = {}
  const taken = new Set<number>()
  const take = (column: ImportColumn, isNamed: (name: string) => boolean) => {
    if (positions[column] !== undefined) return
    const at = names.findIndex((name, position) => !taken.has(position) && isNamed(name))
    if (at < 0) return
    positions[column] = at
    taken.add(at)
  }
  for (const column of importColumns[kind]) {
    const own = new Set(namesOf(column).map(plain))
    take(column, (name) => own.has(name))
  }
  for (const column of importColumns[kind]) take(column, (name) => otherNames[column].test(name))
  return positions
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
