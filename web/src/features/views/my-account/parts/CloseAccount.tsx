import { useState } from 'react'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { withdrawalMessages } from '../close-account.messages.ts'
import css from '../../../../platform/account/Information.module.css'
import { WithdrawalDialog } from './CloseAccountDialog.tsx'

/** The section for deleting the account. */
export function Withdrawal() {
  const t = useMessages(withdrawalMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby="withdrawal" className={css.foot}>
      <div>
        <h2 id="withdrawal" className={css.title}>
          {t('title')}
        </h2>
        <p className={css.lead}>{t('lead')}</p>
      </div>
      <Button size="sm" variant="outline" onPress={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <WithdrawalDialog onClose={() => setOpen(false)} />}
    </section>
  )
}
