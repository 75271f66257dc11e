import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  PACKAGE_TOO_SMALL: {
    code: '810520',
    status: 409,
    ko: '패키지에는 {class|을} 2개 이상 담아 주세요.',
    en: 'A package needs at least 2 {class|s}.',
    jp: 'パッケージには{class}を2つ以上入れてください。',
  },
  PACKAGE_CLASS_REFUSED: {
    code: '810521',
    status: 409,
    ko: '패키지에 담을 수 없는 {class|이에요}. 목록에서 이유를 확인해 주세요.',
    en: 'This {class} cannot be put into a package. The list says why.',
    jp: 'パッケージに入れられない{class}です。一覧で理由をご確認ください。',
  },
  PACKAGE_SOLD: {
    code: '810522',
    status: 409,
    ko: '{enrolment}한 사람이 있는 패키지는 구성을 바꿀 수 없어요. 복사해서 새 패키지를 만들어 주세요.',
    en: 'Somebody has applied for this package, so its {class|s} stay. Copy it to make another package.',
    jp: '{enrolment}した人がいるパッケージの内容は変更できません。複製して新しいパッケージを作成してください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
