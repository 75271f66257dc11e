import type { Language } from './languages.ts'
import { platformCategories } from '../values/platform-categories.ts'

type Names = Readonly<Record<Language, string>>
interface CodeGroup {
  /** The wire field that carries the codes. */
  groupCode: string
  codes: readonly { code: string; names: Names }[]
}

const named = (ko: string, en: string, jp: string): Names => ({ ko, en, jp })
const group = (groupCode: string, names: Readonly<Record<string, Names>>): CodeGroup => ({
  groupCode,
  codes: inOrder(names).map(([code, of]) => ({ code, names: of })),
})
/** Integer-like keys of an object come first, so `10` would stand before `01`; people expect alphabetical order. */
const inOrder = (names: Readonly<Record<string, Names>>) =>
  Object.entries(names).toSorted(([one], [other]) => (one < other ? -1 : 1))

const limits = {
  '00': named('날짜 지정', 'By date', '日付を指定'),
  '99': named('제한 없음', 'No limit', '制限なし'),
}

/** The names of every code on the wire. Braces mark words that a site may replace. */
export const codeGroups: readonly CodeGroup[] = [
  group('userTypeCd', {
    OWN: named('소유자', 'Owner', 'オーナー'),
    MNG: named('운영자', 'Manager', '運営者'),
    TCH: named('{instructor}', '{instructor}', '{instructor}'),
  }),
  group('audienceCd', {
    ALL: named('모두', 'Everybody', 'すべての人'),
    MBR: named('회원', 'Members', '会員'),
    STUD: named('{participant}', '{participant|s}', '{participant}'),
    OWN: named('소유자', 'Owners', 'オーナー'),
    MNG: named('운영자', 'Managers', '運営者'),
    TCH: named('{instructor}', '{instructor|s}', '{instructor}'),
  }),
  group('boardTypeCd', {
    '02': named('공지', 'Announcements', 'お知らせ'),
    '03': named('자유', 'Free', '自由'),
    '04': named('질문', 'Questions', '質問'),
    '07': named('과제', 'Assignments', '課題'),
    '08': named('자료', 'Resources', '資料'),
    '09': named('기타', 'Other', 'その他'),
  }),
  group('snsTypeCd', {
    LIV: named('이메일', 'E-mail', 'メールアドレス'),
    KAK: named('카카오', 'Kakao', 'Kakao'),
    NAV: named('네이버', 'Naver', 'Naver'),
    GOG: named('구글', 'Google', 'Google'),
    FAB: named('페이스북', 'Facebook', 'Facebook'),
  }),
  group('courseTypeCd', {
    '01': named('프로젝트', 'Project', 'プロジェクト'),
    '02': named('특강', 'Special lecture', '特別レクチャー'),
    '03': named('클럽', 'Club', 'クラブ'),
    '04': named('맞춤 {class}', 'Custom {class}', 'オーダーメイド{class}'),
    '05': named('{class}', '{class}', '{class}'),
  }),
  group('scheduleTypeCd', {
    D: named('기본', 'Default', '標準'),
    R: named('반복', 'Repeating', '繰り返し'),
    S: named('단일', 'Single', '単発'),
  }),
  group('categoryCd', platformCategories),
  group('openTypeCd', {
    '00': named('사이트 안', 'Here', 'サイト内'),
    '99': named('외부', 'Elsewhere', '外部'),
  }),
  group('fareCd', {
    '00': named('무료', 'Free', '無料'),
    '01': named('유료', 'Paid', '有料'),
    '03': named('누구나 참여', 'Open to everybody', '誰でも参加'),
  }),
  group('publicCd', {
    '00': named('공개', 'Public', '公開'),
    '99': named('비공개', 'Private', '非公開'),
  }),
  group('publishStatusCd', {
    '00': named('공개', 'Published', '公開'),
    '01': named('임시 저장', 'Draft', '下書き'),
    '99': named('비공개', 'Private', '非公開'),
  }),
  group('trashTypeCd', {
    '00': named('사용 중', 'In use', '使用中'),
    '01': named('휴지통', 'In the trash', 'ゴミ箱'),
    '02': named('삭제됨', 'Deleted', '削除済み'),
  }),
  group('difficultyCd', {
    '01': named('입문', 'Beginner', '初級'),
    '02': named('중급', 'Intermediate', '中級'),
    '03': named('고급', 'Advanced', '上級'),
  }),
  group('userLimitTypeCd', {
    '00': named('정원 초과 시 대기', 'Waiting list beyond the seats', '定員超過時はキャンセル待ち'),
    '01': named('제한 없음', 'No limit', '制限なし'),
    '99': named('정원 제한', 'Limited seats', '定員制'),
  }),
  group('choiseTypeCd', {
    '00': named('선착순', 'First come, first served', '先着順'),
    '01': named('승인', 'By approval', '承認制'),
  }),
  group('choiseStatusCd', {
    '00': named('승인됨', 'Approved', '承認済み'),
    '01': named('승인 대기', 'Awaiting approval', '承認待ち'),
  }),
  group('payStartCd', limits),
  group('payEndCd', limits),
  group('deliveryCd', {
    '00': named('배송 있음', 'Delivery', '配送あり'),
    '99': named('배송 없음', 'No delivery', '配送なし'),
  }),
  group('curriculumTypeCd', {
    '00': named('라이브', 'Live', 'ライブ'),
    '01': named('섹션', 'Section', 'セクション'),
    '02': named('동영상', 'Video', '動画'),
    '03': named('미션', 'Mission', 'ミッション'),
    '04': named('오프라인', 'Offline', 'オフライン'),
    '05': named('텍스트', 'Text', 'テキスト'),
    '06': named('자료', 'Material', '資料'),
    '07': named('채팅 미션', 'Chat mission', 'チャットミッション'),
    '08': named('수강 완료 미션', 'Completion mission', '受講完了ミッション'),
    '09': named('인증 미션', 'Post mission', '投稿ミッション'),
  }),
  group('workTypeCd', {
    '00': named('글', 'Text', '文章'),
    '01': named('파일', 'File', 'ファイル'),
    '02': named('링크', 'Link', 'リンク'),
    '99': named('제출 없음', 'Nothing to hand in', '提出なし'),
  }),
  group('curriculumProgressCd', {
    '00': named('순서 없이', 'In any order', '順不同'),
    '01': named('순서대로', 'In order', '順番どおり'),
  }),
  group('liveTypeCd', {
    '00': named('Zoom', 'Zoom', 'Zoom'),
    '01': named('Google Meet', 'Google Meet', 'Google Meet'),
    '99': named('기타', 'Other', 'その他'),
  }),
  group('menuTypeCd', {
    '00': named('사이트 안', 'Inside the site', 'サイト内'),
    '01': named('외부 링크', 'External link', '外部リンク'),
  }),
  group('visibleTypeCd', {
    '00': named('모두', 'Everybody', 'すべての人'),
    '01': named('회원', 'Members', '会員'),
    '02': named('비회원', 'Non-members', '非会員'),
  }),
  group('payMethodCd', {
    '00': named('국내 카드', 'Domestic card', '国内カード'),
    '01': named('해외 카드', 'Foreign card', '海外カード'),
    '02': named('계좌이체', 'Bank transfer', '口座振替'),
    '03': named('가상계좌', 'Virtual account', 'バーチャル口座'),
    '04': named('간편결제', 'Mobile pay', 'モバイル決済'),
    '05': named('PayPal', 'PayPal', 'PayPal'),
    '06': named('무통장 입금', 'Bank deposit', '銀行振込'),
    '99': named('무료', 'Nothing to pay', 'お支払いなし'),
  }),
  group('paymentStatus', {
    '00': named('결제 완료', 'Completed', '決済完了'),
    '01': named('입금 대기', 'Awaiting deposit', '入金待ち'),
    '02': named('취소', 'Cancelled', 'キャンセル'),
    '03': named('부분 취소', 'Partly cancelled', '一部キャンセル'),
    '99': named('실패', 'Failed', '失敗'),
  }),
  group('currency', {
    KRW: named('원', 'Korean won', '韓国ウォン'),
    USD: named('미국 달러', 'US dollar', '米ドル'),
  }),
]
