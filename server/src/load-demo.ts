export type Demo = typeof import('demo/src/demo.ts')

/** The demo is a part of its own: a product that does not want it does not load it. */
export const loadDemo = ({ demoSeed }: { demoSeed: boolean }): Promise<Demo | null> =>
  demoSeed ? import('demo/src/demo.ts') : Promise.resolve(null)
