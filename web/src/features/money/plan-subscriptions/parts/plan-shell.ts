import { createContext } from 'react'

/** What the page of the plan announces to its frame: whether the button for changing the plan is offered. */
export const ShellContext = createContext<{ setCanChangePlan: (canChange: boolean) => void }>({
  setCanChangePlan: () => {},
})

export const PLANS_ID = 'plans'
