import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  SOLD_OUT: {
    code: '810002',
    status: 409,
    ko: '정원이 모두 찼습니다.',
    en: 'This {class} is full.',
    jp: '満席になりました。',
  },
  STUDENTS_FULL: {
    code: '810003',
    status: 409,
    ko: '이 사이트에서 동시에 수강할 수 있는 인원이 모두 찼습니다. 사이트에 문의해 주세요.',
    en: 'This site has as many {participant|s} as it can take. Please contact the site.',
    jp: 'このサイトで同時に受講できる人数に達しました。サイトにお問い合わせください。',
  },
  CANNOT_CHANGE_CANCELLED: {
    code: '810004',
    status: 409,
    ko: '취소된 {enrolment|은} 변경할 수 없습니다.',
    en: 'A cancelled {enrolment} cannot be changed.',
    jp: 'キャンセル済みの{enrolment}は変更できません。',
  },
  ALREADY_ENROLLED: {
    code: '810007',
    status: 409,
    ko: '이미 {enrolment}한 {class}입니다.',
    en: 'You already have a place in this {class}.',
    jp: 'すでに{enrolment}済みの{class}です。',
  },
  NOTHING_TO_WAIT_FOR: {
    code: '810501',
    status: 409,
    ko: '지금은 기다리지 않고 바로 {enrolment}할 수 있습니다.',
    en: 'There are free seats. No need to wait.',
    jp: '空席があるため、待たずに{enrolment}できます。',
  },
  APPLICATION_UNPAID: {
    code: '810512',
    status: 409,
    ko: '아직 결제되지 않은 {enrolment}입니다. 결제가 확인되면 승인할 수 있습니다.',
    en: 'This {enrolment} is not paid yet. It can be approved once the payment is there.',
    jp: 'まだお支払いが完了していない{enrolment}です。入金を確認すると承認できます。',
  },
  NOT_RECRUITING_YET: {
    code: '810008',
    status: 409,
    ko: '아직 {enrolment} 기간이 아닙니다.',
    en: '{enrolment} has not opened yet.',
    jp: 'まだ{enrolment}の期間ではありません。',
  },
  RECRUITING_OVER: {
    code: '810009',
    status: 409,
    ko: '{enrolment} 기간이 지났습니다.',
    en: '{enrolment} is over.',
    jp: '{enrolment}の期間が終了しました。',
  },
  NOT_ATTENDING: {
    code: '810010',
    status: 403,
    ko: '수강 중인 {class|이} 아닙니다.',
    en: 'You have no place in this {class}.',
    jp: '受講中の{class}ではありません。',
  },
  PERIOD_OF_WAITING: {
    code: '810504',
    status: 409,
    ko: '대기 중인 {participant|은} 기간을 변경할 수 없습니다.',
    en: 'The period of somebody who waits cannot be changed.',
    jp: '待機中の{participant}の期間は変更できません。',
  },
  PERIOD_UNLIMITED: {
    code: '810505',
    status: 409,
    ko: '기간 제한이 없는 {participant|은} 종료일을 정해서만 변경할 수 있습니다.',
    en: 'Access without end can only be given an end date.',
    jp: '期間制限のない{participant}は終了日の指定でのみ変更できます。',
  },
  PACKAGE_CLASS_ENROLLED: {
    code: '810005',
    status: 409,
    ko: '이미 수강 중인 {class|이} 들어 있는 패키지라 {enrolment}할 수 없습니다.',
    en: 'You already have a place in {class|a} of this package.',
    jp: '受講中の{class}が含まれているパッケージのため、お{enrolment}いただけません。',
  },
  PACKAGE_ATTENDED_BEFORE: {
    code: '810523',
    status: 409,
    ko: '전에 수강한 {class|이} 들어 있는 패키지입니다. 그래도 {enrolment}하시려면 한 번 더 확인해 주세요.',
    en: 'This package contains {class|a} you took before. Please confirm that you want it anyway.',
    jp: '以前に受講した{class}が含まれているパッケージです。それでもお{enrolment}になる場合は、もう一度ご確認ください。',
  },
  PACKAGE_ENROLMENT: {
    code: '810524',
    status: 409,
    ko: '패키지로 {enrolment}한 {participant|은} 패키지 관리에서 변경해 주세요.',
    en: 'This {participant} came with a package. Please make the change in the settings of the package.',
    jp: 'パッケージで{enrolment}した{participant}は、パッケージの管理画面で変更してください。',
  },
  PROJECTS_FULL: {
    code: '810006',
    status: 409,
    ko: '프로젝트는 한 번에 3개까지 참여할 수 있습니다. 참여 중인 프로젝트가 끝나면 다시 {enrolment}해 주세요.',
    en: 'You can take part in 3 projects at a time. Come back when one of yours is over.',
    jp: 'プロジェクトは同時に3つまで参加できます。参加中のプロジェクトが終わってからお{enrolment}ください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
