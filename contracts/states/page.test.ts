import { describe, expect, it } from 'vitest'
import { statesOfOperation, statesPage } from './page.ts'

describe('the page of provider states', () => {
  const page = statesPage()
  const [, entry = ''] = /\n### choice-begun\n([\s\S]*?)\n### /.exec(page) ?? []

  it('[BED-6] says of a state what holds, its parameters, what it returns and who uses it', () => {
    expect(entry).toContain('An employee is signed in who has begun to choose the benefit.')
    expect(entry).toContain('Signed in is `employee@acme.example`, the user `4021`')
    expect(entry).toContain('In `selections`, of `9001`: status is `in-progress`')
    expect(entry).toContain('Parameters: `email` (`employee@acme.example`), `benefitId` (`201`).')
    expect(entry).toContain('`selectionId` (`9001` when left out: in-progress)')
    expect(entry).toContain('`PATCH /selection/${selectionId}` ')
  })

  it('[BED-6] has every state once', () => {
    const headings = [...page.matchAll(/^### (.+)$/gm)].map(([, name]) => name)
    expect(headings.length).toBeGreaterThan(50)
    expect(new Set(headings).size).toBe(headings.length)
  })

  it('[BED-6] shows the states of one operation, and says so if there is none', () => {
    expect(statesOfOperation('updateSelection')).not.toBe('')
    expect(() => statesOfOperation('flyToTheMoon')).toThrow("The pacts have no operation 'flyToTheMoon'.")
  })
})
