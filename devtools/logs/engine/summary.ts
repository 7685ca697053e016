const LONGEST = 140
const DEEPEST = 4

const scalar = (value: unknown): string => {
  if (typeof value === 'string') return value.length > 60 ? `${value.slice(0, 59)}…` : value === '' ? '“”' : value
  return String(value)
}

/** The data of an event in one line: values near the top come first, and lists show their length. Empty if there is none. */
export const summaryOf = (data: unknown): string => {
  let line = ''
  let level: readonly (readonly [string, unknown])[] = [['', data]]
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth++) {
    const below: (readonly [string, unknown])[] = []
    for (const [name, value] of level) {
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
        for (const entry of Object.entries(value)) below.push(entry)
        continue
      }
      if (value === undefined) continue
      const words = Array.isArray(value) ? `${value.length} ${value.length === 1 ? 'entry' : 'entries'}` : scalar(value)
      const part = name === '' ? words : `${name}: ${words}`
      if (line.length + part.length > LONGEST) return `${line} …`
      line = line === '' ? part : `${line} · ${part}`
    }
    level = below
  }
  return line
}
