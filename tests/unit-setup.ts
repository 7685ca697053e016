import { configure } from '@testing-library/dom'
import { afterAll, vi } from 'vitest'

// Only to catch what hangs: a busy machine takes many times as long as an idle one.
configure({ asyncUtilTimeout: 30_000 })

// The next test file has the same modules: one that was still loading when its file ended could never load again.
afterAll(() => vi.dynamicImportSettled())
