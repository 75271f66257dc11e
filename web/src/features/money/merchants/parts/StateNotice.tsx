import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import type { MerchantsReply } from '../merchants.api.ts'
import { merchantMessages } from '../merchants.messages.ts'
import css from './merchants.module.css'

const tones = { LIVE: 'ok', TEST: 'soon', DEPOSIT: 'ok', SANDBOX: 'soon', OFF: 'error' } as const

/** What buyers can do now, and what the owner does next. */
export function StateNotice({ stored: { state, merchants } }: { stored: MerchantsReply }) {
  const t = useMessages(merchantMessages)
  const isUnused = merchants.length > 0 && merchants.every(({ currencies }) => currencies.length === 0)
  return (
    <div className={css.state}>
      <Notice tone={tones[state]} title={t(state)}>
        {t(isUnused ? 'nextSwitch' : `${state}Next`)}
      </Notice>
    </div>
  )
}
