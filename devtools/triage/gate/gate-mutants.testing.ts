import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { BenefitsLoaded } from '../../../src/domain/benefits/eligible.ts'
import { ContactPageFailed } from '../../../src/domain/content/contact.ts'
import { PendingFailed } from '../../../src/domain/employer/approvals.ts'
import { FamilyLoaded } from '../../../src/domain/family/members.ts'
import { child, partner } from '../../../src/domain/family/testing.ts'
import { CardsLoaded } from '../../../src/domain/home/cards.ts'
import { CarouselTurned } from '../../../src/domain/home/carousel.ts'
import type { DomainEvent, RecordedEvent } from '../../../src/domain/kernel/event.ts'
import { encodeLog } from '../../../src/domain/log/encode-log.ts'
import { benefit, offline, selection } from '../../../src/domain/samples.ts'
import { IdleExpired } from '../../../src/domain/session/idle.ts'
import { MasqueradeLeftBehind } from '../../../src/domain/session/masquerade.ts'
import { CodeLoginSucceeded } from '../../../src/domain/session/second-factor.ts'
import { TermsAcceptanceFailed } from '../../../src/domain/session/terms.ts'
import { chanceBy } from '../../../tools/mutants/chance.ts'
import { mutated, type Mutant } from '../../../tools/mutants/mutant.ts'
import { root } from '../../../tools/setup.mjs'
import type { Build } from '../../replay/cli/build.ts'
import { ownBuild } from '../../replay/cli/builds.ts'
import { header, recordOn } from '../../replay/cli/mutants/drive.testing.ts'
import { noise, noiseHosts } from '../../replay/cli/mutants/noise.testing.ts'

/** A mutant, and the event that meets it. */
interface GateMutant extends Mutant {
  readonly met: DomainEvent
}

const card = (id: string, urgent: boolean) => ({ id, title: id, text: '', link: null, icon: 'i', urgent })

/** Ten mutants in ten sources: of handlers, of selectors, and one that throws. */
export const gateMutants: readonly GateMutant[] = [
  {
    name: 'a masquerade that was left behind is not reported',
    file: 'src/domain/session/masquerade.ts',
    from: '      draft.leftBehind = true\n',
    to: '',
    met: MasqueradeLeftBehind({}),
  },
  {
    name: 'terms that could not be accepted are not asked again',
    file: 'src/domain/session/terms.ts',
    from: '      draft.updated = true\n',
    to: '      draft.updated = false\n',
    met: TermsAcceptanceFailed({ problem: offline }),
  },
  {
    name: 'the carousel stays at its first slide',
    file: 'src/domain/home/carousel.ts',
    from: 'draft.shown = to',
    to: 'draft.shown = 0',
    met: CarouselTurned({ to: 2 }),
  },
  {
    name: 'selections that could not be loaded are loaded for ever',
    file: 'src/domain/employer/approvals.ts',
    from: '      draft.pending = failed(draft.pending, problem)\n',
    to: '      draft.pending = loading(draft.pending)\n',
    met: PendingFailed({ benefitId: 'dental', problem: offline }),
  },
  {
    name: 'a code that was right is asked again',
    file: 'src/domain/session/second-factor.ts',
    from: "draft.phase = 'passed'",
    to: "draft.phase = 'open'",
    met: CodeLoginSucceeded({}),
  },
  {
    name: 'a contact page that could not be loaded throws',
    file: 'src/domain/content/contact.ts',
    from: '      draft.page = failed(draft.page, problem)\n',
    to: '      throw new Error(`No page after ${problem.kind}`)\n',
    met: ContactPageFailed({ problem: offline }),
  },
  {
    name: 'children come before a partner',
    file: 'src/domain/family/members.ts',
    from: 'rank(a) - rank(b)',
    to: 'rank(b) - rank(a)',
    met: FamilyLoaded({ members: [child, partner] }),
  },
  {
    name: 'urgent cards come last',
    file: 'src/domain/home/cards.ts',
    from: 'Number(b.urgent) - Number(a.urgent)',
    to: 'Number(a.urgent) - Number(b.urgent)',
    met: CardsLoaded({ cards: [card('later', false), card('now', true)] }),
  },
  {
    name: 'a session that is over goes on',
    file: 'src/domain/session/idle.ts',
    from: "draft.phase = { kind: 'expired' }",
    to: "draft.phase = { kind: 'active' }",
    met: IdleExpired({}),
  },
  {
    name: 'the choices so far count what the company pays',
    file: 'src/domain/benefits/enrolment.ts',
    from: 'sum + (selection?.[cost]?.employee ?? 0)',
    to: 'sum + (selection?.[cost]?.company ?? 0)',
    met: BenefitsLoaded({ benefits: [{ ...benefit, selection: { ...selection, status: 'in-progress' } }] }),
  },
]

/** A copy of this checkout's domain with all ten mutants in it. */
export const mutantBuild = (folder: string): string => {
  cpSync(path.join(root, 'src/domain'), path.join(folder, 'src/domain'), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  for (const mutant of gateMutants) {
    const file = path.join(folder, mutant.file)
    writeFileSync(file, mutated(mutant, readFileSync(file, 'utf8')))
  }
  return folder
}

/** A log, and the sources of the mutants that it meets. */
export interface MutantLog {
  readonly name: string
  readonly text: string
  readonly causes: readonly string[]
}

/** How many visits are recorded: each log is a part of one. */
const VISITS = 12

const appended = (
  events: readonly RecordedEvent[],
  more: readonly DomainEvent[],
  build: Build,
): readonly RecordedEvent[] => {
  const { seq = 0, at = 0 } = events.at(-1) ?? {}
  return [
    ...events,
    ...more.map(({ type, data }, i) => {
      const v = build.evolution.definitions.get(type)?.v ?? 1
      return { seq: seq + i + 1, at: at + i + 1, v, type, data, causedBy: null }
    }),
  ]
}

/** Logs of unrelated user actions, six in ten of which meet up to three of the mutants. */
export async function* mutantLogs(count: number, seed: number): AsyncGenerator<MutantLog> {
  const build = ownBuild()
  const visits: (readonly RecordedEvent[])[] = []
  for (let i = 0; i < VISITS; i++) visits.push(await recordOn(build, noise(150, seed + i), noiseHosts(seed + i)))
  const { below, pick } = chanceBy(seed)
  for (let i = 0; i < count; i++) {
    const visit = pick(visits) ?? []
    const part = visit.slice(0, 20 + below(visit.length - 20))
    const mutants =
      below(10) < 4
        ? []
        : Array.from({ length: 1 + below(3) }, () => pick(gateMutants)).filter((mutant) => mutant !== undefined)
    const met = [...new Set(mutants)]
    const text = encodeLog(
      header,
      appended(
        part,
        met.map((mutant) => mutant.met),
        build,
      ),
    )
    yield { name: `log-${String(i).padStart(6, '0')}.jsonl`, text, causes: met.map(({ file }) => file).toSorted() }
  }
}
