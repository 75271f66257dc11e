import { removeMember as removal } from 'contract/workflows/member-removal/api'
import { implement } from '../../../platform/http/implement.ts'
import { removeMember } from './member-removal.service.ts'

export const memberRemovalRoutes = [
  implement(removal, ({ ctx, params }) => removeMember(ctx, params.userSeq)),
]
