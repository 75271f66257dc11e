import { useState } from 'react'
import { fetchFile } from '../../../../platform/management/SpreadsheetButton.tsx'
import { useSession } from '../../../../platform/session.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { Dialog } from '../../../../ui/layers/Dialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import {
  SHOWN_UPLOADS,
  useDownloadUpload,
  useMemberUploads,
  type MemberUploadLine,
} from '../invitations.api.ts'
import { memberInvitationMessages } from '../invitations.messages.ts'
import css from '../members.module.css'

/** The files from which people were invited; nothing for who may not invite. */
export function MemberUploads() {
  const { can } = useSession()
  return can('SITE_MEMBER_CREATE') ? <Uploads /> : null
}

function Uploads() {
  const t = useMessages(memberInvitationMessages)
  const { data } = useMemberUploads()
  const [isOpen, setOpen] = useState(false)
  if (!data?.total) return null
  return (
    <>
      <Button variant="outline" onPress={() => setOpen(true)}>
        {t('uploads')}
      </Button>
      {isOpen && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          title={t('uploadsTitle')}
          size="large"
          footer={<Button onPress={() => setOpen(false)}>{t('close')}</Button>}
        >
          <div className={css.invited}>
            <p>{t('uploadsText')}</p>
            <UploadTable list={data.list} />
            {data.total > data.list.length && <p>{t('uploadsShown', { count: SHOWN_UPLOADS })}</p>}
          </div>
        </Dialog>
      )}
    </>
  )
}

function UploadTable({ list }: { list: MemberUploadLine[] }) {
  const t = useMessages(memberInvitationMessages)
  const { language } = useSite()
  const { run, isRunning } = useDownloadUpload()
  const download = ({ memberUploadSeq }: MemberUploadLine) =>
    void run({ memberUploadSeq }).then(
      ({ url }) => fetchFile(url),
      () => toast({ text: t('resultFailed'), tone: 'error' }),
    )
  const count = (key: 'rowCount' | 'doneCount' | 'skippedCount' | 'failedCount' | 'openCount') => ({
    key,
    head: t(key),
    cell: (one: MemberUploadLine) => <span className="num">{one[key]}</span>,
    end: true,
  })
  const columns: Column<MemberUploadLine>[] = [
    {
      key: 'at',
      head: t('uploadedAt'),
      cell: ({ uploadedAt }) => <span className="num">{formatDateTime(uploadedAt, language)}</span>,
      bare: true,
    },
    { key: 'by', head: t('invitedBy'), cell: ({ uploadedBy }) => uploadedBy },
    count('rowCount'),
    count('doneCount'),
    count('skippedCount'),
    count('failedCount'),
    count('openCount'),
    {
      key: 'result',
      head: t('result'),
      bare: true,
      end: true,
      cell: (one) => (
        <Button
          size="sm"
          variant="outline"
          label={t('resultOf', { at: formatDateTime(one.uploadedAt, language) })}
          disabled={isRunning}
          onPress={() => download(one)}
        >
          {t('resultDownload')}
        </Button>
      ),
    },
  ]
  return (
    <DataTable
      label={t('uploadsTitle')}
      columns={columns}
      rows={list}
      keyOf={({ memberUploadSeq }) => memberUploadSeq}
    />
  )
}
