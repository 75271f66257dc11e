/** Prints the running test at most every quarter of a minute, because silence counts as hanging. */
const BETWEEN_MS = 15_000
let saidAt = 0

/** A file that takes so long, its import included, is named once, so that the output of a run that hangs says where. */
const LONG_MS = 4 * 60_000
/** @type {Map<string, number>} */
const running = new Map()
const timer = setInterval(() => {
  for (const [file, startedAt] of running) {
    if (performance.now() - startedAt < LONG_MS) continue
    running.delete(file)
    console.log(`… ${file} has been running for ${LONG_MS / 60_000} minutes`)
  }
}, BETWEEN_MS)
timer.unref()

export class ProgressReporter {
  onTestModuleQueued(testModule) {
    running.set(testModule.relativeModuleId, performance.now())
  }
  onTestModuleEnd(testModule) {
    running.delete(testModule.relativeModuleId)
  }
  onTestCaseReady(testCase) {
    if (performance.now() - saidAt < BETWEEN_MS) return
    saidAt = performance.now()
    console.log(`… ${testCase.module.relativeModuleId} ${testCase.fullName}`)
  }
}
