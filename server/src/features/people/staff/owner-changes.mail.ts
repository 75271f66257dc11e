import type { Language } from 'contract/i18n/languages'
import type { OwnerChange } from 'contract/people/staff/events'
import { formatSeoulMoment } from 'contract/values/moments'
import { letter, type Brand } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

interface Changed extends Brand {
  language: Language
  to: string
  change: OwnerChange
  /** The new or former owner. */
  name: string
  by: string
  at: Date
  effectiveAt: Date | null
}

/** Notifies an owner of a new owner or a planned removal, with a link for objecting. */
export function ownerMail({ to, language, change, name, by, at, effectiveAt, ...brand }: Changed): Mail {
  const { rows, label, small } = texts[language]
  const { subject, text } = texts[language][change]
  const when = (moment: Date) => formatSeoulMoment(moment, language)
  const known: [string, string][] = [
    [rows.person, name],
    [rows.by, by],
    [rows.at, when(at)],
    ...(effectiveAt ? [[rows.effective, when(effectiveAt)] satisfies [string, string]] : []),
  ]
  return letter(brand, {
    to,
    language,
    subject: `[${brand.siteName}] ${subject}`,
    title: subject,
    paragraphs: [text],
    rows: known,
    button: { label, url: `${brand.siteUrl}/settings/operators` },
    small,
  })
}

type Texts = Record<OwnerChange, { subject: string; text: string }> & {
  rows: { person: string; by: string; at: string; effective: string }
  label: string
  small: string
}
const texts: Record<Language, Texts> = {
  ko: {
    INVITE_ASKED: {
      subject: '소유자 초대를 승인해 주세요',
      text: '소유자가 아닌 운영진이 새 소유자를 초대했습니다. 소유자가 승인해야 초대 메일이 발송됩니다.',
    },
    ADDED: {
      subject: '새 소유자가 추가되었습니다',
      text: '사이트에 새 소유자가 추가되었습니다. 소유자는 사이트의 모든 일을 할 수 있습니다.',
    },
    REMOVAL_ASKED: {
      subject: '소유자 해제가 요청되었습니다',
      text: '아래 시각에 소유자에서 해제됩니다. 그전까지 소유자는 누구나 운영진 화면에서 취소할 수 있습니다.',
    },
    REMOVAL_CANCELLED: {
      subject: '소유자 해제가 취소되었습니다',
      text: '요청되었던 소유자 해제가 취소되었습니다.',
    },
    REMOVED: {
      subject: '소유자가 해제되었습니다',
      text: '소유자에서 해제되었습니다.',
    },
    rows: { person: '대상', by: '요청한 사람', at: '일시', effective: '해제 예정' },
    label: '운영진 확인하기',
    small: '사이트를 지키기 위해 모든 소유자에게 보내 드리는 안내입니다.',
  },
  en: {
    INVITE_ASKED: {
      subject: 'An owner invitation waits for approval',
      text: 'Somebody on the staff who is not an owner invited a new owner. The invitation is sent once an owner approves it.',
    },
    ADDED: {
      subject: 'A new owner was added',
      text: 'Your site has a new owner. Owners may do everything on the site.',
    },
    REMOVAL_ASKED: {
      subject: 'An owner is to be removed',
      text: 'The removal takes effect at the time below. Until then every owner can cancel it on the staff page.',
    },
    REMOVAL_CANCELLED: {
      subject: 'The removal of an owner was cancelled',
      text: 'The removal that was requested will not happen.',
    },
    REMOVED: {
      subject: 'An owner was removed',
      text: 'This person is no longer an owner of the site.',
    },
    rows: { person: 'Who', by: 'Requested by', at: 'When', effective: 'Takes effect' },
    label: 'Open the staff page',
    small: 'Every owner gets this notice, to keep the site safe.',
  },
  jp: {
    INVITE_ASKED: {
      subject: 'オーナー招待の承認をお願いします',
      text: 'オーナーではない運営スタッフが新しいオーナーを招待しました。オーナーが承認すると招待メールが送信されます。',
    },
    ADDED: {
      subject: '新しいオーナーが追加されました',
      text: 'サイトに新しいオーナーが追加されました。オーナーはサイトのすべての操作ができます。',
    },
    REMOVAL_ASKED: {
      subject: 'オーナーの解除がリクエストされました',
      text: '下記の日時にオーナーから解除されます。それまではオーナーの誰でも運営スタッフ画面で取り消せます。',
    },
    REMOVAL_CANCELLED: {
      subject: 'オーナーの解除が取り消されました',
      text: 'リクエストされていたオーナーの解除は取り消されました。',
    },
    REMOVED: {
      subject: 'オーナーが解除されました',
      text: 'サイトのオーナーから解除されました。',
    },
    rows: {
      person: '対象',
      by: 'リクエストした人',
      at: '日時',
      effective: '解除予定',
    },
    label: '運営スタッフを確認する',
    small: 'サイトを守るため、すべてのオーナーにお送りしています。',
  },
}
