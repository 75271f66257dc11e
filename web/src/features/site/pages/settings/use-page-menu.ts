import { addressOfPage } from 'contract/site/pages/pages.rules'
import { publishStatuses } from 'contract/values/type-codes'
import { messageOf } from '../../../../platform/call.ts'
import { useSession } from '../../../../platform/session.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import type { MenuItem } from '../../../../ui/layers/Menu.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useCopyPage, usePublishPage, useSetMainPage, useSetStatus, type PageLine } from './pages.api.ts'
import { pagesMessages } from './pages.messages.ts'

/** The actions that the current staff member may take on a page. */
export function usePageMenu(onRemove: (page: PageLine) => void) {
  const t = useMessages(pagesMessages)
  const { can } = useSession()
  const publish = usePublishPage()
  const setStatus = useSetStatus()
  const setMain = useSetMainPage()
  const copy = useCopyPage()
  const withToast = (doing: Promise<unknown>, done: 'publishedDone' | 'hidDone' | 'mainShown' | 'copied') =>
    void doing.then(
      () => toast({ text: t(done), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  return (page: PageLine): MenuItem[] => {
    const { pageSeq, path, publishStatusCd, isMain } = page
    const isPublished = publishStatusCd === publishStatuses.published
    const body = { publishStatusCd: publishStatuses.private } as const
    return [
      ...(can('SITE_PAGE_UPDATE')
        ? [
            { key: 'edit', label: t('edit'), href: `/settings/page/${pageSeq}/edit` },
            isPublished
              ? {
                  key: 'hide',
                  label: t('hide'),
                  onPress: () => withToast(setStatus.run({ pageSeq, body }), 'hidDone'),
                }
              : {
                  key: 'publish',
                  label: t('publish'),
                  onPress: () => withToast(publish.run({ pageSeq }), 'publishedDone'),
                },
          ]
        : []),
      ...(can('SITE_PAGE_UPDATE') && isPublished && !isMain
        ? [
            {
              key: 'main',
              label: t('makeMain'),
              onPress: () => withToast(setMain.run({ body: { pageSeq } }), 'mainShown'),
            },
          ]
        : []),
      { key: 'view', label: t('view'), href: addressOfPage(path), newTab: true },
      ...(can('SITE_PAGE_CREATE')
        ? [{ key: 'copy', label: t('copy'), onPress: () => withToast(copy.run({ pageSeq }), 'copied') }]
        : []),
      ...(can('SITE_PAGE_DELETE')
        ? [{ key: 'remove', label: t('remove'), danger: true, onPress: () => onRemove(page) }]
        : []),
    ]
  }
}
