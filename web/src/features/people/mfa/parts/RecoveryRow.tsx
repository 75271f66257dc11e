import { IconLifebuoy } from '@tabler/icons-react'
import { useState } from 'react'
import { makeRecoveryCodes } from 'contract/people/mfa/api'
import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { useCommand } from '../../../../platform/endpoint.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { secondFactorMessages } from '../mfa.messages.ts'
import css from './Mfa.module.css'

const FEW = 3

export function RecoveryRow({ left, onCodes }: { left: number; onCodes: (codes: string[]) => void }) {
  const t = useMessages(secondFactorMessages)
  const { run } = useCommand(makeRecoveryCodes, {})
  const [isAsking, setAsking] = useState(false)
  async function make() {
    onCodes((await run({})).recoveryCodes)
    return null
  }
  return (
    <li className={css.factor}>
      <IconLifebuoy size={22} aria-hidden />
      <div className={css.facts}>
        <b>
          {t('recoveryTitle')} · {t('recoveryLeft', { count: left })}
        </b>
        <span>{t(left < FEW ? 'recoveryFew' : 'recoveryText')}</span>
      </div>
      <Button size="sm" variant="outline" onPress={() => setAsking(true)}>
        {t('makeCodes')}
      </Button>
      {isAsking && (
        <AskFirst
          title={t('makeTitle')}
          okLabel={t('makeCodes')}
          cancelLabel={t('cancel')}
          deed={make}
          failed={t('failed')}
          onClose={() => setAsking(false)}
        >
          {t('makeText')}
        </AskFirst>
      )}
    </li>
  )
}
