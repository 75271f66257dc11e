import { eventFieldsOf, type EventField } from 'contract/teaching/courses/settings.rules'
import type { CourseDetail } from 'contract/views/class-page/schemas'
import { grouped } from 'contract/values/money'
import { useSite } from '../../../../platform/site.tsx'
import { formatDay } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { classExtraMessages } from '../../../teaching/courses/class-extras.messages.ts'
import css from './EventFields.module.css'

/** The owner's custom fields of the class; empty ones are not shown. */
export function EventFields({ course }: { course: CourseDetail }) {
  const t = useMessages(classExtraMessages)
  const fields = eventFieldsOf(course.setting).filter(({ value }) => value !== '')
  if (fields.length === 0) return null
  return (
    <dl className={css.fields} aria-label={t('details')}>
      {fields.map((field) => (
        <div key={field.key}>
          <dt>{field.title}</dt>
          <dd>
            <Value field={field} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ field: { type, value } }: { field: EventField }) {
  const t = useMessages(classExtraMessages)
  const { language } = useSite()
  switch (type) {
    case 'url':
      return (
        <a href={value} target="_blank" rel="noopener nofollow ugc">
          {value.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
          <span className="visually-hidden"> {t('opensNew')}</span>
        </a>
      )
    case 'number':
      return <span className="num">{withSeparators(value)}</span>
    case 'date':
      return formatDay(`${value}T00:00:00+09:00`, language, { withYear: true })
    case 'text':
      return value
  }
}

/** Also for numbers with a sign or a fraction. */
const withSeparators = (number: string) => number.replace(/\d+/, (digits) => grouped(Number(digits)))
