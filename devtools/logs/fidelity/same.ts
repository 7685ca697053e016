import { monthNames } from '../../../src/domain/formats/calendar.ts'
import type { Pseudonyms } from '../../../src/domain/log/pseudonyms.ts'
import { SECRET } from '../../../src/domain/log/scrub.ts'
import { differingPlaces } from '../reading/differing-lines.ts'

/** Lines that differ: what the user saw, and what the replay has instead. */
export interface Difference {
  readonly seen: readonly string[]
  readonly replayed: readonly string[]
}

const isWord = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}]/u.test(char)
const long = new RegExp(`^(\\d{1,2}) (${monthNames.join('|')}) (\\d{4})`)

const THOUSANDS = /^\d{1,3}(?:,\d{3})+/

/** A date in words, as the ISO text in an event. */
const isoOfLong = (day: string, month: string, year: string): string =>
  `${year}-${String(monthNames.findIndex((name) => name === month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`

const longOfIso = (iso: string): string => {
  const [year = '', month = '', day = ''] = iso.split('-')
  return `${Number(day)} ${monthNames[Number(month) - 1] ?? ''} ${year}`
}

/**
 * Whether a replayed text is a text that somebody saw, with any personal values in it replaced by their pseudonyms. A value begins and ends
 * with a word, or is a date or a number as a page writes it; nothing else may differ.
 */
const sameText = (seen: string, replayed: string, pseudonym: Pseudonyms): boolean => {
  if (seen === replayed) return true
  const dead = new Set<number>()
  const from = (i: number, j: number): boolean => {
    if (i === seen.length && j === replayed.length) return true
    if (i >= seen.length || j >= replayed.length) return false
    const key = i * 100_000 + j
    if (dead.has(key)) return false
    if (seen[i] === replayed[j] && from(i + 1, j + 1)) return true
    if (!isWord(seen[i - 1])) {
      const [date, day = '', month = '', year = ''] = long.exec(seen.slice(i)) ?? []
      if (date !== undefined) {
        const other = longOfIso(pseudonym(isoOfLong(day, month, year)))
        if (replayed.startsWith(other, j) && from(i + date.length, j + other.length)) return true
      }
      const [amount] = THOUSANDS.exec(seen.slice(i)) ?? []
      if (amount !== undefined) {
        const other = Number(pseudonym(amount.replaceAll(',', ''))).toLocaleString('en-GB')
        if (replayed.startsWith(other, j) && from(i + amount.length, j + other.length)) return true
      }
      for (let end = i + 1; end <= seen.length && j + end - i <= replayed.length; end++) {
        if (isWord(seen[end - 1]) && isWord(seen[end])) continue
        if (pseudonym(seen.slice(i, end)) === replayed.slice(j, j + end - i) && from(end, j + end - i)) return true
      }
    }
    dead.add(key)
    return false
  }
  return from(0, 0)
}

const FIELD = /^(\s*- (?:textbox|searchbox) .*?): (.*)$/

const sameLine = (seen: string, replayed: string, pseudonym: Pseudonyms): boolean => {
  if (sameText(seen, replayed, pseudonym)) return true
  // A secret is the same placeholder in every log, whatever was typed.
  const [, field = '', value] = FIELD.exec(replayed) ?? []
  const [, typed = ''] = FIELD.exec(seen) ?? []
  return value === SECRET && sameText(typed, field, pseudonym)
}

const ADDRESS = /^(\s*- \/url: )(.*)$/

/**
 * An address in readable letters, with its options sorted, because the log does not say in which order they came. The inspector's build is
 * at a relative address.
 */
const readable = (address: string): string => {
  if (address === './') return '/'
  const [page = '', query] = address.split('?')
  return query === undefined
    ? address
    : `${page}?${[...new URLSearchParams(query)]
        .map((one) => one.join('='))
        .sort()
        .join('&')}`
}

const QUOTED = /: "((?:[^"\\]|\\.)*)"$/
const BOX = /^(\s*)- textbox "(Day|Month|Year)"(.*?)(?:: (.*))?$/

/** The lines of a tree, without the quotes that only some values need. The three boxes of a date have one value, which goes into the first. */
const linesOf = (tree: string): string[] => {
  const lines = tree
    .split('\n')
    .map((line) => line.replace(QUOTED, (_, text: string) => `: ${text.replaceAll('\\"', '"')}`))
    .map((line) => line.replace(ADDRESS, (_, head: string, address: string) => head + readable(address)))
  const boxes = lines.flatMap((line, place) => {
    const [, , part, , value = ''] = BOX.exec(line) ?? []
    return part === undefined ? [] : [{ place, part, value }]
  })
  for (let first = 0; first + 2 < boxes.length; first += 3) {
    const [day, month, year] = boxes.slice(first, first + 3)
    if (day?.part !== 'Day' || month?.part !== 'Month' || year?.part !== 'Year') break
    const iso = [year.value, month.value, day.value].join('-')
    for (const box of [day, month, year]) {
      const line = (lines[box.place] ?? '').replace(/: \S*$/, '')
      lines[box.place] = box === day && iso !== '--' ? `${line}: ${iso}` : line
    }
  }
  return lines
}

/**
 * Where a replayed tree differs from the tree that a user saw, with personal values replaced by the pseudonyms of the log; an empty list
 * if it is the same.
 */
export const differences = (seen: string, replayed: string, pseudonym: Pseudonyms): readonly Difference[] => {
  const [left, right] = [linesOf(seen), linesOf(replayed)]
  const known = new Map<string, boolean>()
  const same = (i: number, j: number): boolean => {
    const [one = '', other = ''] = [left[i], right[j]]
    const key = `${one}\n${other}`
    const found = known.get(key) ?? sameLine(one, other, pseudonym)
    known.set(key, found)
    return found
  }
  const places = differingPlaces(left.length, right.length, same)
  const [gone, come] = [new Set(places.one), new Set(places.other)]
  const found: { seen: string[]; replayed: string[] }[] = []
  let current: (typeof found)[number] | null = null
  for (let [i, j] = [0, 0]; i < left.length || j < right.length;) {
    if (!gone.has(i) && !come.has(j)) {
      i += 1
      j += 1
      current = null
      continue
    }
    if (!current) found.push((current = { seen: [], replayed: [] }))
    if (gone.has(i)) current.seen.push(left[i++] ?? '')
    else current.replayed.push(right[j++] ?? '')
  }
  return found
}
