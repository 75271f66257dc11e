import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { cardOptionMessages as texts } from './card-options.messages.ts'

export const cardOptionMessages: Japanese<typeof texts> = {
  title: 'カードの選択',
  company: 'カード会社',
  instalments: '分割払い',
  inWindow: '決済画面で選択',
  atOnce: '一括払い',
  months: '{count}か月',
  help: '分割払いは50,000ウォンからです。無利息かどうかはカード会社によって異なります。',
  paidIn: '{name}・{count}か月分割',
  SHINHAN: '新韓カード',
  HYUNDAI: '現代カード',
  SAMSUNG: 'サムスンカード',
  KOOKMIN: 'KB国民カード',
  LOTTE: 'ロッテカード',
  HANA: 'ハナカード',
  WOORI: 'ウリカード',
  NH: 'NH農協カード',
  BC: 'BCカード',
}
