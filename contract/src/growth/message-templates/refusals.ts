import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  MESSAGE_TEMPLATES_FULL: {
    code: '890501',
    status: 409,
    ko: '템플릿은 100개까지 저장할 수 있습니다. 쓰지 않는 템플릿을 삭제해 주세요.',
    en: 'A site has up to 100 templates. Please delete one that is not needed.',
    jp: 'テンプレートは100個まで保存できます。使わないテンプレートを削除してください。',
  },
  MESSAGE_TEMPLATE_NAME_TAKEN: {
    code: '890502',
    status: 409,
    ko: '같은 이름의 템플릿이 있습니다. 다른 이름을 입력하거나 그 템플릿을 바꿔 주세요.',
    en: 'Another template has this name. Please choose a different one, or change that template.',
    jp: '同じ名前のテンプレートがあります。別の名前を入力するか、そのテンプレートを変更してください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
