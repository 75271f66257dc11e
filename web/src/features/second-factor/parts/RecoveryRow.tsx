import { IconLifebuoy } from '@tabler/icons-react'
import { useState } from 'react'
import { makeRecoveryCodes } from 'contract/second-factor'
import { isRefusal, messageOf } from '../../../platform/call.ts'
import { useCommand } from '../../../platform/endpoint.ts'
import { useWords } from '../../../platform/words/use-words.ts'
import { Button } from '../../../ui/Button.tsx'
import { Confirm } from '../../../ui/layers/Alert.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { secondFactorWords } from '../second-factor.words.ts'
import css from './SecondFactor.module.css'

const FEW = 3
const PROVE_AGAIN = '800044'

export function RecoveryRow({ left, onCodes }: { left: number; onCodes: (codes: string[]) => void }) {
  const t = useWords(secondFactorWords)
  const { run, isRunning } = useCommand(makeRecoveryCodes, {})
  const [isAsking, setAsking] = useState(false)
  async function make() {
    try {
      onCodes((await run({})).recoveryCodes)
    } catch (error) {
      if (!isRefusal(error, PROVE_AGAIN)) toast({ text: messageOf(error, t('failed')), tone: 'error' })
    }
    setAsking(false)
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
      <Confirm
        open={isAsking}
        title={t('makeTitle')}
        okLabel={t('makeCodes')}
        cancelLabel={t('cancel')}
        busy={isRunning}
        onOk={() => void make()}
        onCancel={() => setAsking(false)}
      >
        {t('makeText')}
      </Confirm>
    </li>
  )
}
