import { useState } from 'react'
import type { Output } from 'contract/http/endpoint'
import type { checkRefunds } from 'contract/workflows/admissions/applications.api'
import type { AttendSeq, CourseSeq } from 'contract/values/ids'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { toast } from '../../../../ui/layers/toast.ts'
import { useCheckRefunds } from '../attendees.api.ts'
import { decidingMessages } from '../deciding.messages.ts'

/** Whether the selected can be cancelled with their refunds, and how many cannot, by reason. */
export function useRefundCheck(courseSeq: CourseSeq, attendSeqs: AttendSeq[]) {
  const t = useMessages(decidingMessages)
  const check = useCheckRefunds(courseSeq)
  const [blocks, setBlocks] = useState<Output<typeof checkRefunds> | null>(null)
  /** Resolves to whether all of them can be cancelled. */
  const mayCancel = () =>
    check.run({ body: { attendSeqs } }).then(
      (found) => {
        const isFree = Object.values(found).every((count) => count === 0)
        if (!isFree) setBlocks(found)
        return isFree
      },
      (error: unknown) => {
        toast({ text: messageOf(error, t('failed')), tone: 'error' })
        return false
      },
    )
  return { mayCancel, blocks, forgetBlocks: () => setBlocks(null) }
}
