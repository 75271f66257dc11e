import { formatAmount } from 'contract/money'
import type { Alarm } from 'contract/alarms'
import type { Language } from 'contract/languages'
import { formatMonth, formatStamp } from '../../platform/time.ts'
import { useSite } from '../../platform/site.tsx'
import type { Translate } from '../../platform/words/dictionary.ts'
import { useWords } from '../../platform/words/use-words.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { SkeletonText } from '../../ui/Skeleton.tsx'
import { useAlarms } from './alarms.api.ts'
import { alarmWords } from './alarms.words.ts'
import css from './AlarmList.module.css'

type Words = Translate<keyof typeof alarmWords.ko>

const kinds = ['applicant', 'enrolled', 'cancelled', 'staffCancelled', 'review', 'joined'] as const

/** What an alarm says, from the facts it carries. */
export function sentenceOf({ content }: Alarm, t: Words, language: Language) {
  const facts = readFacts(content)
  const { kind, name = '', title = '' } = facts
  const amount = Number(facts['amount'] ?? 0)
  if (kind === 'cancelled' && amount > 0) {
    return t('refunded', { title, amount: formatAmount(amount, 'KRW', language) })
  }
  return t(kinds.find((known) => known === kind) ?? 'other', { name, title })
}

function readFacts(content: string): Record<string, string | undefined> {
  try {
    const read: unknown = JSON.parse(content)
    if (typeof read !== 'object' || read === null) return {}
    return Object.fromEntries(Object.entries(read).map(([key, value]) => [key, String(value)]))
  } catch {
    return {}
  }
}

/** By month, newest first. */
export function AlarmList({ onGo }: { onGo: () => void }) {
  const t = useWords(alarmWords)
  const { language } = useSite()
  const { alarms, readSeq, isLoading, error, retry, hasMore, isLoadingMore, loadMore } = useAlarms(true)
  if (isLoading) return <SkeletonText lines={6} />
  if (error) return <ErrorNote title={t('failed')} retry={{ label: t('retry'), onPress: retry }} />
  if (alarms.length === 0) return <Empty title={t('none')} compact />
  const months = [...new Set(alarms.map(({ createdAt }) => formatMonth(createdAt, language)))]
  return (
    <div className={css.list}>
      {months.map((month) => (
        <section key={month}>
          <h3>{month}</h3>
          <ul>
            {alarms
              .filter(({ createdAt }) => formatMonth(createdAt, language) === month)
              .map((alarm) => (
                <li key={alarm.alarmSeq} data-unread={alarm.alarmSeq > readSeq || undefined}>
                  <Anchor href={alarm.path} onClick={onGo}>
                    <span>{sentenceOf(alarm, t, language)}</span>
                    <time dateTime={alarm.createdAt}>{formatStamp(alarm.createdAt, language)}</time>
                    {alarm.alarmSeq > readSeq && <span className="visually-hidden">{t('unread')}</span>}
                  </Anchor>
                </li>
              ))}
          </ul>
        </section>
      ))}
      {hasMore && (
        <Button variant="outline" wide loading={isLoadingMore} onPress={loadMore}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}
