import { expect, test } from 'vitest'
import { listExamples } from 'contract/site/sites/api'
import { person } from '../../../testing/person.ts'
import { aSite } from '../../../testing/world.ts'

test('an installation that began without the demo shows no site as an example', async () => {
  const { app } = await aSite()
  app.ports.settings.demoSeed = false
  expect((await person(app).call(listExamples, {})).list).toEqual([])
})
