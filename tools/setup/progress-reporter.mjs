/** Prints the running test at most every quarter of a minute, because silence counts as hanging. */
const BETWEEN_MS = 15_000
let saidAt = 0

export class ProgressReporter {
  onTestCaseReady(testCase) {
    if (performance.now() - saidAt < BETWEEN_MS) return
    saidAt = performance.now()
    console.log(`… ${testCase.module.relativeModuleId} ${testCase.fullName}`)
  }
}
