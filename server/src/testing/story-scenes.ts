import fc from 'fast-check'

/** How many classes are sold side by side, to how many people each, with how many sequences of steps. */
export const CLASSES = 3
export const BUYERS = 3
export const SEQUENCES = 4
const MOMENTS = 9

/** What a buyer chooses to pay for, and how. */
export interface Purchase {
  product: 'class' | 'package' | 'application'
  hasCoupon: boolean
  method: 'card' | 'virtualAccount' | 'deposit'
}
/** What happens to everybody at once. */
const sharedActs = ['none', 'none', 'none', 'expire', 'reconcile', 'work', 'work'] as const
export type SharedAct = (typeof sharedActs)[number]

/** True once in so many times. */
const seldom = (times: number) => fc.nat(times - 1).map((number) => number === 0)

const Moment = fc.record({
  shared: fc.constantFrom<SharedAct[]>(...sharedActs),
  /** The work dies after so many points, and again so many points later. */
  crashes: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(fc.nat(40), { minLength: 1, maxLength: 3 }) },
  ),
  /** The answers of the provider are lost. */
  isMute: seldom(7),
})

/** Several classes, each with its buyers; each sequence of steps is one order, or what its buyer makes of it. */
export function scenesOf<Act extends string>(
  acts: readonly Act[],
  methods: readonly Purchase['method'][],
  products: readonly Purchase['product'][] = ['class', 'class', 'package'],
) {
  const purchase = purchasesOf(methods, products)
  const Step = fc.record({
    act: fc.constantFrom(...acts),
    /** Done twice at once, as in two tabs. */
    isTwice: seldom(6),
    /** Which of the payments there are, the latest first. */
    which: fc.constantFrom(0, 0, 0, 1, 2),
    /** A part instead of the whole. */
    isPart: fc.boolean(),
    isOtherPurchase: seldom(3),
    purchase,
  })
  const Sequence = fc.record({
    who: fc.nat(BUYERS - 1),
    from: fc.nat(2),
    purchase,
    steps: fc.array(Step, { minLength: 3, maxLength: MOMENTS - 2 }),
  })
  return fc.record({
    turns: fc.integer(),
    /** Really at once, where nobody decides who is first: what is found then may need several tries to be seen again. */
    isAtOnce: seldom(10),
    classes: fc.array(
      fc.record({
        seats: fc.integer({ min: 1, max: BUYERS }),
        sequences: fc.array(Sequence, { minLength: SEQUENCES, maxLength: SEQUENCES }),
      }),
      { minLength: CLASSES, maxLength: CLASSES },
    ),
    moments: fc.array(Moment, { minLength: MOMENTS, maxLength: MOMENTS }),
  })
}
const purchasesOf = (methods: readonly Purchase['method'][], products: readonly Purchase['product'][]) =>
  fc.record({
    product: fc.constantFrom(...products),
    hasCoupon: fc.boolean(),
    method: fc.constantFrom(...methods),
  })

type Value<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Inner> ? Inner : never
export type Scene<Act extends string> = Value<ReturnType<typeof scenesOf<Act>>>
export type Sequence<Act extends string> = Scene<Act>['classes'][number]['sequences'][number]
export type Step<Act extends string> = Sequence<Act>['steps'][number]
