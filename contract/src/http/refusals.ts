import type { Language } from '../i18n/languages.ts'

/** A documented "no": its code on the wire, its HTTP status, and its text in each language. */
export interface Refusal extends Readonly<Record<Language, string>> {
  readonly code: `${number}`
  readonly status: number
  /** The `reason` on the wire, where two refusals share a code. */
  readonly reason?: string
}
export type Refusals = Readonly<Record<string, Refusal>>

/** Refusals of the platform and its guards. All others are in `refusals.ts` of their feature. */
export const refusals = {
  BAD_INPUT: {
    code: '400000',
    status: 400,
    ko: '입력한 내용을 다시 확인해 주세요.',
    en: 'Please check what you entered.',
    jp: '入力内容をご確認ください。',
  },
  SIGN_IN_FIRST: {
    code: '401000',
    status: 401,
    ko: '로그인이 필요합니다.',
    en: 'Please sign in.',
    jp: 'ログインが必要です。',
  },
  NOT_ALLOWED: {
    code: '403001',
    status: 403,
    ko: '접근 권한이 없습니다.',
    en: 'You do not have access.',
    jp: 'アクセス権限がありません。',
  },
  SIGN_IN_ELSEWHERE: {
    code: '403002',
    status: 403,
    ko: '다른 사이트에서 로그인한 정보예요. 이 사이트에서 다시 로그인해 주세요.',
    en: 'You signed in at another site. Please sign in here.',
    jp: '別のサイトでのログインです。このサイトで改めてログインしてください。',
  },
  PLATFORM_ONLY: {
    code: '403003',
    status: 403,
    ko: '이 작업은 플랫폼 주소에서 로그인한 뒤에 할 수 있어요.',
    en: 'Please sign in at the platform’s own address to do this.',
    jp: 'この操作は、プラットフォームのアドレスでログインしてから行ってください。',
  },
  FOREIGN_ORIGIN: {
    code: '403004',
    status: 403,
    ko: '다른 사이트에서 보낸 요청이라 처리하지 않았어요.',
    en: 'This request came from another site and was not carried out.',
    jp: '別のサイトから送信されたリクエストのため、処理しませんでした。',
  },
  NOT_JSON: {
    code: '415000',
    status: 415,
    ko: '요청 형식이 올바르지 않아요. JSON으로 보내 주세요.',
    en: 'Please send the request as JSON.',
    jp: 'リクエストの形式が正しくありません。JSONで送信してください。',
  },
  NOT_CHANNEL_USER: {
    code: '800000',
    status: 403,
    reason: 'NOT_CHANNEL_USER',
    ko: '이 사이트의 회원만 이용할 수 있습니다.',
    en: 'Only members of this site can do this.',
    jp: 'このサイトの会員のみ利用できます。',
  },
  NOT_FOUND: {
    code: '400004',
    status: 404,
    ko: '찾을 수 없습니다.',
    en: 'Not found.',
    jp: '見つかりません。',
  },
  TOO_MANY_REQUESTS: {
    code: '429000',
    status: 429,
    ko: '요청이 많습니다. 잠시 후 다시 시도해 주세요.',
    en: 'Too many requests. Please try again in a moment.',
    jp: 'しばらくしてからもう一度お試しください。',
  },
  SOMETHING_BROKE: {
    code: '500000',
    status: 500,
    ko: '일시적인 오류가 발생하였습니다.',
    en: 'A temporary error occurred.',
    jp: '一時的なエラーが発生しました。',
  },
  UNAVAILABLE: {
    code: '503000',
    status: 503,
    ko: '서비스에 잠시 연결할 수 없습니다. 잠시 후 다시 시도해 주세요.',
    en: 'The service cannot be reached for a moment. Please try again shortly.',
    jp: 'サービスに一時的に接続できません。しばらくしてからもう一度お試しください。',
  },
  TOO_MANY_ATTEMPTS: {
    code: '800008',
    status: 429,
    ko: '시도 횟수를 초과했습니다. 잠시 후 다시 시도해 주세요.',
    en: 'Too many attempts. Please try again later.',
    jp: '試行回数を超えました。しばらくしてからお試しください。',
  },
  SITE_SUSPENDED: {
    code: '891140',
    status: 403,
    ko: '운영이 중지된 사이트예요. 지금은 이용할 수 없어요.',
    en: 'This site is suspended. This is not available now.',
    jp: '運営が停止されているサイトです。現在はご利用いただけません。',
  },
  SWITCHED_OFF: {
    code: '891181',
    status: 403,
    ko: '플랫폼 운영자가 지금은 꺼 둔 기능이에요.',
    en: 'The operator of the platform has switched this off for now.',
    jp: 'プラットフォームの運営者が現在停止している機能です。',
  },
  INSPECTION_READS_ONLY: {
    code: '891160',
    status: 403,
    ko: '열람 중에는 볼 수만 있고 바꿀 수 없어요.',
    en: 'You are looking at this site: nothing can be changed.',
    jp: '閲覧中は確認のみ可能で、変更はできません。',
  },
  SECOND_FACTOR_NEEDED: {
    code: '800043',
    status: 403,
    ko: '이 사이트는 운영진에게 2단계 인증을 요구해요. 먼저 2단계 인증을 설정해 주세요.',
    en: 'This site asks its staff for two-step verification. Please set it up first.',
    jp: 'このサイトは運営者に2段階認証を求めています。先に設定してください。',
  },
  PROVE_AGAIN: {
    code: '800044',
    status: 403,
    ko: '본인 확인이 필요해요.',
    en: 'Please confirm that it is you.',
    jp: '本人確認が必要です。',
  },
  CLASS_NOT_FOUND: {
    code: '800003',
    status: 404,
    ko: '{class|을} 찾을 수 없습니다.',
    en: 'This {class} does not exist.',
    jp: '{class}が見つかりません。',
  },
  CLASS_GONE: {
    code: '410000',
    status: 410,
    ko: '운영자가 삭제한 {class}입니다.',
    en: 'The operator has deleted this {class}.',
    jp: '運営者が削除した{class}です。',
  },
  CLASS_IN_TRASH: {
    code: '830011',
    status: 409,
    ko: '휴지통에 있는 {class|은} 바꿀 수 없어요. 먼저 복원해 주세요.',
    en: 'This {class} is in the trash and cannot be changed. Restore it first.',
    jp: 'ごみ箱にある{class}は変更できません。先に元に戻してください。',
  },
  CLASS_IN_REVIEW: {
    code: '830012',
    status: 409,
    ko: '검토 중에는 바꿀 수 없어요. 제출을 취소한 뒤 수정해 주세요.',
    en: 'This cannot be changed while it is being reviewed. Take it back first.',
    jp: '審査中は変更できません。提出を取り消してから編集してください。',
  },
  FILE_TOO_LARGE: {
    code: '840004',
    status: 413,
    ko: '2MB 이하의 파일만 올릴 수 있습니다.',
    en: 'Files may be 2 MB at most.',
    jp: '2MB以下のファイルのみアップロードできます。',
  },
  WORKBOOK_UNREADABLE: {
    code: '840021',
    status: 400,
    ko: '읽을 수 없는 파일입니다. 암호를 걸지 않은 엑셀 파일(.xlsx)로 저장해서 올려 주세요.',
    en: 'This file cannot be read. Please save it as an Excel file (.xlsx) without a password.',
    jp: '読み取れないファイルです。パスワードのないExcelファイル（.xlsx）で保存してアップロードしてください。',
  },
  WORKBOOK_TOO_LARGE: {
    code: '840022',
    status: 413,
    ko: '파일이 너무 큽니다. 한 번에 2,000행, 700KB까지 올릴 수 있으니 나누어 올려 주세요.',
    en: 'This file is too large. Up to 2,000 rows and 700 KB can be uploaded at once; please split it.',
    jp: 'ファイルが大きすぎます。一度に2,000行、700KBまでアップロードできますので、分けてアップロードしてください。',
  },
  WORKBOOK_EMPTY: {
    code: '840023',
    status: 400,
    ko: '파일에 내용이 없습니다. 양식의 둘째 줄부터 한 명씩 적어 주세요.',
    en: 'There is nobody in this file. Please fill the template from its second row on.',
    jp: 'ファイルに内容がありません。テンプレートの2行目から1名ずつ入力してください。',
  },
  WORKBOOK_HEADINGS: {
    code: '840024',
    status: 400,
    ko: '첫 줄에서 항목 이름을 찾지 못했습니다. 양식을 내려받아 그대로 적어 주세요.',
    en: 'The first row does not name the columns. Please use the template as it is.',
    jp: '1行目に項目名が見つかりません。テンプレートをダウンロードしてそのまま入力してください。',
  },
  STORAGE_FULL: {
    code: '840006',
    status: 507,
    ko: '저장 공간이 부족해 저장하지 못했습니다. 운영자에게 알려 주세요.',
    en: 'There is no room left, so this was not saved. Please tell the operator.',
    jp: '保存容量が不足しているため保存できませんでした。運営者にお知らせください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
/** Features add theirs by declaration merging in their `refusals.ts`. */
export interface RefusalCatalogue extends Own {}
export type RefusalName = keyof RefusalCatalogue

/** Any endpoint may reply with these without listing them. */
export const everywhere: readonly RefusalName[] = [
  'BAD_INPUT',
  'SIGN_IN_FIRST',
  'NOT_ALLOWED',
  'NOT_CHANNEL_USER',
  'SITE_SUSPENDED',
  'INSPECTION_READS_ONLY',
  'NOT_FOUND',
  'TOO_MANY_REQUESTS',
  'STORAGE_FULL',
  'UNAVAILABLE',
  'TOO_MANY_ATTEMPTS',
  'SOMETHING_BROKE',
]
