import { keysOf } from './paths.ts'
import type { Selected } from './expected.ts'
import type { Wanted } from './judge.ts'
import { overlapRules, type OverlapRule } from './resimulate.ts'

/** What the command line asks for, as it was written. */
export interface Asked {
  readonly expect?: string | undefined
  readonly select?: string | undefined
  readonly overlap?: string | undefined
  readonly effects?: boolean | undefined
  /** The `seq` of the event after which it is judged. */
  readonly at?: number | undefined
  readonly shows?: string | undefined
  readonly showsNot?: string | undefined
  readonly draws?: boolean | undefined
  readonly width?: number | undefined
  readonly commands?: boolean | undefined
  readonly refuses?: string | undefined
  readonly allows?: string | undefined
  readonly makes?: string | undefined
  readonly makesNot?: string | undefined
}

const json = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text // a bare word is a string: `kind=sending`
  }
}

/** `NAME` or `NAME:ARG`; the argument is JSON or an unquoted string. */
export const selectedBy = (text: string): Selected => {
  const colon = text.indexOf(':')
  if (colon < 0) return { name: text, arg: undefined }
  return { name: text.slice(0, colon), arg: json(text.slice(colon + 1)) }
}

const overlapBy = (text: string): Wanted => {
  const [effect = '', rule = '', key = '', ...more] = text.trim().split(/\s+/)
  const known = overlapRules.find((one): one is OverlapRule => one === rule)
  if (!known || more.length > 0)
    throw new Error(
      `‘--overlap ${text}’ cannot be understood. Write an effect, one of ${overlapRules.join(', ')}, and the key of its requests: --overlap "optOut.send one selectionId".`,
    )
  return { kind: 'overlap', overlap: { effect, rule: known, key } }
}

/** `PATH=VALUE`, where the path can be empty if `ofSelector`. Throws a sentence with the option's name if it cannot be understood. */
export const expectationBy = (
  text: string,
  option: string,
  ofSelector: boolean,
): { readonly path: string; readonly value: unknown } => {
  const found = /^((?:[^="]|"(?:[^"\\]|\\.)*")*)=(.*)$/s.exec(text)
  const [, path = '', value = ''] = found ?? []
  if (!found || keysOf(path) === null || (path === '' && !ofSelector))
    throw new Error(
      `‘--${option} ${text}’ cannot be understood. Write a path of the state and a value: --${option} optOut.dental.kind=done.`,
    )
  return { path, value: value === 'nothing' ? undefined : json(value) }
}

/**
 * What a log is judged by. A value is JSON or an unquoted string; `nothing` means that there is none. Throws a sentence if it cannot be
 * understood.
 */
export const wantedBy = ({
  expect,
  select,
  overlap,
  effects,
  at,
  shows,
  showsNot,
  draws,
  width,
  commands,
  refuses,
  allows,
  makes,
  makesNot,
}: Asked): Wanted => {
  const asked = [expect, overlap, shows, showsNot, draws, commands, refuses, allows, makes, makesNot]
  if (asked.filter((one) => one !== undefined).length > 1)
    throw new Error(
      'Ask for one thing at a time: --expect, --shows, --shows-not, --draws, --commands, --refuses, --allows, --makes, --makes-not or --overlap.',
    )
  const text = shows ?? showsNot
  if (text?.trim() === '') throw new Error('Say what the screen should show: --shows ‘Check your choice’.')
  if (text !== undefined)
    return { kind: 'shows', text, isExpected: shows !== undefined, after: at ?? null, width: width ?? null }
  if (draws === true) return { kind: 'draws', after: at ?? null, width: width ?? null }
  const name = refuses ?? allows
  if (name !== undefined)
    return {
      kind: 'commands',
      expected: { kind: refuses === undefined ? 'allowed' : 'refused', name, at: at ?? null },
    }
  const type = makes ?? makesNot
  if (type !== undefined) {
    if (at === undefined) throw new Error('Say which command should make it, by the event that it made: --at 49.')
    return { kind: 'commands', expected: { kind: makes === undefined ? 'makesNot' : 'makes', type, at } }
  }
  if (commands === true) return { kind: 'commands', expected: null }
  if (overlap !== undefined) return overlapBy(overlap)
  if (expect === undefined) return { kind: 'sound' }
  const { path, value } = expectationBy(expect, 'expect', select !== undefined)
  return {
    kind: 'expected',
    path,
    value,
    from: select === undefined ? null : selectedBy(select),
    resimulated: effects === true,
    after: at ?? null,
  }
}
