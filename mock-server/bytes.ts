/** Marks a response whose body is bytes in base64, because Mirage carries only text. It never leaves the mock. */
export const bytesHeader = 'X-Mock-Bytes'

/** Bytes as base64. */
export const toBase64 = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** The bytes of base64. Throws a DOMException on anything else. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
