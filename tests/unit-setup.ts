import { configure } from '@testing-library/dom'

// Only to catch what hangs: a busy machine takes many times as long as an idle one.
configure({ asyncUtilTimeout: 30_000 })
