import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { copy } from '../../../../platform/copy.ts'
import { useSession } from '../../../../platform/session.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx'
import { Dialog } from '../../../../ui/layers/Dialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { setupMessages } from '../setup.messages.ts'
import css from './Setup.module.css'

/** Shown only once: the user cannot close the dialog by accident before storing the codes. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useMessages(setupMessages)
  const { channel } = useSite()
  const { user } = useSession()
  const [isKept, setKept] = useState(false)
  const head = t('fileHead', { site: channel?.name ?? 'Seodang', email: user?.email ?? '' })
  const text = `${head}\n\n${codes.join('\n')}\n`
  async function copyAll() {
    if (await copy(text)) toast({ text: t('copied'), tone: 'ok' })
  }
  return (
    <Dialog
      open
      cancelable={false}
      onClose={onClose}
      title={t('codesTitle')}
      footer={
        <Button size="lg" disabled={!isKept} onPress={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div className={css.steps}>
        <p>{t('codesText')}</p>
        <div className={css.sheet}>
          <p className={css.sheetHead}>{head}</p>
          <ul aria-label={t('codes')} className={css.codes}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </div>
        <div className={css.tools}>
          <Button variant="outline" icon={<IconCopy size={18} aria-hidden />} onPress={() => void copyAll()}>
            {t('copy')}
          </Button>
          <Button
            variant="outline"
            icon={<IconDownload size={18} aria-hidden />}
            onPress={() => download(text)}
          >
            {t('download')}
          </Button>
          <Button variant="outline" icon={<IconPrinter size={18} aria-hidden />} onPress={() => print()}>
            {t('print')}
          </Button>
        </div>
        <Checkbox label={t('kept')} checked={isKept} onChange={setKept} />
      </div>
    </Dialog>
  )
}

function download(text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(url)
}
