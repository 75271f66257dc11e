import type { Role } from 'contract/http/permissions'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import { boardPageMessages } from '../boards.messages.ts'

/** Marks what staff wrote. */
export function RoleChip({ role }: { role: Role | null }) {
  const t = useMessages(boardPageMessages)
  return role === null ? null : <Kind tone="brand">{t(role === 'TCH' ? 'instructor' : 'staff')}</Kind>
}
