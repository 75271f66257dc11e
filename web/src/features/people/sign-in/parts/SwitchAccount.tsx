import { useState } from 'react'
import type { takeHandOff } from 'contract/people/sessions/api'
import type { Output } from 'contract/http/endpoint'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { PageHead } from '../../../../ui/SectionHead.tsx'
import { handOffMessages } from '../hand-off.messages.ts'
import css from './SwitchAccount.module.css'

export type Switching = NonNullable<Output<typeof takeHandOff>['switching']>

interface SwitchAccountProps {
  switching: Switching
  onStay: () => void
  onSwitch: () => Promise<void>
}

/** The browser is signed in to another account: the user chooses which one to use. */
export function SwitchAccount({ switching, onStay, onSwitch }: SwitchAccountProps) {
  const t = useMessages(handOffMessages)
  const [isRunning, setRunning] = useState(false)
  function change() {
    setRunning(true)
    void onSwitch().finally(() => setRunning(false))
  }
  return (
    <div className={css.page}>
      <PageHead title={t('switchTitle')} sub={t('switchText')} />
      <Card pad="lg">
        <dl className={css.people}>
          <Person label={t('from')} of={switching.from} />
          <Person label={t('to')} of={switching.to} />
        </dl>
        <div className={css.buttons}>
          <Button variant="outline" onPress={onStay}>
            {t('stay')}
          </Button>
          <Button loading={isRunning} onPress={change}>
            {t('change')}
          </Button>
        </div>
      </Card>
    </div>
  )
}

const Person = ({ label, of: { name, email } }: { label: string; of: Switching['from'] }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <b>{name}</b>
      {email && <span>{email}</span>}
    </dd>
  </div>
)
