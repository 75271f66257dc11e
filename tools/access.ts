// Prints docs/access.md: who may call what, from the promises themselves.
import { writeFileSync } from 'node:fs'
import { rooms } from '../server/src/app.ts'
import { accessPage } from './access-page.ts'

writeFileSync(
  'docs/access.md',
  accessPage(rooms.flatMap((room) => room.routes.map(({ endpoint }) => endpoint))),
)
