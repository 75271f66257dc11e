import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { useWords } from '../../../../platform/words/use-words.ts'
import { useRemovePage, type PageLine } from './pages.api.ts'
import { pagesWords } from './pages.messages.ts'

export function RemovePage({ page, onClose }: { page: PageLine; onClose: () => void }) {
  const t = useWords(pagesWords)
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
