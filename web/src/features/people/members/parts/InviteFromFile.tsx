import type { MemberUploadSeq } from 'contract/values/ids'
import { useRef, useState } from 'react'
import { UploadDialog } from '../../../../platform/management/upload/UploadDialog.tsx'
import { useSession } from '../../../../platform/session.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useMemberUpload, type CheckedMember } from '../invitations.api.ts'
import { memberInvitationMessages } from '../invitations.messages.ts'

/** Opens the dialog in which staff invite the people of a spreadsheet. */
export function InviteFromFile() {
  const t = useMessages(memberInvitationMessages)
  const { can } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (!can('SITE_MEMBER_CREATE')) return null
  return (
    <>
      <Button variant="outline" onPress={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <InviteDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(memberInvitationMessages)
  const { template, check, invite } = useMemberUpload()
  const checked = useRef<CheckedMember[]>([])
  const upload = useRef<MemberUploadSeq | undefined>(undefined)
  return (
    <UploadDialog
      title={t('title')}
      about={t('about')}
      heads={[t('name'), t('email'), t('phone')]}
      okLabel={(count) => t('send', { count })}
      consent={t('consent')}
      template={template}
      check={async (file) => {
        const { rows, memberUploadSeq } = await check(file)
        checked.current = rows
        upload.current = memberUploadSeq
        return checked.current.map(({ rowNo, name, email, phone, fault }) => ({
          rowNo,
          cells: [name, email, phone],
          problem: fault && t(fault),
        }))
      }}
      send={(rowNos) =>
        invite(
          checked.current
            .filter(({ rowNo }) => rowNos.includes(rowNo))
            .map(({ rowNo, name, email, phone }) => ({ rowNo, name, email, phone })),
          upload.current,
        )
      }
      onClose={onClose}
    />
  )
}
