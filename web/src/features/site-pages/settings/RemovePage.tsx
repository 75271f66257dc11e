import { messageOf } from '../../../platform/call.ts'
import { useWords } from '../../../platform/words/use-words.ts'
import { Confirm } from '../../../ui/layers/Alert.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { useRemovePage, type PageLine } from './pages.api.ts'
import { pagesWords } from './pages.words.ts'

export function RemovePage({ page, onClose }: { page: PageLine; onClose: () => void }) {
  const t = useWords(pagesWords)
  const { run, isRunning } = useRemovePage()
  async function remove() {
    try {
      await run({ pageSeq: page.pageSeq })
      toast({ text: t('removed'), tone: 'ok' })
    } catch (error) {
      toast({ text: messageOf(error, t('failed')), tone: 'error' })
    }
    onClose()
  }
  return (
    <Confirm
      open
      title={t('removeTitle', { name: page.title })}
      okLabel={t('remove')}
      cancelLabel={t('keep')}
      danger
      busy={isRunning}
      onOk={() => void remove()}
      onCancel={onClose}
    >
      {t(page.isMain ? 'removeMain' : 'removeText')}
    </Confirm>
  )
}
