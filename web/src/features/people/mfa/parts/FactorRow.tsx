import { IconDeviceMobile, IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { removeFactor, renameFactor } from 'contract/people/mfa/api'
import type { SecondFactor } from 'contract/people/mfa/schemas'
import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { messageOf } from '../../../../platform/call.ts'
import { useCommand } from '../../../../platform/endpoint.ts'
import { useSite } from '../../../../platform/site.tsx'
import { formatMoment } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { Dialog } from '../../../../ui/layers/Dialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { secondFactorMessages } from '../mfa.messages.ts'
import css from './Mfa.module.css'

const MAX_LETTERS = 40

export function FactorRow({ factor, isLast }: { factor: SecondFactor; isLast: boolean }) {
  const t = useMessages(secondFactorMessages)
  const { language } = useSite()
  const [doing, setDoing] = useState<'rename' | 'remove' | null>(null)
  const { kind, name, host, isUsableHere, lastUsedAt } = factor
  const Icon = kind === 'TOTP' ? IconDeviceMobile : IconFingerprint
  const kindName = t(`kind.${kind}`)
  const where = host && t(isUsableHere ? 'madeAt' : 'elsewhere', { host })
  const used = lastUsedAt ? t('lastUsed', { at: formatMoment(lastUsedAt, language) }) : t('neverUsed')
  const done = () => setDoing(null)
  return (
    <li className={css.factor}>
      <Icon size={22} aria-hidden />
      <div className={css.facts}>
        <b>{name}</b>
        <span>{[kindName !== name && kindName, where, used].filter(Boolean).join(' · ')}</span>
      </div>
      <div className={css.acts}>
        <Button
          size="sm"
          variant="outline"
          label={t('renameThis', { name })}
          onPress={() => setDoing('rename')}
        >
          {t('rename')}
        </Button>
        <Button
          size="sm"
          variant="outline"
          label={t('removeThis', { name })}
          onPress={() => setDoing('remove')}
        >
          {t('remove')}
        </Button>
      </div>
      {doing === 'rename' && <Rename factor={factor} onDone={done} />}
      {doing === 'remove' && <Remove factor={factor} isLast={isLast} onDone={done} />}
    </li>
  )
}

function Rename({ factor, onDone }: { factor: SecondFactor; onDone: () => void }) {
  const t = useMessages(secondFactorMessages)
  const { run, isRunning } = useCommand(renameFactor, { factorSeq: factor.factorSeq })
  const [name, setName] = useState(factor.name)
  const [problem, setProblem] = useState<string | undefined>()
  async function save() {
    if (name.trim() === '') return
    try {
      await run({ body: { name } })
      toast({ text: t('saved'), tone: 'ok' })
      onDone()
    } catch (error) {
      setProblem(messageOf(error, t('failed')))
    }
  }
  return (
    <Dialog
      open
      onClose={onDone}
      title={t('rename')}
      size="small"
      footer={
        <>
          <Button variant="outline" size="lg" onPress={onDone}>
            {t('cancel')}
          </Button>
          <Button size="lg" disabled={name.trim() === ''} loading={isRunning} onPress={() => void save()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <TextInput
        label={t('name')}
        value={name}
        onChange={setName}
        maxLength={MAX_LETTERS}
        error={problem}
        onEnter={() => void save()}
        focusOnOpen
      />
    </Dialog>
  )
}

interface RemoveProps {
  factor: SecondFactor
  isLast: boolean
  onDone: () => void
}
function Remove({ factor: { factorSeq, name }, isLast, onDone }: RemoveProps) {
  const t = useMessages(secondFactorMessages)
  const { run } = useCommand(removeFactor, { factorSeq })
  return (
    <AskFirst
      title={t('removeTitle', { name })}
      okLabel={t('remove')}
      cancelLabel={t('cancel')}
      deed={() => run({}).then(() => t('removed'))}
      failed={t('failed')}
      onClose={onDone}
    >
      {t(isLast ? 'removeLast' : 'removeText')}
    </AskFirst>
  )
}
