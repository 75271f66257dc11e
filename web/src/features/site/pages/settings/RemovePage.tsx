import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { useRemovePage, type PageLine } from './pages.api.ts'
import { pagesMessages } from './pages.messages.ts'

export function RemovePage({ page, onClose }: { page: PageLine; onClose: () => void }) {
  const t = useMessages(pagesMessages)
  const { run } = useRemovePage()
  return (
    <AskFirst
      title={t('removeTitle', { name: page.title })}
      okLabel={t('remove')}
      cancelLabel={t('keep')}
      danger
      deed={() => run({ pageSeq: page.pageSeq }).then(() => t('removed'))}
      failed={t('failed')}
      onClose={onClose}
    >
      {t(page.isMain ? 'removeMain' : 'removeText')}
    </AskFirst>
  )
}
