import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  CLASS_NOT_READY: {
    code: '830003',
    status: 409,
    ko: '아직 공개할 수 없습니다. 빠진 내용을 먼저 채워 주세요.',
    en: 'This {class} cannot be published yet. Please fill in what is missing.',
    jp: 'まだ公開できません。不足している内容を入力してください。',
  },
  SITE_NOT_PAYABLE: {
    code: '830040',
    status: 409,
    ko: '이 사이트는 아직 결제를 받을 수 없어 유료 {class|을} 공개할 수 없습니다. 결제 설정에서 무통장입금 계좌를 저장하거나 결제사를 연결해 주세요.',
    en: 'This site cannot be paid yet, so a paid {class} cannot be published. Save an account for bank deposits or connect a provider under Payments.',
    jp: 'このサイトはまだ決済を受け付けられないため、有料の{class}は公開できません。決済設定で銀行振込の口座を保存するか、決済会社を連携してください。',
  },
  CLASS_STATE_CHANGED: {
    code: '830004',
    status: 409,
    ko: '다른 곳에서 먼저 변경되었습니다. 새로고침한 뒤 다시 시도해 주세요.',
    en: 'It was changed somewhere else. Please reload and try again.',
    jp: '他の場所で変更されました。再読み込みしてください。',
  },
  CLASS_HAS_LEARNERS: {
    code: '830002',
    status: 409,
    ko: '{participant|이} 있는 {class|은} 삭제할 수 없습니다.',
    en: '{class|a} with {participant|s} cannot be deleted.',
    jp: '{participant}のいる{class}は削除できません。',
  },
  CLASS_RULE: {
    code: '830001',
    status: 400,
    ko: '입력한 내용을 다시 확인해 주세요.',
    en: 'Please check what you entered.',
    jp: '入力内容をご確認ください。',
  },
  CLASS_NAME_WRONG: {
    code: '830006',
    status: 400,
    ko: '{class} 이름이 달라요. 그대로 입력해 주세요.',
    en: 'That is not the name of the {class}. Type it exactly.',
    jp: '{class}名が一致しません。そのまま入力してください。',
  },
  CATEGORY_NAME_TAKEN: {
    code: '810701',
    status: 409,
    ko: '같은 이름의 카테고리가 있어요.',
    en: 'There is already a category of that name.',
    jp: '同じ名前のカテゴリーがあります。',
  },
  CLASS_SHOWN_FIRST: {
    code: '830010',
    status: 409,
    ko: '메인 화면에 보이는 {class|이에요}. 비공개로 바꾼 뒤 삭제해 주세요.',
    en: 'This {class} is shown on the main page. Make it private, then delete it.',
    jp: 'トップページに表示中の{class}です。非公開にしてから削除してください。',
  },
  CLASS_ON_SALE: {
    code: '830013',
    status: 409,
    ko: '공개 중인 {class}에는 대표 사진과 {course|이} 하나 이상 있어야 해요. 비공개로 바꾼 뒤 다시 시도해 주세요.',
    en: '{class|a} that everybody sees needs a picture and at least one {course}. Hide it first, then try again.',
    jp: '公開中の{class}には、メイン写真と{course}が1つ以上必要です。非公開にしてからもう一度お試しください。',
  },
  CAPACITY_EXCEEDED: {
    code: '810001',
    status: 409,
    ko: '모집 인원을 초과했습니다.',
    en: 'There are more {participant|s} than seats.',
    jp: '定員を超えています。',
  },
  NOT_POSSIBLE_NOW: {
    code: '810503',
    status: 409,
    ko: '지금 상태에서는 할 수 없습니다.',
    en: 'This is not possible in the present state.',
    jp: '現在の状態ではできません。',
  },
  CLASS_NOT_PUBLISHED: {
    code: '810509',
    status: 409,
    ko: '아직 공개한 적이 없는 {class}입니다. 먼저 공개하기를 눌러 주세요.',
    en: 'This {class} was not published yet. Please publish it first.',
    jp: 'まだ公開していない{class}です。先に公開してください。',
  },
  ROUNDS_FULL: {
    code: '810507',
    status: 409,
    ko: '{class} 하나에 100기까지 열 수 있습니다.',
    en: '{class|a} can have up to 100 rounds.',
    jp: 'ひとつの{class}に開けるのは100期までです。',
  },
  ROUND_IN_USE: {
    code: '810511',
    status: 409,
    ko: '이미 {enrolment|을} 하거나 결제한 사람이 있는 기수라 되돌릴 수 없어요. 모집만 마감할 수 있어요.',
    en: 'Somebody has already applied or paid for this round, so it cannot be taken back. You can close {enrolment} instead.',
    jp: 'すでに{enrolment}または決済をした人がいる期は元に戻せません。募集の締め切りはできます。',
  },
  PACKAGES_APART: {
    code: '810525',
    status: 409,
    ko: '패키지와 {class|은} 함께 삭제할 수 없어요. 따로 골라 주세요.',
    en: 'Packages and {class|s} cannot be deleted together. Please choose one kind.',
    jp: 'パッケージと{class}は一緒に削除できません。別々に選んでください。',
  },
  MEMBERS_ONLY: {
    code: '870201',
    status: 403,
    ko: '사이트 회원만 참여할 수 있는 {class|이에요}. 먼저 회원으로 가입해 주세요.',
    en: 'This {class} is for members of the site. Please join first.',
    jp: 'サイト会員だけが参加できる{class}です。先に会員登録をお願いします。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
