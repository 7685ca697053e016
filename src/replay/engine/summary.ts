const LONGEST = 140

const scalar = (value: unknown): string => {
  if (typeof value === 'string') return value.length > 60 ? `${value.slice(0, 59)}…` : value === '' ? '“”' : value
  return String(value)
}

const partsOf = (value: unknown, name: string, depth: number): string[] => {
  if (Array.isArray(value)) return [`${name}: ${value.length} ${value.length === 1 ? 'entry' : 'entries'}`]
  if (typeof value !== 'object' || value === null) return [`${name}: ${scalar(value)}`]
  if (depth === 0) return [`${name}: …`]
  return Object.entries(value).flatMap(([key, part]) => partsOf(part, name === '' ? key : `${name}.${key}`, depth - 1))
}

/** Data of an event in a line: what is near the top in words, lists by their length. Empty where there is none. */
export const summaryOf = (data: unknown): string => {
  if (typeof data !== 'object' || data === null) return data === undefined ? '' : scalar(data)
  let line = ''
  for (const part of partsOf(data, '', 2)) {
    if (line.length + part.length > LONGEST) return `${line} …`
    line = line === '' ? part : `${line} · ${part}`
  }
  return line
}
