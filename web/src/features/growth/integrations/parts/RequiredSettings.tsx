import type { SnippetNeeds } from 'contract/growth/integrations/snippets.schemas'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/layers/Dialog.tsx'
import { snippetMessages } from '../snippet.messages.ts'
import css from './integrations.module.css'

interface NeedsProps {
  /** Null while the dialog is closed. */
  of: SnippetNeeds | null
  isBusy: boolean
  onSave: (isRun: boolean) => void
  onCancel: () => void
}

/** Asks the owner to confirm what pages will allow the code to do. */
export function Needs({ of, isBusy, onSave, onCancel }: NeedsProps) {
  const t = useMessages(snippetMessages)
  return (
    <Dialog
      open={of !== null}
      onClose={onCancel}
      cancelable={!isBusy}
      title={t('confirm')}
      footer={
        <>
          <Button variant="subtle" onPress={onCancel} disabled={isBusy}>
            {t('cancel')}
          </Button>
          <Button variant="outline" onPress={() => onSave(false)} disabled={isBusy}>
            {t('saveOnly')}
          </Button>
          <Button onPress={() => onSave(true)} loading={isBusy}>
            {t('saveRun')}
          </Button>
        </>
      }
    >
      <p>{t('confirmText')}</p>
      {of && (
        <dl className={css.needs}>
          <dt>{t('inline')}</dt>
          <dd>{of.inlineScripts > 0 ? t('inlineCount', { count: of.inlineScripts }) : t('nowhere')}</dd>
          <dt>{t('scripts')}</dt>
          <Hosts list={of.scriptHosts} />
          <dt>{t('talks')}</dt>
          <Hosts list={of.talkHosts} />
        </dl>
      )}
    </Dialog>
  )
}

function Hosts({ list }: { list: readonly string[] }) {
  const t = useMessages(snippetMessages)
  if (list.length === 0) return <dd>{t('nowhere')}</dd>
  return list.map((host) => (
    <dd key={host}>
      <code>{host}</code>
    </dd>
  ))
}
