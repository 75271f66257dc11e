import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { currentToasts, dismissToast } from '../ui/layers/toast.ts'
import { teachNativeLayers, teachTextGeometry } from '../ui/testing/browser.ts'

// What is waited for comes; how soon depends on what else the machine does.
configure({ asyncUtilTimeout: 8000 })
teachNativeLayers()
teachTextGeometry()
afterEach(() => {
  cleanup()
  for (const { id } of currentToasts()) dismissToast(id)
})
