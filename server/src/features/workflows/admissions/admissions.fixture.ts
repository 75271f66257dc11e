import { fixture } from '../../../testing/full-site/fixture.ts'

/** Fields of adding people and moving the end of their access. */
export const admissionsFixture = fixture({
  add: () => Promise.resolve({ emails: ['mina@example.com'], change: { kind: 'DAYS', days: 1 } }),
})
