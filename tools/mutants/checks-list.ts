import type { Mutant } from './mutant.ts'

/** A mutant, and the step of `npm run check` that has to find it. */
export interface CheckMutant extends Mutant {
  readonly step: string
  /** What narrows the step, so that a mutant takes seconds. */
  readonly args: readonly string[]
}

const unit = (file: string): Pick<CheckMutant, 'step' | 'args'> => ({ step: 'unit', args: [file] })
const journey = (file: string, words: string, project = 'desktop'): Pick<CheckMutant, 'step' | 'args'> => ({
  step: 'journeys',
  args: [`${file}.spec.ts`, '--grep', words, `--project=${project}`],
})
const step = (name: string): Pick<CheckMutant, 'step' | 'args'> => ({ step: name, args: [] })

/** Faults of every layer. The checks caught each of them when it was added; a faster check has to go on catching them. */
export const mutants: readonly CheckMutant[] = [
  {
    name: 'A cell of a CSV runs as a formula',
    file: 'src/domain/formats/csv.ts',
    from: "const safe = begins.test(text) ? `'${text}` : text",
    to: 'const safe = text',
    ...unit('src/domain/formats/csv.test.ts'),
  },
  {
    name: 'A redirect leaves by http',
    file: 'src/effects/runtime/adapters/safe-redirect.ts',
    from: "if (url.protocol !== 'https:') return refused",
    to: '',
    ...unit('src/effects/runtime/adapters/safe-redirect.test.ts'),
  },
  {
    name: 'A redirect hides its host behind a user name',
    file: 'src/effects/runtime/adapters/safe-redirect.ts',
    from: "if (url.username !== '' || url.password !== '') return refused",
    to: '',
    ...unit('src/effects/runtime/adapters/safe-redirect.test.ts'),
  },
  {
    name: 'The idle countdown ends a second late',
    file: 'src/domain/session/idle.ts',
    from: 'return secondsLeft > 0 ?',
    to: 'return secondsLeft >= 0 ?',
    ...unit('src/domain/session/idle.test.ts'),
  },
  {
    name: '1900 has a 29 February',
    file: 'src/domain/formats/calendar.ts',
    from: 'year % 100 !== 0',
    to: 'year % 1000 !== 0',
    ...unit('src/domain/formats'),
  },
  {
    name: 'November has 31 days',
    file: 'src/domain/formats/calendar.ts',
    from: '[4, 6, 9, 11]',
    to: '[4, 6, 9]',
    ...unit('src/domain/formats'),
  },
  {
    name: 'A password that meets one rule is sent',
    file: 'src/domain/account/password-rules.ts',
    from: 'passwordRuleCodes.every(',
    to: 'passwordRuleCodes.some(',
    ...unit('src/domain/account/password-rules.test.ts'),
  },
  {
    name: 'A 401 to a logout ends the session a second time',
    file: 'src/effects/runtime/adapters/session-guard.ts',
    from: 'if (operation.anonymous || exemptIds.has(operation.id)) return',
    to: 'if (operation.anonymous) return',
    ...unit('src/effects/runtime/adapters/session-guard.test.ts'),
  },
  {
    name: 'A cost of other values is shown as that of these',
    file: 'src/domain/benefits/quoting.ts',
    from: 'known?.quoted && choice && sameChoice(known.quoted.choice, choice) ?',
    to: 'known?.quoted && choice ?',
    ...unit('src/domain/benefits/quoting.test.ts'),
  },
  {
    name: 'A person opts out of what cannot be left',
    file: 'src/domain/benefits/opt-out.ts',
    from: "if (!selection.optOut.allowed) return left(refuse('mayNotLeave'))",
    to: '',
    ...unit('src/domain/benefits/opt-out.test.ts'),
  },
  {
    name: 'An event wakes screens that it does not touch',
    file: 'src/effects/runtime/store.ts',
    from: 'if (all && before[key] !== after[key])',
    to: 'if (all)',
    ...unit('src/effects/runtime/store.test.ts'),
  },
  {
    name: 'Calls of a masquerade lack the scheme year',
    file: 'src/effects/api/request.ts',
    from: 'if (masquerade.schemeYear !== null) headers[headerNames.masqueradeSchemeYear] = masquerade.schemeYear',
    to: '',
    ...unit('src/effects/api'),
  },
  {
    name: 'A panel that opens again is taken away',
    file: 'src/domain/shell/panels.ts',
    from: 'if (draft.open?.closing) draft.open = null',
    to: 'draft.open = null',
    ...unit('src/domain/shell/panels.test.ts'),
  },
  {
    name: 'The header hides at the top of the page',
    file: 'src/ui/components/header/header-pin.ts',
    from: "if (to <= pinStart) return 'unfixed'",
    to: '',
    ...unit('src/ui/components'),
  },
  {
    name: 'The mock reports a locked account as any other',
    file: 'mock-server/session/login.ts',
    from: 'if (person.locked) return refused(422, lockedOut, false, true)',
    to: '',
    ...unit('mock-server/session/login.test.ts'),
  },
  {
    name: 'The mock answers a refused opt-out by another status',
    file: 'mock-server/benefits/opt-out.ts',
    from: 'refuse(409,',
    to: 'refuse(403,',
    step: 'verify-legacy',
    args: ['--operation', 'updateSelection'],
  },
  {
    name: 'Two presses opt out twice',
    file: 'src/effects/benefits/opt-out.ts',
    from: 'policy: { exhaustBy: ({ data }) => data.selectionId },',
    to: "policy: 'everyOne',",
    ...unit('src/effects/benefits/opt-out.test.ts'),
  },
  {
    name: 'A refusal that comes with status 200 is taken for a success',
    file: 'src/effects/benefits/opt-out.ts',
    from: "data.status === 'error'",
    to: "data.status === 'failed'",
    ...unit('src/effects/benefits/opt-out.test.ts'),
  },
  {
    name: 'Rows that were decided stay, and the others go',
    file: 'src/domain/employer/approvals.ts',
    from: '!gone.has(row.selectionId)',
    to: 'gone.has(row.selectionId)',
    ...unit('src/domain/employer/approvals.test.ts'),
  },
  {
    name: 'Escape does not close the user menu',
    file: 'src/ui/components/overlays/menu.tsx',
    from: "if (event.key === 'Escape') close()",
    to: "if (event.key === 'F9') close()",
    ...unit('src/ui/components/overlays/overlays.test.tsx'),
  },
  {
    name: 'The skip link moves no focus',
    file: 'src/ui/components/layout/skip-link.tsx',
    from: 'document.getElementById(mainId)?.focus()',
    to: '',
    ...unit('src/ui/components/layout/chrome.test.tsx'),
  },
  {
    name: 'The menu button of a phone has no name',
    file: 'src/ui/components/overlays/burger-menu.tsx',
    from: 'aria-label="Menu"\n        aria-haspopup',
    to: 'aria-haspopup',
    ...unit('src/ui/components/overlays/overlays.test.tsx'),
  },
  {
    name: 'A page scrolls sideways on a phone',
    file: 'src/ui/components/theme/global-style.ts',
    from: 'overflow-wrap: break-word;',
    to: 'overflow-wrap: break-word; min-inline-size: 45rem;',
    ...journey('benefits', 'narrowed by word', 'phone'),
  },
  {
    name: 'What is opted out of is not said to be',
    file: 'src/domain/benefits/opt-out.ts',
    from: "draft[benefitId] = { kind: 'done' }",
    to: "draft[benefitId] = { kind: 'sending' }",
    ...unit('src/domain/benefits/opt-out.test.ts'),
  },
  {
    name: 'Pages may frame objects of others',
    file: 'tools/deploy/policy.ts',
    from: "'object-src'",
    to: "'object-scr'",
    ...unit('tools/deploy/policy.test.ts'),
  },
  {
    name: 'An operation changes without its client',
    file: 'openapi/legacy/benefits.yaml',
    from: 'operationId: getBenefit\n',
    to: 'operationId: getBenefits\n',
    ...step('generated files'),
  },
  {
    name: 'An event changes without a new version',
    file: 'src/domain/benefits/opt-out.ts',
    from: 'data: { selectionId: SelectionId },',
    to: 'data: { selectionId: SelectionId, instead: SelectionId },',
    ...step('versions'),
  },
  {
    name: 'The domain uses RxJS',
    file: 'src/domain/benefits/opt-out.ts',
    from: "import { left, right } from 'fp-ts/lib/Either.js'",
    to: "import { left, right } from 'fp-ts/lib/Either.js'\nimport 'rxjs'",
    ...step('boundaries'),
  },
  {
    name: 'A request event has no effect',
    file: 'src/effects/benefits.ts',
    from: '  sendOptOut,\n',
    to: '',
    ...step('types'),
  },
  {
    name: 'A contract asks for another path',
    file: 'openapi/legacy/benefits.yaml',
    from: 'operationId: getBenefit\n',
    to: 'operationId: getBenefit\n      deprecated: notabool\n',
    ...step('documents'),
  },
]
