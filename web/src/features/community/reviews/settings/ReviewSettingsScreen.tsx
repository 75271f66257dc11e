import { useState } from 'react'
import { messageOf } from '../../../../platform/call.ts'
import { Head } from '../../../../platform/Head.tsx'
import { useSession } from '../../../../platform/session.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { useListQuestion } from '../../../../platform/management/list-query.ts'
import { PagedList } from '../../../../platform/management/PagedList.tsx'
import { SpreadsheetButton } from '../../../../platform/management/SpreadsheetButton.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { PageHead } from '../../../../ui/SectionHead.tsx'
import { SearchInput } from '../../../../ui/forms/SearchInput.tsx'
import { Switch } from '../../../../ui/forms/Switch.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Select } from '../../../../ui/forms/Select.tsx'
import css from './ReviewSettings.module.css'
import { ReviewTable } from './ReviewTable.tsx'
import {
  reviewFilterFrom,
  reviewPoints,
  reviewShelves,
  useReviewSetting,
  useSetReviewSetting,
  useReviewSpreadsheet,
  useSiteReviews,
  type ReviewFilter,
} from './site-reviews.api.ts'
import { siteReviewMessages } from './site-reviews.messages.ts'

/** All reviews of the site. The filter is in the address. */
export function ReviewSettingsScreen() {
  const t = useMessages(siteReviewMessages)
  const { params, page, size, set, turn } = useListQuestion()
  const filter = reviewFilterFrom(params)
  const reviews = useSiteReviews(filter, { page, size })
  const spreadsheet = useReviewSpreadsheet(filter)
  const isFiltered = filter.q !== '' || filter.shelf !== 'all' || filter.point !== ''
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        count={reviews.data && t('count', { count: reviews.data.total })}
        actions={
          <>
            <Button href="/settings/review/reports" variant="outline">
              {t('reportsTitle')}
            </Button>
            <SpreadsheetButton {...spreadsheet} disabled={!reviews.data?.total} />
          </>
        }
      />
      <Settings />
      <Filters key={String(isFiltered)} filter={filter} onChange={set} />
      <PagedList
        of={reviews}
        page={page}
        size={size}
        {...turn}
        isFiltered={isFiltered}
        onShowAll={() => set({ q: '', shelf: '', point: '' })}
        words={{ empty: t('empty'), emptyText: t('emptyText'), noMatch: t('noMatch'), showAll: t('showAll') }}
      >
        {(list) => <ReviewTable reviews={list} />}
      </PagedList>
    </>
  )
}

/** Switches of the site. Each takes effect immediately; who may not change them sees them. */
function Settings() {
  const t = useMessages(siteReviewMessages)
  const { can } = useSession()
  const { data } = useReviewSetting()
  const { run, isRunning } = useSetReviewSetting()
  if (!data) return null
  const change = (body: Partial<typeof data>, done: string) =>
    run({ body }).then(
      () => toast({ text: done, tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('notSaved')), tone: 'error' }),
    )
  const disabled = isRunning || !can('SITE_REVIEW_UPDATE')
  return (
    <Card className={css.settings}>
      <Switch
        label={t('fullNames')}
        hint={t('fullNamesHint')}
        checked={data.showsFullName}
        disabled={disabled}
        onChange={(showsFullName) =>
          void change({ showsFullName }, t(showsFullName ? 'fullNamesOn' : 'fullNamesOff'))
        }
      />
      <Switch
        label={t('detailed')}
        hint={t('detailedHint')}
        checked={data.isDetailed}
        disabled={disabled}
        onChange={(isDetailed) => void change({ isDetailed }, t(isDetailed ? 'detailedOn' : 'detailedOff'))}
      />
      <Switch
        label={t('invites')}
        hint={t('invitesHint')}
        checked={data.invites}
        disabled={disabled}
        onChange={(invites) => void change({ invites }, t(invites ? 'invitesOn' : 'invitesOff'))}
      />
    </Card>
  )
}

interface FiltersProps {
  filter: ReviewFilter
  onChange: (values: Record<string, string>) => void
}
function Filters({ filter, onChange }: FiltersProps) {
  const t = useMessages(siteReviewMessages)
  const [typed, setTyped] = useState(filter.q)
  return (
    <div className={css.filters}>
      <SearchInput
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        clearLabel={t('clear')}
        value={typed}
        onChange={setTyped}
        onSearch={(text) => onChange({ q: text.trim() })}
      />
      <Select
        label={t('shelf')}
        hideLabel
        value={filter.shelf}
        onChange={(shelf) => onChange({ shelf: shelf === 'all' ? '' : shelf })}
        options={reviewShelves.map((shelf) => ({ value: shelf, label: t(shelf) }))}
      />
      <Select
        label={t('point')}
        hideLabel
        value={filter.point}
        onChange={(point) => onChange({ point })}
        options={[
          { value: '', label: t('allPoints') },
          ...reviewPoints.map((n) => ({ value: n, label: t('stars', { n }) })),
        ]}
      />
    </div>
  )
}
