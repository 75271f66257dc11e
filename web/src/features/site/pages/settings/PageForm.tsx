import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react'
import { addressOfPage, PAGE_PATH_LENGTH, PAGE_TITLE_LENGTH } from 'contract/site/pages/pages.rules'
import { publishStatuses } from 'contract/values/type-codes'
import { useAddress } from '../../../../platform/address.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { DraftBar } from '../../../../platform/management/DraftBar.tsx'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useNamedPart } from '../../../../platform/management/use-named-part.ts'
import { Button } from '../../../../ui/Button.tsx'
import { PageHead } from '../../../../ui/SectionHead.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { ContentPart } from './ContentPart.tsx'
import css from './PageForm.module.css'
import { pageEditMessages } from './page-edit.messages.ts'
import type { StoredPage } from './pages.api.ts'
import { pagesMessages } from './pages.messages.ts'
import { PageState } from './PageState.tsx'
import { SearchPart, SharingPart } from './SeoParts.tsx'
import { usePageForm, type PageForming } from './use-page-form.ts'

export function PageForm({ stored }: { stored: StoredPage }) {
  const t = useMessages(pagesMessages)
  const form = usePageForm(stored)
  const { draft, change, troubles, refusedPath } = form
  const wrong = troubles.title ?? troubles.path
  useNamedPart()
  return (
    <>
      <FormHead stored={stored} form={form} />
      <BasicsPart form={form} />
      <ContentPart content={draft.content} onChange={(content) => change({ content })} />
      <SearchPart draft={draft} change={change} />
      <SharingPart stored={stored} draft={draft} change={change} />
      <DraftBar
        changes={form.changes}
        error={wrong ? t(wrong) : (refusedPath ?? form.problem)}
        isSaving={form.isSaving}
        onSave={() => void form.store()}
        onRevert={form.startAgain}
      />
    </>
  )
}

/** The path to this screen, and the state of the page. */
function FormHead({ stored, form }: { stored: StoredPage; form: PageForming }) {
  const t = useMessages(pageEditMessages)
  const address = useAddress()
  const { path, title, publishStatusCd } = stored
  const isPublished = publishStatusCd === publishStatuses.published
  return (
    <>
      <Button href="/settings/page" variant="subtle" size="sm" icon={<IconArrowLeft size={16} />}>
        {t('back')}
      </Button>
      <PageHead
        title={title}
        actions={
          <>
            <PageState of={publishStatusCd} />
            <a className={css.view} href={address(addressOfPage(path))} target="_blank" rel="noreferrer">
              <IconExternalLink size={16} aria-hidden="true" />
              {t('view')}
            </a>
            {isPublished ? (
              <Button variant="outline" loading={form.isTurning} onPress={() => void form.hide()}>
                {t('hide')}
              </Button>
            ) : (
              <Button loading={form.isTurning} onPress={() => void form.publish()}>
                {t(form.isDirty ? 'saveAndPublish' : 'publish')}
              </Button>
            )}
          </>
        }
      />
    </>
  )
}

function BasicsPart({ form }: { form: PageForming }) {
  const t = useMessages(pagesMessages)
  const words = useMessages(pageEditMessages)
  const { draft, change, troubles, refusedPath } = form
  return (
    <FormSection id="basics" title={words('basics')} why={words('basicsWhy')}>
      <TextInput
        label={t('pageTitle')}
        value={draft.title}
        onChange={(title) => change({ title })}
        maxLength={PAGE_TITLE_LENGTH}
        counter
        required
        error={troubles.title && t(troubles.title)}
      />
      <TextInput
        label={t('path')}
        hint={t('pathHint')}
        icon="/p/"
        value={draft.path}
        onChange={(path) => change({ path })}
        maxLength={PAGE_PATH_LENGTH}
        required
        error={troubles.path ? t(troubles.path) : refusedPath}
      />
    </FormSection>
  )
}
