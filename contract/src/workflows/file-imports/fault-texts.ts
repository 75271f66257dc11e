import type { Translations } from '../../i18n/translations.ts'
import type { ImportFault, ImportOutcome } from './file-imports.rules.ts'

const said = (ko: string, en: string, jp: string): Translations[string] => ({ ko, en, jp })

/** Why a row is left out, in the preview and in the file of results. */
export const faultTexts: Readonly<Record<ImportFault, Translations[string]>> = {
  TITLE_MISSING: said('제목 없음', 'No title', 'タイトルなし'),
  TITLE_LENGTH: said('제목은 2~100자', 'Title of 2 to 100 letters', 'タイトルは2〜100文字'),
  KIND_WRONG: said('모르는 종류', 'Unknown type', '不明な種類'),
  PRICE_WRONG: said('가격이 숫자가 아님', 'Price is no number', '価格が数字ではない'),
  CURRENCY_WRONG: said('원화나 달러가 아님', 'Neither won nor dollars', 'ウォンでもドルでもない'),
  INTRODUCTION_LONG: said(
    '한 줄 소개가 500자를 넘음',
    'Summary of more than 500 letters',
    '紹介文が500文字を超える',
  ),
  CATEGORY_LONG: said(
    '카테고리가 40자를 넘음',
    'Category of more than 40 letters',
    'カテゴリーが40文字を超える',
  ),
  TEACHER_UNKNOWN: said(
    '{instructor} 권한이 있는 운영진의 이메일이 아님',
    'Not the e-mail of {instructor|a} of the staff',
    '{instructor}権限のある運営メンバーのメールではない',
  ),
  SECTION_LONG: said(
    '섹션 이름이 100자를 넘음',
    'Section of more than 100 letters',
    'セクション名が100文字を超える',
  ),
  LESSON_MISSING: said(
    '영상이나 본문의 제목 없음',
    'Video or text without a title',
    '動画・本文のタイトルなし',
  ),
  LESSON_LONG: said(
    '{course} 제목이 100자를 넘음',
    '{course} title of more than 100 letters',
    '{course}名が100文字を超える',
  ),
  LESSON_KIND_WRONG: said(
    '영상, 글, 자료가 아님',
    'Neither video, text nor file',
    '動画・テキスト・資料ではない',
  ),
  VIDEO_WRONG: said('웹 주소가 아닌 영상 링크', 'Video link is no web address', '動画リンクがURLではない'),
  MINUTES_WRONG: said('길이를 읽을 수 없음', 'Length cannot be read', '長さを読み取れない'),
  TOO_MANY_LESSONS: said('{course} 500개를 넘음', 'More than 500 {course|s}', '{course}が500件を超える'),
  WHO_MISSING: said('이메일과 연락처 없음', 'Neither e-mail nor phone', 'メールも電話番号もない'),
  EMAIL_WRONG: said('이메일 형식이 아님', 'Not an e-mail', 'メールの形式ではない'),
  PHONE_WRONG: said('연락처 형식이 아님', 'Not a phone number', '電話番号の形式ではない'),
  NAME_LONG: said('이름이 60자를 넘음', 'Name of more than 60 letters', '名前が60文字を超える'),
  COURSE_MISSING: said('{class} 없음', 'No {class}', '{class}なし'),
  COURSE_UNKNOWN: said(
    '어떤 {class}인지 정하지 않음',
    'No {class} chosen for this name',
    '{class}が選ばれていない',
  ),
  DAY_WRONG: said('구매일이 날짜가 아님', 'Day of purchase is no date', '購入日が日付ではない'),
  AMOUNT_WRONG: said('결제 금액이 숫자가 아님', 'Amount is no number', '支払額が数字ではない'),
  UNTIL_WRONG: said('종료일이 날짜가 아님', 'End is no date', '終了日が日付ではない'),
  DUPLICATE: said('파일 안에서 중복', 'Twice in the file', 'ファイル内で重複'),
  OTHER_ROW: said(
    '같은 {class}의 다른 행에 문제가 있음',
    'Another row of the same {class} is wrong',
    '同じ{class}の別の行に問題がある',
  ),
}

/** What became of a row. */
export const outcomeTexts: Readonly<Record<ImportOutcome | 'LEFT_OUT' | 'OPEN', Translations[string]>> = {
  DONE: said('옮겨옴', 'Brought in', '取り込み済み'),
  ALREADY: said('이미 옮겨옴', 'Brought in before', 'すでに取り込み済み'),
  WAITING: said('가입하면 등록', 'Once they join', '登録待ち'),
  RECORDED: said('기록만 남김', 'Recorded', '記録のみ'),
  FAILED: said('실패', 'Failed', '失敗'),
  LEFT_OUT: said('제외', 'Left out', '除外'),
  OPEN: said('아직 옮기지 않음', 'Not brought in yet', '未取り込み'),
}

/** What staff read about a row beside its outcome. */
export const rowNotes = {
  SEAT_ADDED: said('정원을 한 자리 늘려 등록함', 'One seat was added for them', '定員を1名増やして登録'),
  NOT_INVITED: said(
    '오늘 보낼 수 있는 초대가 다 차서 초대 메일을 보내지 못함. 내일 회원 초대에서 보낼 수 있음',
    'Not invited by mail: the site sent all invitations that it may send in a day. Invite them tomorrow',
    '本日の招待数の上限に達したため招待メールは未送信。明日、会員の招待から送信可能',
  ),
} as const

/** How a row stands: left out where something is wrong with it. */
export const outcomeOf = ({ fault, outcome }: { fault: ImportFault | null; outcome: ImportOutcome | null }) =>
  outcome ?? (fault === null ? 'OPEN' : 'LEFT_OUT')
