import { concat, defer, finalize, ignoreElements, map, NEVER, of, throwError, timer } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { PanelClosed } from '../../domain/shell/panels.ts'
import type { DomainEvent } from '../../domain/kernel/event.ts'
import { TileFailed, TileRequested, type TileName } from '../../domain/employer/dashboard.ts'
import { SessionEnded } from '../../domain/session/session.ts'
import { portalEvolution, type State } from '../../domain/state.ts'
import { doing, doingThen, effect, startEffects, type AnyEffect, type Policy } from './effect.ts'
import { stubPorts } from './fakes.testing.ts'
import { runEffect } from './testing.ts'
import { createStore } from './store.ts'

const offline = { kind: 'network' } as const
const asked = (tile: TileName) => TileRequested({ tile })
const failedTile = (tile: TileName) => TileFailed({ tile, problem: offline })
const events = {
  a: asked('approvals'),
  t: asked('registration'),
  A: failedTile('approvals'),
  T: failedTile('registration'),
  e: SessionEnded({ reason: 'elsewhere', message: null, ssoLogoutUrl: null }),
}

/** An effect that responds after 5 ms. */
const responding = (policy: Policy<typeof TileRequested>, outlivesSession = false) =>
  effect<State>()({
    name: 'sample',
    on: [TileRequested],
    policy,
    emits: [TileFailed],
    outlivesSession,
    run: ({ data: { tile } }) => timer(5).pipe(map(() => failedTile(tile))),
  })
const run = (sample: AnyEffect<State>, when: string, then: string, expected: Record<string, DomainEvent> = events) => {
  runEffect({ effect: sample, ports: {}, when: [when, events], then: [then, expected] })
}
const byTile = ({ data }: { data: { tile: string } }) => data.tile

describe('the ports of an effect', () => {
  it('[BED-7] know the event that triggered it, so that its calls can be noted with their cause', () => {
    const store = createStore(portalEvolution(), () => 0)
    const causes: number[] = []
    const ports = { ...stubPorts({}), causedBy: (seq: number) => ({ ...stubPorts({}), marked: causes.push(seq) }) }
    startEffects([responding('everyOne')], store, ports, SessionEnded)
    store.append(PanelClosed({}))
    store.append(asked('approvals'))
    store.append(asked('registration'))
    expect(causes).toEqual([2, 3])
  })
})

describe('a policy', () => {
  it('everyOne lets all runs go on side by side', () => {
    run(responding('everyOne'), 'aat', '5ms AAT')
  })

  it('exhaustBy drops a trigger while one of its key runs', () => {
    run(responding({ exhaustBy: byTile }), 'aat 3ms a', '5ms A 1ms T 3ms A')
  })

  it('switchBy lets a later trigger of its key cancel the run before it', () => {
    run(responding({ switchBy: byTile }), 'at 2ms a', '6ms T 2ms A')
  })

  it('switchBy unsubscribes from what it cancels, and a stop from all that is left', () => {
    let open = 0
    const counting = effect<State>()({
      name: 'counting',
      on: [TileRequested],
      policy: { switchBy: byTile },
      emits: [TileFailed],
      run: () =>
        defer(() => {
          open += 1
          return NEVER
        }).pipe(
          finalize(() => {
            open -= 1
          }),
        ),
    })
    const store = createStore(portalEvolution(), () => 0)
    const stop = startEffects([counting], store, stubPorts({}), SessionEnded)
    for (const event of [events.a, events.t, events.a]) store.append(event)
    expect(open).toBe(2)
    stop()
    expect(open).toBe(0)
  })
})

describe('the end of a session', () => {
  it('[AUTH-1] cancels the runs of an effect, which responds again in the next one', () => {
    run(responding('everyOne'), 'a 2ms e 2ms t', '11ms T')
  })

  it('[LOGOUT-1] leaves an effect alone that outlives it', () => {
    run(responding('everyOne', true), 'a 2ms e', '5ms A')
  })

  it('frees the key of an exhausted effect', () => {
    run(responding({ exhaustBy: byTile }), 'a 2ms e a', '9ms A')
  })
})

describe('an effect that throws', () => {
  const throwing = (how: 'at once' | 'later') =>
    effect<State>()({
      name: how,
      on: [TileRequested],
      policy: 'everyOne',
      emits: [TileFailed],
      failure: (problem, { data: { tile } }) => TileFailed({ tile, problem }),
      run: () => {
        if (how === 'at once') throw new RangeError('first.last@acme.example')
        return concat(
          timer(5).pipe(ignoreElements()),
          throwError(() => 'a text'),
        )
      },
    })

  it("emits its declared failure with the error's name alone, and goes on", () => {
    const A = TileFailed({ tile: 'approvals', problem: { kind: 'unexpected', reason: 'RangeError' } })
    run(throwing('at once'), 'aa', 'AA', { A })
  })

  it('emits its declared failure where its response throws', () => {
    const A = TileFailed({ tile: 'approvals', problem: { kind: 'unexpected', reason: 'string' } })
    run(throwing('later'), 'a', '5ms A', { A })
  })
})

describe('an effect', () => {
  it('names the event that caused each of its own', () => {
    const store = createStore(portalEvolution(), () => 0)
    const causes: (number | null)[] = []
    store.events.subscribe(({ causedBy }) => causes.push(causedBy))
    const atOnce = effect<State>()({
      name: 'at once',
      on: [TileRequested],
      policy: 'everyOne',
      emits: [TileFailed],
      run: ({ data: { tile } }) => of(failedTile(tile)),
    })
    startEffects([atOnce], store, stubPorts({}), SessionEnded)
    for (const event of [PanelClosed({}), events.a, events.t]) store.append(event)
    expect(causes).toEqual([null, null, 2, null, 4])
  })

  it('does not compile with an event that it does not declare', () => {
    const undeclared = effect<State>()({
      name: 'undeclared',
      on: [TileRequested],
      policy: 'everyOne',
      emits: [TileFailed],
      // @ts-expect-error PanelClosed is not among `emits`
      run: () => of(PanelClosed({})),
    })
    expect(undeclared.emits).toEqual([TileFailed])
  })

  it('does its work when it is run, and may say so', () => {
    const did: string[] = []
    const work = doing(() => did.push('one'))
    const both = doingThen(() => did.push('two'), events.A)
    expect(did).toEqual([])
    work.subscribe(() => did.push('never'))
    both.subscribe(({ type }) => did.push(type))
    expect(did).toEqual(['one', 'two', 'TileFailed'])
  })

  it('throws in a test at a port without a stub, by its name', () => {
    const ports = stubPorts({ storage: { read: () => null } })
    expect(ports.storage.read('local', 'a')).toBeNull()
    expect(() => ports.storage.remove('local', 'a')).toThrow('The port storage.remove was used')
    expect(() => ports.clock.now()).toThrow('The port clock.now was used')
    expect(() => ports.redirects('/', 'signOut')).toThrow('The port redirects was used')
  })
})
