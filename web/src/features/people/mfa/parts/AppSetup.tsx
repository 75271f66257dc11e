import { IconCopy, IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { addTotp, beginTotp } from 'contract/people/mfa/api'
import type { Output } from 'contract/http/endpoint'
import { isProofMissing, messageOf } from '../../../../platform/call.ts'
import { copy } from '../../../../platform/copy.ts'
import { useCommand } from '../../../../platform/endpoint.ts'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { SkeletonBlock } from '../../../../ui/Skeleton.tsx'
import { CodeInput } from '../../../../ui/forms/CodeInput.tsx'
import { Dialog } from '../../../../ui/layers/Dialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { setupMessages } from '../setup.messages.ts'
import { useOnce } from '../use-once.ts'
import css from './Setup.module.css'

interface AppSetupProps {
  onClose: () => void
  onAdded: (recoveryCodes: string[] | null) => void
}

/** Sets up an authenticator app: it counts only after the user typed its first code. */
export function AppSetup({ onClose, onAdded }: AppSetupProps) {
  const t = useMessages(setupMessages)
  const { call } = useSite()
  const { data, error } = useOnce(() =>
    call(beginTotp, {}).catch((refusal: unknown) => {
      // Closing the dialog that confirms the identity cancels the setup.
      if (isProofMissing(refusal)) onClose()
      throw refusal
    }),
  )
  const { run, isRunning } = useCommand(addTotp, {})
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | undefined>()

  async function add(typed: string) {
    if (!data || isRunning) return
    setProblem(undefined)
    try {
      const { recoveryCodes } = await run({ body: { ticket: data.ticket, code: typed, name: t('appName') } })
      onAdded(recoveryCodes)
    } catch (refusal) {
      setProblem(messageOf(refusal, t('failed')))
      setCode('')
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      footer={
        <Button
          size="lg"
          disabled={!data || code.length < 6}
          loading={isRunning}
          onPress={() => void add(code)}
        >
          {t('add')}
        </Button>
      }
    >
      <div className={css.steps}>
        {error !== null && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
        {!data && error === null && <SkeletonBlock height={320} radius={12} />}
        {data && (
          <>
            <Secret of={data} />
            <CodeInput
              label={t('type')}
              placeholder={t('code')}
              masked={false}
              value={code}
              onChange={setCode}
              onDone={(typed) => void add(typed)}
              error={problem}
            />
          </>
        )}
      </div>
    </Dialog>
  )
}

const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

function Secret({ of: { secret, uri, qr } }: { of: Output<typeof beginTotp> }) {
  const t = useMessages(setupMessages)
  // A phone cannot scan its own screen.
  const isHandheld = matchMedia('(pointer: coarse) and (max-width: 639px)').matches
  async function copyKey() {
    if (await copy(secret)) toast({ text: t('keyCopied'), tone: 'ok' })
  }
  return (
    <>
      {isHandheld ? (
        <>
          <p>{t('onPhone')}</p>
          <Button
            href={uri}
            size="lg"
            wide
            variant="outline"
            icon={<IconExternalLink size={18} aria-hidden />}
          >
            {t('openApp')}
          </Button>
        </>
      ) : (
        <>
          <p>{t('scan')}</p>
          <svg className={css.qr} viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t('qr')}>
            <path d={qr.path} shapeRendering="crispEdges" />
          </svg>
        </>
      )}
      <p className={css.hint}>{t('orType')}</p>
      <div className={css.key}>
        <code>{inGroups(secret)}</code>
        <Button
          size="sm"
          variant="outline"
          label={t('copyKey')}
          icon={<IconCopy size={16} aria-hidden />}
          onPress={() => void copyKey()}
        >
          {t('copyKey')}
        </Button>
      </div>
    </>
  )
}
