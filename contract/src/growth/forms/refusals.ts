import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  FORM_EMPTY: {
    code: '855101',
    status: 409,
    ko: '질문이 하나도 없는 양식은 게시할 수 없어요. 화면 탭에서 질문을 추가해 주세요.',
    en: 'A form without questions cannot be published. Please add one first.',
    jp: '質問のないフォームは公開できません。先に質問を追加してください。',
  },
  FORM_ID_TAKEN: {
    code: '855102',
    status: 409,
    ko: '다른 양식이 쓰고 있는 주소예요.',
    en: 'Another form has this address.',
    jp: '他のフォームが使用しているアドレスです。',
  },
  FORM_UNREADABLE: {
    code: '855103',
    status: 400,
    ko: '마감 일시는 시작 일시보다 뒤여야 해요.',
    en: 'A form has to end after it begins.',
    jp: '締切日時は開始日時より後にしてください。',
  },
  FORM_ITEM_INCOMPLETE: {
    code: '855104',
    status: 400,
    ko: '선택형 질문에는 서로 다른 선택지가, 동의 항목에는 약관 내용이 필요해요.',
    en: 'A choice needs options, and an agreement needs its kind and terms.',
    jp: '選択式の質問には選択肢が、同意項目には規約の内容が必要です。',
  },
  FORMS_FULL: {
    code: '855105',
    status: 409,
    ko: '양식은 300개까지 만들 수 있어요. 쓰지 않는 양식을 삭제해 주세요.',
    en: 'A site can have 300 forms. Please delete one that you no longer need.',
    jp: 'フォームは300件まで作成できます。不要なフォームを削除してください。',
  },
  FORM_ITEMS_FULL: {
    code: '855106',
    status: 409,
    ko: '항목은 100개까지 넣을 수 있어요.',
    en: 'A form can have 100 items.',
    jp: '項目は100件まで追加できます。',
  },
  FORM_NOT_BEGUN: {
    code: '855107',
    status: 409,
    ko: '아직 응답을 받지 않는 양식이에요.',
    en: 'This form is not open yet.',
    jp: 'このフォームはまだ受付を開始していません。',
  },
  FORM_CLOSED: {
    code: '855108',
    status: 409,
    ko: '마감된 양식이에요.',
    en: 'This form is closed.',
    jp: 'このフォームは締め切られました。',
  },
  FORM_FULL: {
    code: '855109',
    status: 409,
    ko: '정해진 응답 수가 모두 차서 마감됐어요.',
    en: 'This form has received all the responses it takes.',
    jp: '回答数が上限に達したため締め切られました。',
  },
  FORM_ANSWERED: {
    code: '855110',
    status: 409,
    ko: '이미 제출한 양식이에요.',
    en: 'You have already answered this form.',
    jp: 'すでに回答済みのフォームです。',
  },
  FORM_CHANGED: {
    code: '855111',
    status: 409,
    ko: '작성하는 동안 질문이 바뀌었어요. 바뀐 내용을 확인하고 다시 제출해 주세요.',
    en: 'The questions changed while you were answering. Please check them and send again.',
    jp: '回答中に質問が変更されました。内容をご確認のうえ、もう一度送信してください。',
  },
  FORM_ANSWERS_INVALID: {
    code: '855112',
    status: 400,
    ko: '답변을 다시 확인해 주세요.',
    en: 'Please check your answers.',
    jp: '回答内容をご確認ください。',
  },
  FORM_TOO_FAST: {
    code: '855113',
    status: 429,
    ko: '잠시 후 다시 제출해 주세요.',
    en: 'Please wait a moment and send again.',
    jp: 'しばらくしてからもう一度送信してください。',
  },
  FORM_EVENT_INVALID: {
    code: '855114',
    status: 400,
    ko: '제출 후 동작을 다시 확인해 주세요. 주소는 우리 사이트의 경로나 https 주소여야 하고, 쿠폰은 있는 것이어야 해요.',
    en: 'Please check what happens afterwards: addresses are paths of the site or begin with https, and coupons have to exist.',
    jp: '送信後の動作をご確認ください。アドレスはサイト内のパスかhttpsで、クーポンは存在するものを指定してください。',
  },
  FORM_CLASS_PAID: {
    code: '855115',
    status: 409,
    ko: '유료 {class|은} 양식으로 {enrolment}할 수 없어요. 결제는 {class} 페이지에서 할 수 있어요.',
    en: 'A {class} that has a price cannot be entered by a form. It is paid on its own page.',
    jp: '有料の{class}はフォームから{enrolment}できません。お支払いは{class}のページで行えます。',
  },
  FORM_CLASS_UNFIT: {
    code: '855116',
    status: 409,
    ko: '공개 중이고 승인 없이 바로 {enrolment}할 수 있는 무료 {class|을} 골라 주세요.',
    en: 'Please choose a free {class} that everybody sees and that needs no approval.',
    jp: '公開中で、承認なしにすぐ{enrolment}できる無料の{class}を選択してください。',
  },
  FORM_CLASS_OVERLAP: {
    code: '855117',
    status: 409,
    ko: '이미 듣고 있는 {class}의 라이브 일정과 시간이 겹쳐 {enrolment}할 수 없어요.',
    en: 'A live session of another {class} of yours is at the same time.',
    jp: '受講中の{class}のライブと時間が重なるため、{enrolment}できません。',
  },
  FORM_ENROL_SIGN_IN: {
    code: '855118',
    status: 409,
    ko: '제출하면 {class|을} {enrolment}하는 양식은 로그인한 사람만 답할 수 있어요.',
    en: 'A form that gives places in a {class} is for people who are signed in.',
    jp: '送信と同時に{class}へ{enrolment}するフォームには、ログインした方のみ回答できます。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
