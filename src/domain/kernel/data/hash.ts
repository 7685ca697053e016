/**
 * Hash of a state: 16 hex digits, the same in Node and in every browser, whatever the order of its keys. Two 32-bit FNV-1a lanes over a
 * canonical text; it distinguishes states and does not protect against forgery.
 */
export const hashOf = (value: unknown): string => {
  let a = 0x811c9dc5
  let b = 0x2f0b4a27
  const feed = (text: string): void => {
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i)
      a = Math.imul(a ^ code, 0x01000193)
      b = Math.imul(b ^ (code + i), 0x85ebca6b)
      b ^= b >>> 13
    }
  }
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) {
      feed('[')
      for (const item of part) {
        walk(item)
        feed(',')
      }
      feed(']')
    } else if (typeof part === 'object' && part !== null) {
      feed('{')
      for (const [key, item] of Object.entries(part).sort(([x], [y]) => (x < y ? -1 : x > y ? 1 : 0))) {
        if (item === undefined) continue
        feed(JSON.stringify(key))
        feed(':')
        walk(item)
        feed(',')
      }
      feed('}')
    } else feed(JSON.stringify(part) ?? 'null')
  }
  walk(value)
  return [a, b].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('')
}
