import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { Button } from '../../../ui/Button.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { useKeywords } from './terminology.api.ts'
import { keywordMessages } from './terminology.messages.ts'
import { WordsForm } from './parts/TerminologyForm.tsx'
import type { SampleSentences } from './sample-sentences.ts'

/** The site's own terms, in each of its languages. */
export function WordsScreen({ sentences }: { sentences: SampleSentences }) {
  const t = useMessages(keywordMessages)
  const keywords = useKeywords()
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        sub={t('sub')}
        actions={
          <Button variant="outline" href="/settings/configuration">
            {t('back')}
          </Button>
        }
      />
      <Answer of={keywords} height={720}>
        {(stored) => <WordsForm stored={stored} sentences={sentences} />}
      </Answer>
    </>
  )
}
