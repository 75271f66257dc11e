import type { Language } from 'contract/i18n/languages'
import { filled, type Locale } from 'contract/i18n/sentences'

/** A broken rule of a field: its path and the rule's name. */
export interface Violation {
  path: string
  rule: Rule
}
type Rule =
  | 'REQUIRED'
  | 'DISCOUNT_NOT_BELOW_PRICE'
  | 'DISCOUNT_END_BEFORE_START'
  | 'PAY_END_BEFORE_START'
  | 'PAY_END_BEFORE_CLASS'
  | 'END_BEFORE_START'
  | 'PRICE_MISSING'
  | 'LIVE_TOO_LONG'
  | 'LIVE_ENDED'
  | 'LENGTH_DISAGREES'
  | 'NOT_A_MEETING'
  | 'CAPACITY_MISSING'
  | 'MIN_ABOVE_MAX'
  | 'PERIOD_TOO_SHORT'
  | 'WEEKDAY_MISSING'
  | 'TIME_WRONG'
  | 'HOUR_WRONG'
  | 'MINUTE_WRONG'
  | 'MATERIAL_BOTH'
  | 'DELIVERY_NEEDS_PRICE'
  | 'DELIVERY_OF_PACKAGE'
  | 'DELIVERY_OF_CONTENTS'
  | 'URL_WRONG'
  | 'NUMBER_WRONG'
  | 'DATE_WRONG'
  | 'FREE_AND_LIMITED'
  | 'NOT_A_YOUTUBE_LINK'
  | 'DAILY_ABOVE_TOTAL'
  | 'VIDEO_FAILED'
  | 'NOT_A_VIDEO_LINK'
  | 'NOT_A_TARGET'
  | 'NOT_FOR_CONTENTS'
  | 'NOT_A_ROOM'
  | 'OPEN_IN_PAST'
  | 'OPEN_AFTER_END'
  | 'ALREADY_OVER'
  | 'NOT_KEPT'
  | 'UNKNOWN_FIELD'

const sentences: Record<Language, Record<Rule, string>> = {
  ko: {
    REQUIRED: '필수 정보입니다.',
    DISCOUNT_NOT_BELOW_PRICE: '할인가는 수강료보다 낮아야 합니다.',
    DISCOUNT_END_BEFORE_START: '할인 종료는 시작보다 뒤여야 합니다.',
    PAY_END_BEFORE_START: '모집 종료는 모집 시작보다 뒤여야 합니다.',
    PAY_END_BEFORE_CLASS: '모집 종료는 {class} 시작보다 앞설 수 없습니다.',
    END_BEFORE_START: '종료는 시작보다 뒤여야 합니다.',
    PRICE_MISSING: '수강료를 입력해 주세요.',
    CAPACITY_MISSING: '정원을 입력해 주세요.',
    MIN_ABOVE_MAX: '최소 인원은 정원보다 많을 수 없습니다.',
    PERIOD_TOO_SHORT: '전체 기간은 1개월 이상이어야 합니다.',
    WEEKDAY_MISSING: '요일을 하나 이상 골라 주세요.',
    TIME_WRONG: '시간을 19:30처럼 입력해 주세요.',
    HOUR_WRONG: '시는 0부터 23까지 입력해 주세요.',
    MINUTE_WRONG: '분은 0부터 59까지 입력해 주세요.',
    LIVE_TOO_LONG: '하루를 넘길 수 없습니다.',
    LIVE_ENDED: '이미 지난 시간입니다.',
    LENGTH_DISAGREES: '종료 시각과 맞지 않습니다. 둘 중 하나만 입력해 주세요.',
    NOT_A_MEETING: '고른 서비스의 https 링크를 입력해 주세요.',
    MATERIAL_BOTH: '재료비는 원화와 달러를 모두 입력해 주세요.',
    DELIVERY_NEEDS_PRICE: '배송하는 상품은 할인 가격을 0원으로 정할 수 없습니다.',
    DELIVERY_OF_CONTENTS: '콘텐츠는 사이트에서 이용하므로 배송 상품을 둘 수 없습니다.',
    DELIVERY_OF_PACKAGE: '배송은 패키지가 아니라 묶인 {class}에서 정합니다.',
    URL_WRONG: 'http:// 또는 https://로 시작하는 주소를 입력해 주세요.',
    NUMBER_WRONG: '숫자만 입력해 주세요.',
    DATE_WRONG: '날짜를 2026-11-30처럼 입력해 주세요.',
    FREE_AND_LIMITED: '무료 공개와 동시 시청 제한은 함께 쓸 수 없습니다.',
    NOT_A_YOUTUBE_LINK: '유튜브 영상 주소나 11자리 영상 ID를 입력해 주세요.',
    DAILY_ABOVE_TOTAL: '하루 횟수는 전체 횟수보다 많을 수 없습니다.',
    VIDEO_FAILED: '준비하지 못한 영상입니다. 영상을 다시 올려 주세요.',
    NOT_A_VIDEO_LINK: 'http(s) 영상 주소를 입력해 주세요.',
    NOT_FOR_CONTENTS: '콘텐츠에는 영상, 글, 자료만 넣을 수 있습니다.',
    NOT_A_TARGET: '이 {class}의 다른 항목을 골라 주세요. 서로를 기다릴 수는 없습니다.',
    NOT_A_ROOM: '이 {class}의 채팅방을 골라 주세요.',
    OPEN_IN_PAST: '이미 지난 시각이에요. 앞으로 올 시각을 입력해 주세요.',
    OPEN_AFTER_END: '모집이나 {class|이} 끝나기 전의 시각을 입력해 주세요.',
    ALREADY_OVER: '이미 지난 날짜예요. 날짜를 바꾼 뒤 열어 주세요.',
    NOT_KEPT: '다른 설정과 맞지 않아 저장할 수 없는 값입니다.',
    UNKNOWN_FIELD: '저장할 수 없는 항목입니다.',
  },
  en: {
    REQUIRED: 'This is required.',
    DISCOUNT_NOT_BELOW_PRICE: 'The discounted price must be below the fee.',
    DISCOUNT_END_BEFORE_START: 'The discount must end after it starts.',
    PAY_END_BEFORE_START: '{enrolment} must end after it opens.',
    PAY_END_BEFORE_CLASS: '{enrolment} cannot end before the {class} starts.',
    END_BEFORE_START: 'The end must come after the start.',
    PRICE_MISSING: 'Enter a fee.',
    CAPACITY_MISSING: 'Enter the number of seats.',
    MIN_ABOVE_MAX: 'The least number of people cannot be above the seats.',
    PERIOD_TOO_SHORT: 'It must run for a month at least.',
    WEEKDAY_MISSING: 'Choose at least one day of the week.',
    TIME_WRONG: 'Enter a time such as 19:30.',
    HOUR_WRONG: 'The hour is from 0 to 23.',
    MINUTE_WRONG: 'The minute is from 0 to 59.',
    LIVE_TOO_LONG: 'It cannot last longer than a day.',
    LIVE_ENDED: 'This time has passed.',
    LENGTH_DISAGREES: 'It does not agree with the end. Name one of the two.',
    NOT_A_MEETING: 'Enter an https link of the service you chose.',
    MATERIAL_BOTH: 'Enter the cost of material in both won and dollars.',
    DELIVERY_NEEDS_PRICE: 'With goods to send the sale price cannot be 0.',
    DELIVERY_OF_CONTENTS: 'Contents are used on the site, so no goods are sent for them.',
    DELIVERY_OF_PACKAGE: 'Goods are sent for the {class|s} in a package, not for the package.',
    URL_WRONG: 'Enter an address that begins with http:// or https://.',
    NUMBER_WRONG: 'Enter a number.',
    DATE_WRONG: 'Enter a date such as 2026-11-30.',
    FREE_AND_LIMITED: 'What is free for everybody cannot limit simultaneous viewing.',
    NOT_A_YOUTUBE_LINK: 'Enter the address of a YouTube video or its id of 11 characters.',
    DAILY_ABOVE_TOTAL: 'A day cannot have more than there are altogether.',
    VIDEO_FAILED: 'This video could not be prepared. Please upload it again.',
    NOT_A_VIDEO_LINK: 'Enter the http(s) address of a video.',
    NOT_FOR_CONTENTS: 'Contents hold videos, texts and files only.',
    NOT_A_TARGET: 'Choose another item of this {class}, one that does not wait for this mission.',
    NOT_A_ROOM: 'Choose a chat room of this {class}.',
    OPEN_IN_PAST: 'This moment has passed. Enter one that is still to come.',
    OPEN_AFTER_END: 'Enter a moment before {enrolment} or the {class} ends.',
    ALREADY_OVER: 'This date has passed. Change it before you open the round.',
    NOT_KEPT: 'This cannot be saved beside the other settings.',
    UNKNOWN_FIELD: 'There is no such field to save.',
  },
  jp: {
    REQUIRED: '必須項目です。',
    DISCOUNT_NOT_BELOW_PRICE: '割引価格は受講料より低くしてください。',
    DISCOUNT_END_BEFORE_START: '割引の終了は開始より後にしてください。',
    PAY_END_BEFORE_START: '募集終了は募集開始より後にしてください。',
    PAY_END_BEFORE_CLASS: '募集終了は{class}の開始より前にできません。',
    END_BEFORE_START: '終了は開始より後にしてください。',
    PRICE_MISSING: '受講料を入力してください。',
    CAPACITY_MISSING: '定員を入力してください。',
    MIN_ABOVE_MAX: '最少人数は定員より多くできません。',
    PERIOD_TOO_SHORT: '全体の期間は1か月以上にしてください。',
    WEEKDAY_MISSING: '曜日を1つ以上選んでください。',
    TIME_WRONG: '時刻を19:30のように入力してください。',
    HOUR_WRONG: '時は0から23で入力してください。',
    MINUTE_WRONG: '分は0から59で入力してください。',
    LIVE_TOO_LONG: '1日を超えることはできません。',
    LIVE_ENDED: 'すでに過ぎた時間です。',
    LENGTH_DISAGREES: '終了時刻と一致しません。どちらか一方だけ入力してください。',
    NOT_A_MEETING: '選んだサービスのhttpsリンクを入力してください。',
    MATERIAL_BOTH: '材料費はウォンとドルの両方を入力してください。',
    DELIVERY_NEEDS_PRICE: '配送する商品がある場合、セール価格を0にはできません。',
    DELIVERY_OF_CONTENTS: 'コンテンツはサイトで利用するため、配送商品は設定できません。',
    DELIVERY_OF_PACKAGE: '配送はパッケージではなく、含まれる{class}で設定します。',
    URL_WRONG: 'http://またはhttps://で始まるアドレスを入力してください。',
    NUMBER_WRONG: '数字を入力してください。',
    DATE_WRONG: '日付を2026-11-30のように入力してください。',
    FREE_AND_LIMITED: '無料公開と同時視聴の制限は併用できません。',
    NOT_A_YOUTUBE_LINK: 'YouTube動画のURLまたは11文字の動画IDを入力してください。',
    DAILY_ABOVE_TOTAL: '1日の回数は全体の回数を超えられません。',
    VIDEO_FAILED: '準備できなかった動画です。もう一度アップロードしてください。',
    NOT_A_VIDEO_LINK: '動画のhttp(s) URLを入力してください。',
    NOT_FOR_CONTENTS: 'コンテンツには動画、テキスト、資料だけを入れられます。',
    NOT_A_TARGET: 'この{class}の別の項目を選んでください。互いに待ち合うことはできません。',
    NOT_A_ROOM: 'この{class}のチャットルームを選んでください。',
    OPEN_IN_PAST: 'すでに過ぎた日時です。これからの日時を入力してください。',
    OPEN_AFTER_END: '募集または{class}が終わる前の日時を入力してください。',
    ALREADY_OVER: 'すでに過ぎた日付です。変更してから開いてください。',
    NOT_KEPT: '他の設定と合わないため保存できない値です。',
    UNKNOWN_FIELD: '保存できない項目です。',
  },
}

/** The messages that a form shows beside its fields. */
export const ruleSentences = (broken: readonly Violation[], locale: Locale) =>
  Object.fromEntries(broken.map(({ path, rule }) => [path, filled(sentences[locale.language][rule], locale)]))
