import { LONGEST_TITLE } from 'contract/growth/forms/forms.rules'
import { embedPath } from 'contract/values/form-embeds'
import { messageOf } from '../../../../platform/call.ts'
import { copy } from '../../../../platform/copy.ts'
import { useGo } from '../../../../platform/address.ts'
import { useSession } from '../../../../platform/session.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import type { MenuItem } from '../../../../ui/layers/Menu.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { formListMessages } from './form-list.messages.ts'
import { linkOf, useCopyForm, usePublishForm, type FormLine } from './form-settings.api.ts'

export interface FormDeed {
  kind: 'close' | 'remove'
  form: FormRef
}
type FormRef = Pick<FormLine, 'formSeq' | 'formId' | 'title' | 'state' | 'responseCount'>

/** What is done to a form at once; each says how it went. */
export function useFormDeeds() {
  const t = useMessages(formListMessages)
  const go = useGo()
  const publish = usePublishForm()
  const copyForm = useCopyForm()
  const report = (work: Promise<unknown>, text: string) =>
    void work.then(
      () => toast({ text, tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  const copyText = (text: string, done: 'copied' | 'embedCopied') =>
    void copy(text).then((isCopied) =>
      toast({ text: t(isCopied ? done : 'copyFailed'), tone: isCopied ? 'ok' : 'error' }),
    )
  async function copyNow({ formSeq, title }: FormRef) {
    const body = { title: t('copyName', { name: title }).slice(0, LONGEST_TITLE) }
    const made = await copyForm.run({ formSeq, body })
    go(`/settings/form/${made.formSeq}/edit/screen`)
  }
  return {
    copyLink: ({ formId }: FormRef) => copyText(linkOf(formId), 'copied'),
    copyEmbed: ({ formId }: FormRef) => copyText(embedPath(formId), 'embedCopied'),
    makeCopy: (form: FormRef) => report(copyNow(form), t('madeCopy')),
    publish: ({ formSeq }: FormRef) => report(publish.run({ formSeq }), t('published')),
    isPublishing: publish.isRunning,
  }
}

/** What the caller may do with a form; closing and deleting are confirmed first. */
export function useFormActions(onAsk: (deed: FormDeed) => void) {
  const t = useMessages(formListMessages)
  const { can } = useSession()
  const deeds = useFormDeeds()
  return (form: FormRef): MenuItem[] => {
    const { formSeq, formId, state } = form
    const own: (MenuItem & { if: boolean })[] = [
      {
        key: 'edit',
        if: can('SITE_FORM_UPDATE'),
        label: t('edit'),
        href: `/settings/form/${formSeq}/edit/screen`,
      },
      {
        key: 'responses',
        if: true,
        label: t('showResponses'),
        href: `/settings/form/${formSeq}/edit/response`,
      },
      { key: 'preview', if: true, label: t('preview'), href: `/forms/${formId}/preview`, newTab: true },
      { key: 'link', if: state !== 'DRAFT', label: t('copyLink'), onPress: () => deeds.copyLink(form) },
      { key: 'embed', if: state !== 'DRAFT', label: t('copyEmbed'), onPress: () => deeds.copyEmbed(form) },
      {
        key: 'copy',
        if: can('SITE_FORM_CREATE'),
        label: t('copyForm'),
        onPress: () => deeds.makeCopy(form),
      },
      {
        key: 'publish',
        if: can('SITE_FORM_UPDATE') && state !== 'PUBLISHED',
        label: t(state === 'DRAFT' ? 'publish' : 'publishAgain'),
        onPress: () => deeds.publish(form),
      },
      {
        key: 'close',
        if: can('SITE_FORM_UPDATE') && state === 'PUBLISHED',
        label: t('close'),
        onPress: () => onAsk({ kind: 'close', form }),
      },
      {
        key: 'remove',
        if: can('SITE_FORM_DELETE'),
        label: t('remove'),
        danger: true,
        onPress: () => onAsk({ kind: 'remove', form }),
      },
    ]
    return own.flatMap(({ if: isOffered, ...item }) => (isOffered ? [item] : []))
  }
}
