import { useState } from 'react'
import { questionShelves } from 'contract/community/questions/questions.rules'
import { choiceFrom } from 'contract/values/paging'
import { Head } from '../../../../platform/Head.tsx'
import { useSession } from '../../../../platform/session.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { useListQuestion } from '../../../../platform/management/list-query.ts'
import { PagedList } from '../../../../platform/management/PagedList.tsx'
import { SpreadsheetButton } from '../../../../platform/management/SpreadsheetButton.tsx'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { SearchInput } from '../../../../ui/forms/SearchInput.tsx'
import { PageHead } from '../../../../ui/SectionHead.tsx'
import { Tabs } from '../../../../ui/Tabs.tsx'
import { QuestionItem } from '../parts/QuestionItem.tsx'
import { useQuestionSpreadsheet, useSiteQuestions } from '../questions.api.ts'
import css from './SiteQuestions.module.css'
import { siteQuestionMessages } from './site-questions.messages.ts'

/** Questions about all classes, answered in one list. The filter is in the address. */
export function SiteQuestionsScreen() {
  const t = useMessages(siteQuestionMessages)
  const { can } = useSession()
  const { params, page, size, q, set, turn } = useListQuestion()
  const shelf = choiceFrom(params.get('shelf'), questionShelves)
  const [typed, setTyped] = useState(q)
  const questions = useSiteQuestions({ q, shelf }, { page, size })
  const spreadsheet = useQuestionSpreadsheet({ q, shelf })
  const showAll = () => {
    setTyped('')
    set({ q: '' })
  }
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        count={questions.data && t('count', { count: questions.data.total })}
        actions={<SpreadsheetButton {...spreadsheet} disabled={!questions.data?.total} />}
      />
      <Tabs
        id="question-shelves"
        label={t('shelves')}
        current={shelf}
        tabs={questionShelves.map((key) => ({
          key,
          label: t(key),
          href: key === 'open' ? '/settings/questions' : `/settings/questions?shelf=${key}`,
        }))}
      />
      <div className={css.search}>
        <SearchInput
          label={t('search')}
          placeholder={t('search')}
          clearLabel={t('clear')}
          value={typed}
          onChange={setTyped}
          onSearch={(text) => set({ q: text.trim() })}
        />
      </div>
      <PagedList
        of={questions}
        page={page}
        size={size}
        {...turn}
        isFiltered={q !== ''}
        onShowAll={showAll}
        words={{
          empty: t(shelf === 'open' ? 'emptyOpen' : 'empty'),
          emptyText: t(shelf === 'open' ? 'emptyOpenText' : 'emptyText'),
          noMatch: t('noMatch'),
          showAll: t('showAll'),
        }}
      >
        {(list) => (
          <ul className={css.list}>
            {list.map((question) => (
              <li key={question.questionSeq}>
                <Anchor href={`/classes/${question.courseSeq}#questions`}>{question.courseTitle}</Anchor>
                <QuestionItem
                  courseSeq={question.courseSeq}
                  question={question}
                  mayAnswer={can('CLASS_QUESTIONS_UPDATE')}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}
