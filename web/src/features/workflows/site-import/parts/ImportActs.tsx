import { useState } from 'react'
import { isCancellable } from 'contract/workflows/site-import/site-import.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Confirm } from '../../../../ui/layers/Alert.tsx'
import {
  useArchiveUploads,
  useCancelSiteImport,
  useStartSiteImport,
  type SiteImport,
} from '../site-import.api.ts'
import { siteImportMessages } from '../site-import.messages.ts'
import { useAct } from '../use-act.ts'
import css from './site-import.module.css'

/** Begins the import or cancels it, each after a confirmation. */
export function ImportActs({ of }: { of: SiteImport }) {
  const t = useMessages(siteImportMessages)
  const { state, contents, space, site } = of
  const [open, setOpen] = useState<'start' | 'cancel' | null>(null)
  const isFull = space !== null && space.free < space.needed
  const close = () => setOpen(null)
  return (
    <div className={css.acts}>
      {state === 'DONE' && site && (
        <Button href={`/admin/sites/${site.channelSeq}`} variant="outline">
          {t('openDesk')}
        </Button>
      )}
      {(state === 'READY' || state === 'FAILED') && (
        <Button onPress={() => setOpen('start')} disabled={isFull}>
          {t(state === 'READY' ? 'start' : 'again')}
        </Button>
      )}
      {isCancellable(state) && (
        <Button variant="outline" onPress={() => setOpen('cancel')}>
          {t('cancelImport')}
        </Button>
      )}
      {open === 'start' && <StartDialog of={of} address={contents?.newAddress ?? ''} onClose={close} />}
      {open === 'cancel' && <CancelDialog of={of} onClose={close} />}
    </div>
  )
}

interface DialogProps {
  of: SiteImport
  onClose: () => void
}

function StartDialog({
  of: { siteImportSeq, contents },
  address,
  onClose,
}: DialogProps & { address: string }) {
  const t = useMessages(siteImportMessages)
  const { run, isRunning } = useStartSiteImport(siteImportSeq)
  const act = useAct()
  return (
    <Confirm
      open
      title={t('startTitle')}
      okLabel={t(contents ? 'start' : 'again')}
      cancelLabel={t('close')}
      onOk={() => act(run({}), onClose)}
      onCancel={onClose}
      busy={isRunning}
    >
      <p>{contents ? t('startText', { name: contents.name, address }) : t('againText')}</p>
    </Confirm>
  )
}

function CancelDialog({ of: { siteImportSeq }, onClose }: DialogProps) {
  const t = useMessages(siteImportMessages)
  const { run, isRunning } = useCancelSiteImport(siteImportSeq)
  const { store } = useArchiveUploads()
  const act = useAct()
  const cancel = async () => {
    await store.giveUp(siteImportSeq)
    await run({})
  }
  return (
    <Confirm
      open
      title={t('cancelTitle')}
      okLabel={t('cancelImport')}
      cancelLabel={t('close')}
      onOk={() => act(cancel(), onClose)}
      onCancel={onClose}
      busy={isRunning}
      danger
    >
      <p>{t('cancelText')}</p>
    </Confirm>
  )
}
