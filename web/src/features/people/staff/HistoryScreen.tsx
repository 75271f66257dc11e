import { useSearchParams } from 'react-router'
import { htmlLanguage } from 'contract/i18n/languages'
import { auditedFeatures } from '../../../audit-sentences.ts'
import { useSite } from '../../../platform/site.tsx'
import { formatDateTime } from '../../../platform/time.ts'
import { useReached } from '../../../platform/use-reached.ts'
import { useTranslations } from '../../../platform/words/use-translations.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { Select } from '../../../ui/forms/Select.tsx'
import { Loading, SkeletonBlock } from '../../../ui/Skeleton.tsx'
import { codeMessages, historyMessages } from './history.messages.ts'
import { aboutOf, factsOf, sentenceOf } from './parts/audit-sentence.ts'
import { StaffFrame } from './parts/StaffFrame.tsx'
import { useHistory, useStaff, type StaffAction } from './staff.api.ts'
import css from './parts/staff.module.css'

/** The changes of staff, newest first. The filter is in the address. */
export function HistoryScreen() {
  const t = useMessages(historyMessages)
  const [params, setParams] = useSearchParams()
  const staff = useStaff()
  const who = params.get('who') ?? ''
  const kinds = useKinds()
  const feature = kinds.find(({ value }) => value === params.get('kind'))?.value ?? null
  const everybody = useHistory({ userSeq: null, feature: null })
  const people = [...everybody.people, ...(staff.data?.list ?? [])]
  const chosen = people.find(({ userSeq }) => String(userSeq) === who)
  const set = (name: string, value: string) =>
    setParams((current) => {
      if (value) current.set(name, value)
      else current.delete(name)
      return current
    })
  const names = new Map(people.map(({ userSeq, name }) => [String(userSeq), name]))
  return (
    <StaffFrame tab="history">
      <div className={css.filters}>
        <Select
          label={t('person')}
          hideLabel
          value={chosen ? who : ''}
          onChange={(value) => set('who', value)}
          options={[
            { value: '', label: t('everybody') },
            ...[...names].map(([value, label]) => ({ value, label })),
          ]}
        />
        <Select
          label={t('kind')}
          hideLabel
          value={feature ?? ''}
          onChange={(value) => set('kind', value)}
          options={[{ value: '', label: t('everything') }, ...kinds]}
        />
      </div>
      <Actions
        of={{ userSeq: chosen?.userSeq ?? null, feature }}
        isFiltered={chosen !== undefined || feature !== null}
        onShowAll={() => setParams({})}
      />
    </StaffFrame>
  )
}

/** The titles of features with staff actions. */
function useKinds() {
  const { language } = useSite()
  const translate = useTranslations()
  return [...auditedFeatures]
    .map(([value, name]) => ({ value, label: translate(name) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, htmlLanguage(language)))
}

interface ActionsProps {
  of: Parameters<typeof useHistory>[0]
  isFiltered: boolean
  onShowAll: () => void
}
function Actions({ of, isFiltered, onShowAll }: ActionsProps) {
  const t = useMessages(historyMessages)
  const { actions, isLoading, error, retry, hasMore, isLoadingMore, loadMore } = useHistory(of)
  const end = useReached(() => !isLoadingMore && loadMore())
  if (error) return <ErrorNote title={t('failed')} retry={{ label: t('retry'), onPress: retry }} />
  if (isLoading) {
    return (
      <Loading label={t('loading')}>
        <SkeletonBlock height={420} radius={14} />
      </Loading>
    )
  }
  if (actions.length === 0 && isFiltered) {
    return (
      <Empty
        title={t('noMatch')}
        action={
          <Button variant="outline" onPress={onShowAll}>
            {t('showAll')}
          </Button>
        }
      />
    )
  }
  if (actions.length === 0) return <Empty title={t('empty')} text={t('emptyText')} />
  return (
    <Card pad="none">
      <ol className={css.actions}>
        {actions.map((action) => (
          <Line key={action.staffActionSeq} action={action} />
        ))}
      </ol>
      {hasMore && (
        <div ref={end} className={css.end}>
          <Button variant="outline" wide loading={isLoadingMore} onPress={loadMore}>
            {t('more')}
          </Button>
        </div>
      )}
    </Card>
  )
}

function Line({ action }: { action: StaffAction }) {
  const t = useMessages(historyMessages)
  const code = useMessages(codeMessages)
  const { language, keywords } = useSite()
  const format = { t, code, language, keywords }
  const about = aboutOf(action, format)
  const facts = factsOf(action, format)
  return (
    <li className={css.action}>
      <p>
        <b>{action.name}</b> · {sentenceOf(action, format)}
        {about && ` — ${about}`}
      </p>
      {facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <small>
        {code(action.userTypeCd)} ·{' '}
        <time dateTime={action.createdAt} className="num">
          {formatDateTime(action.createdAt, language)}
        </time>
      </small>
    </li>
  )
}
