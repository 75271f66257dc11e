import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { teachNativeLayers, teachTextGeometry } from '../ui/testing/browser.ts'

teachNativeLayers()
teachTextGeometry()
afterEach(cleanup)
