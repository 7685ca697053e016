import { updateSelection } from '../../src/effects/api/generated/selections.ts'
import { contract } from '../pact.ts'

const input = { path: { id: '9001' }, body: { status: 'opted-out' as const } }
const ids = { id: 'selectionId' }

contract('benefits/opt-out', (interaction) => {
  interaction('[SEL-3] a benefit is left', updateSelection, {
    state: 'benefit-selected',
    input,
    ids,
    facts: ['setup.selection.status'],
    refusals: 'shared',
  })
  interaction('[SEL-3] leaving a benefit is refused', updateSelection, {
    state: 'opt-out-refused',
    input,
    ids,
    status: 409,
    problem: {
      kind: 'refused',
      status: 409,
      message: 'You can’t leave this benefit during the scheme year',
    },
  })
  interaction('[SEL-3] a selection that is gone', updateSelection, {
    state: 'benefit-selected',
    input: { ...input, path: { id: 'no-such-selection' } },
    status: 404,
    problem: { kind: 'refused', status: 404, message: 'We can’t find this choice' },
  })
})
