import { useState } from 'react'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { useCheckKey } from '../integrations.api.ts'
import { toolMessages } from '../tools.messages.ts'
import css from './integrations.module.css'

const answers = {
  chat: { ANSWERS: 'chatANSWERS', UNKNOWN_KEY: 'chatUNKNOWN_KEY', UNREACHABLE: 'chatUNREACHABLE' },
  messenger: {
    ANSWERS: 'messengerANSWERS',
    UNKNOWN_KEY: 'messengerUNKNOWN_KEY',
    UNREACHABLE: 'messengerUNREACHABLE',
  },
} as const

interface KeyCheckProps {
  tool: 'chat' | 'messenger'
  /** Only a stored key can be checked. */
  isStored: boolean
}

/** Checks the key with the service on request, and explains the result. */
export function KeyCheck({ tool, isStored }: KeyCheckProps) {
  const t = useMessages(toolMessages)
  const { run, isRunning } = useCheckKey()
  const [said, setSaid] = useState<{ tone: 'ok' | 'error'; text: string }>()
  const ask = () =>
    run({ body: { tool } }).then(
      ({ verdict }) =>
        setSaid({ tone: verdict === 'ANSWERS' ? 'ok' : 'error', text: t(answers[tool][verdict]) }),
      (error: unknown) => setSaid({ tone: 'error', text: messageOf(error, t('failed')) }),
    )
  return (
    <>
      <div className={css.check}>
        <Button
          size="sm"
          variant="outline"
          disabled={!isStored}
          loading={isRunning}
          onPress={() => {
            setSaid(undefined)
            void ask()
          }}
        >
          {t('check')}
        </Button>
        <p className={css.why}>{t(isStored ? 'checkWhy' : 'checkFirst')}</p>
      </div>
      {said && isStored && (
        <div role="status">
          <Notice tone={said.tone}>{said.text}</Notice>
        </div>
      )}
    </>
  )
}
