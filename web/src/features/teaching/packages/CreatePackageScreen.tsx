import { useState, type FormEvent } from 'react'
import type { PackageCandidate } from 'contract/teaching/packages/schemas'
import { MIN_CLASSES } from 'contract/teaching/courses/state.rules'
import { useGo } from '../../../platform/address.ts'
import { isRefusal } from '../../../platform/call.ts'
import { Head } from '../../../platform/Head.tsx'
import { FormSection } from '../../../platform/management/FormSection.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { NumberInput } from '../../../ui/forms/NumberInput.tsx'
import { TextInput } from '../../../ui/forms/TextInput.tsx'
import { useCandidates, useCreatePackage } from './packages.api.ts'
import { packagesMessages } from './packages.messages.ts'
import css from './packages.module.css'
import { ClassPicker } from './parts/ClassPicker.tsx'

type Row = Pick<PackageCandidate, 'courseSeq' | 'title' | 'price' | 'lessonCount'>

/** A name, two classes and a price make a draft. */
export function CreatePackageScreen() {
  const t = useMessages(packagesMessages)
  const go = useGo()
  const create = useCreatePackage()
  const candidates = useCandidates()
  const [title, setTitle] = useState('')
  const [chosen, setChosen] = useState<Row[]>([])
  const [price, setPrice] = useState<number | null>(null)
  const [isTried, setTried] = useState(false)
  // A second press, or a retry after a lost response, makes one package.
  const [requestKey] = useState(() => crypto.randomUUID())
  const refused = isRefusal(create.error) ? create.error : null
  const isNamed = title.trim().length >= 2
  const isEnough = chosen.length >= MIN_CLASSES

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isNamed || !isEnough || create.isRunning) return
    const courseSeqs = chosen.map(({ courseSeq }) => courseSeq)
    create.run({ body: { requestKey, title, courseSeqs, price: price ?? 0 } }).then(
      ({ courseSeq }) => go(`/packages/${courseSeq}/settings`, { replace: true }),
      // The notice shows the error.
      () => null,
    )
  }
  return (
    <>
      <Head title={t('createTitle')} isPrivate />
      <PageHead title={t('createTitle')} sub={t('createLead')} />
      <Form onSubmit={submit} className={css.form}>
        <FormSection title={t('name')} why={t('lead')}>
          <TextInput
            label={t('name')}
            placeholder={t('namePlaceholder')}
            value={title}
            onChange={setTitle}
            maxLength={100}
            counter
            required
            error={isTried && !isNamed ? t('nameShort') : refused?.fields.title}
          />
          <NumberInput
            label={t('price')}
            hint={t('priceHint')}
            unit={t('won')}
            value={price}
            onChange={setPrice}
          />
        </FormSection>
        <FormSection title={t('chosen')} why={t('chosenWhy')}>
          <Answer of={candidates}>
            {({ list }) => (
              <ClassPicker
                candidates={list}
                chosen={chosen}
                onAdd={(one) => setChosen([...chosen, one])}
                onRemove={(one) => setChosen(chosen.filter(({ courseSeq }) => courseSeq !== one.courseSeq))}
                onOrder={setChosen}
              />
            )}
          </Answer>
          {isTried && !isEnough && <Notice tone="error">{t('tooFew')}</Notice>}
        </FormSection>
        {refused && !refused.fields.title && <Notice tone="error">{refused.message}</Notice>}
        <div className={css.buttons}>
          <Button href="/settings/packages" variant="subtle">
            {t('back')}
          </Button>
          <Button type="submit" loading={create.isRunning}>
            {t('start')}
          </Button>
        </div>
      </Form>
    </>
  )
}
