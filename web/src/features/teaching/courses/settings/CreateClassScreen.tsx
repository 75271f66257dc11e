import { useState, type FormEvent } from 'react'
import { NewCourse } from 'contract/teaching/courses/drafts.schemas'
import { useGo } from '../../../../platform/address.ts'
import { courseTypes, type CourseTypeCd } from 'contract/values/type-codes'
import { isRefusal } from '../../../../platform/call.ts'
import { Head } from '../../../../platform/Head.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { PageHead } from '../../../../ui/SectionHead.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { useCategories } from '../categories.api.ts'
import { courseListMessages } from './course-list.messages.ts'
import { useCreateCourse } from './course-settings.api.ts'
import { TypeChoice } from './parts/KindPart.tsx'
import css from './CreateClassScreen.module.css'
import { Form } from '../../../../ui/forms/Form.tsx'

/** A title creates a draft; the curriculum is the next step. */
export function CreateClassScreen() {
  const t = useMessages(courseListMessages)
  const go = useGo()
  const create = useCreateCourse()
  const categories = useCategories().data?.list ?? []
  const [title, setTitle] = useState('')
  const [category, setCategory] = useState('')
  const [courseTypeCd, setType] = useState<CourseTypeCd>(courseTypes.class)
  const [isTooShort, setTooShort] = useState(false)
  // The same key for a second press, or for a retry after a lost response, creates only one class.
  const [requestKey] = useState(() => crypto.randomUUID())
  const refused = isRefusal(create.error) ? create.error : null

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const chosen = categories.find(({ channelCategorySeq }) => String(channelCategorySeq) === category)
    const body = { requestKey, title, courseTypeCd, channelCategorySeq: chosen?.channelCategorySeq ?? null }
    const isFine = NewCourse.safeParse(body).success
    setTooShort(!isFine)
    if (!isFine || create.isRunning) return
    create.run({ body }).then(
      ({ courseSeq }) => go(`/classes/${courseSeq}/settings/curriculums`, { replace: true }),
      // The field shows the error.
      () => null,
    )
  }
  return (
    <div className={css.create}>
      <Head title={t('createTitle')} isPrivate />
      <PageHead title={t('createTitle')} sub={t('createLead')} />
      <Card pad="lg">
        <Form onSubmit={submit} className={css.form}>
          <TextInput
            label={t('name')}
            placeholder={t('namePlaceholder')}
            hint={t('nameHint')}
            value={title}
            onChange={setTitle}
            minLength={2}
            maxLength={100}
            counter
            required
            focusOnOpen
            error={isTooShort ? t('nameShort') : refused?.fields.title}
          />
          <TypeChoice value={courseTypeCd} onChange={setType} />
          {categories.length > 0 && (
            <Select
              label={t('category')}
              value={category}
              onChange={setCategory}
              options={[
                { value: '', label: t('noCategory') },
                ...categories.map(({ channelCategorySeq, name }) => ({
                  value: String(channelCategorySeq),
                  label: name,
                })),
              ]}
            />
          )}
          {refused && !refused.fields.title && <Notice tone="error">{refused.message}</Notice>}
          <div className={css.buttons}>
            <Button href="/settings/course" variant="subtle">
              {t('back')}
            </Button>
            <Button type="submit" loading={create.isRunning}>
              {t('start')}
            </Button>
          </div>
        </Form>
      </Card>
    </div>
  )
}
