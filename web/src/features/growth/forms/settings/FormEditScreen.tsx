import { useState } from 'react'
import { useParams } from 'react-router'
import { choiceFrom } from 'contract/values/paging'
import { useSeq } from '../../../../platform/address.ts'
import { Head } from '../../../../platform/Head.tsx'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { useSession } from '../../../../platform/session.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Menu } from '../../../../ui/layers/Menu.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { PageHead } from '../../../../ui/SectionHead.tsx'
import { Tabs } from '../../../../ui/Tabs.tsx'
import { formEditMessages } from './form-edit.messages.ts'
import { useForm, type Form } from './form-settings.api.ts'
import { ConfirmDeed } from './parts/ConfirmDeed.tsx'
import { EventTab } from './parts/EventTab.tsx'
import { GeneralTab } from './parts/GeneralTab.tsx'
import { ResponseTab } from './parts/ResponseTab.tsx'
import { ScreenTab } from './parts/ScreenTab.tsx'
import { StatusKind } from './parts/StatusKind.tsx'
import { useFormActions, useFormDeeds, type FormDeed } from './use-form-actions.ts'
import css from './parts/forms.module.css'

const tabs = ['general', 'screen', 'event', 'response'] as const

/** `/settings/form/{formSeq}/edit/{tab}` */
export function FormEditScreen() {
  const formSeq = useSeq('formSeq')
  const form = useForm(formSeq)
  return <Answer of={form}>{(stored) => <FormEditor form={stored} />}</Answer>
}

function FormEditor({ form }: { form: Form }) {
  const t = useMessages(formEditMessages)
  const { can } = useSession()
  const { tab } = useParams()
  const shown = can('SITE_FORM_UPDATE') ? tabs : (['response'] as const)
  const current = choiceFrom(tab ?? null, shown)
  return (
    <>
      <Head title={form.title} isPrivate />
      <FormHead form={form} />
      <div className={css.tabs}>
        <Tabs
          id="form"
          label={t('tabs')}
          current={current}
          tabs={shown.map((key) => ({
            key,
            label: t(key),
            ...(key === 'response' && { count: form.responseCount }),
            href: `/settings/form/${form.formSeq}/edit/${key}`,
          }))}
        />
      </div>
      {current === 'general' && <GeneralTab form={form} />}
      {current === 'screen' && <ScreenTab form={form} />}
      {current === 'event' && <EventTab form={form} />}
      {current === 'response' && <ResponseTab form={form} />}
    </>
  )
}

function FormHead({ form }: { form: Form }) {
  const t = useMessages(formEditMessages)
  const { can } = useSession()
  const [deed, setDeed] = useState<FormDeed | null>(null)
  const itemsOf = useFormActions(setDeed)
  const { copyLink, publish, isPublishing } = useFormDeeds()
  const { state, hasUnpublishedChanges } = form
  const isPublishable = can('SITE_FORM_UPDATE') && (state !== 'PUBLISHED' || hasUnpublishedChanges)
  const here = ['edit', 'responses', 'link', 'publish']
  return (
    <>
      <PageHead
        title={form.title}
        sub={
          <span className={css.sub}>
            <StatusKind status={form.status} />
            /forms/{form.formId}
          </span>
        }
        actions={
          <>
            <Menu
              label={t('more')}
              variant="outline"
              items={[
                ...itemsOf(form).filter(({ key }) => !here.includes(key)),
                { key: 'back', label: t('back'), href: '/settings/form' },
              ]}
            >
              {t('more')}
            </Menu>
            {state !== 'DRAFT' && (
              <Button variant="outline" onPress={() => copyLink(form)}>
                {t('copyLink')}
              </Button>
            )}
            {isPublishable && (
              <Button loading={isPublishing} onPress={() => publish(form)}>
                {t(hasUnpublishedChanges && state === 'PUBLISHED' ? 'publishChanges' : 'publish')}
              </Button>
            )}
          </>
        }
      />
      {state === 'DRAFT' && <Notice tone="info">{t('draftNote')}</Notice>}
      {hasUnpublishedChanges && <Notice tone="soon">{t('changesNote')}</Notice>}
      {deed && <ConfirmDeed deed={deed} onClose={() => setDeed(null)} />}
    </>
  )
}
