import type { Language } from 'contract/i18n/languages'
import { letter, type Brand } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

interface Removed extends Brand {
  language: Language
  to: string
  /** Who registered the card and owns the site no longer, or who owns it now. */
  reader: 'FORMER' | 'OWNER'
  card: { brand: string | null; cardEnd: string | null }
}

/** Says that a card was removed because who registered it owns the site no longer. */
export function cardRemovedMail({ language, to, reader, card, ...brand }: Removed): Mail {
  const words = texts[language]
  const { subject, text } = words[reader]
  const cardName = [card.brand, card.cardEnd && `···· ${card.cardEnd}`].filter(Boolean).join(' ')
  return letter(brand, {
    language,
    to,
    subject: `[${brand.siteName}] ${subject}`,
    title: subject,
    paragraphs: [text],
    ...(cardName !== '' && { rows: [[words.card, cardName] satisfies [string, string]] }),
    ...(reader === 'OWNER' && {
      button: { label: words.button, url: `${brand.siteUrl}/service/servicepaymentinfo` },
    }),
  })
}

type Texts = Record<Removed['reader'], { subject: string; text: string }> & Record<'card' | 'button', string>
const texts: Record<Language, Texts> = {
  ko: {
    FORMER: {
      subject: '등록하신 결제 카드가 삭제되었습니다',
      text: '사이트 소유자에서 해제되어, 직접 등록하신 결제 카드를 삭제했습니다. 이 카드로는 더 이상 이용료가 결제되지 않습니다.',
    },
    OWNER: {
      subject: '결제 카드를 새로 등록해 주세요',
      text: '결제 카드를 등록한 분이 소유자에서 해제되어 카드를 삭제했습니다. 구독 중이라면 다음 결제일 전에 새 카드를 등록해 주세요. 카드가 없으면 이용료가 결제되지 않습니다.',
    },
    card: '삭제된 카드',
    button: '결제 카드 등록하기',
  },
  en: {
    FORMER: {
      subject: 'Your card was removed',
      text: 'You are no longer an owner of this site, so the card that you registered was removed. Nothing more is charged to it.',
    },
    OWNER: {
      subject: 'Please register another card',
      text: 'The owner who registered the card of this site is an owner no longer, so the card was removed. If the site has a subscription, please register another card before the next payment: without one it is not paid.',
    },
    card: 'Removed card',
    button: 'Register a card',
  },
  jp: {
    FORMER: {
      subject: 'ご登録の決済カードが削除されました',
      text: 'サイトのオーナーから解除されたため、ご登録の決済カードを削除しました。このカードに利用料が請求されることはありません。',
    },
    OWNER: {
      subject: '決済カードをもう一度ご登録ください',
      text: '決済カードを登録した方がオーナーから解除されたため、カードを削除しました。購読中の場合は、次の決済日までに新しいカードをご登録ください。カードがないと利用料は決済されません。',
    },
    card: '削除されたカード',
    button: '決済カードを登録する',
  },
}
